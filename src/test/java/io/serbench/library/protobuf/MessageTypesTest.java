package io.serbench.library.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Duration;
import com.google.protobuf.Option;
import io.serbench.dataset.object.GeneratedClasses.Form;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MessageTypesTest {
  @Test
  void whatAnAnyMayHoldIsFoundOnTheClassPath(@TempDir Path folder) throws Exception {
    String file = DetailProto.class.getName().replace('.', '/') + ".class";
    Path copy = folder.resolve(file);
    Files.createDirectories(copy.getParent());
    try (InputStream in = getClass().getClassLoader().getResourceAsStream(file)) {
      Files.copy(in, copy);
    }
    Files.createFile(folder.resolve("Broken.class"));
    List<Path> classPath = List.of(folder, folder.resolve("none.jar"));
    assertThat(MessageTypes.of(Option.getDescriptor(), classPath).find("acme.Detail")).isNotNull();
    assertThat(MessageTypes.of(Option.getDescriptor(), List.of()).find("acme.Detail")).isNull();
    assertThat(MessageTypes.of(Duration.getDescriptor(), classPath).find("acme.Detail")).isNull();
  }

  @Test
  void typesOfProtobufAreKnownAndOthersAreNamed() throws Exception {
    Form form =
        new MessageForm(
            Option.getDefaultInstance(), message -> MessageTypes.of(message, List.of()));
    String json =
        "{\"value\": {\"@type\": \"type.googleapis.com/google.protobuf.Duration\","
            + " \"value\": \"2s\"}}";
    Object read = form.read(json, false);
    assertThat(((Option) read).getValue().is(Duration.class)).isTrue();
    assertThat(form.read(form.json(read), false)).isEqualTo(read);
    assertThatThrownBy(() -> form.read(json.replace("google.protobuf.Duration", "a.B"), false))
        .hasMessage(
            "unknown type of an Any: type.googleapis.com/a.B; add the jar with the class that"
                + " protoc generated of it to -classpath=");
  }
}

/** As protoc makes one of each file. */
final class DetailProto {
  private DetailProto() {}

  static FileDescriptor getDescriptor() throws DescriptorValidationException {
    return FileDescriptor.buildFrom(
        FileDescriptorProto.newBuilder()
            .setName("detail.proto")
            .setPackage("acme")
            .addMessageType(DescriptorProto.newBuilder().setName("Detail"))
            .build(),
        new FileDescriptor[0]);
  }
}
