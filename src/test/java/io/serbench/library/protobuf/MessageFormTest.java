package io.serbench.library.protobuf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.Any;
import com.google.protobuf.AnyProto;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DurationProto;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.EmptyProto;
import com.google.protobuf.FieldMask;
import com.google.protobuf.FieldMaskProto;
import com.google.protobuf.Message;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Struct;
import com.google.protobuf.StructProto;
import com.google.protobuf.Timestamp;
import com.google.protobuf.TimestampProto;
import com.google.protobuf.WrappersProto;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.object.GeneratedClasses.Form;
import io.serbench.dataset.object.Invention;
import io.serbench.library.protobuf.generated.MediaProto;
import io.serbench.library.protobuf.generated.SampleProto;
import io.serbench.library.protobuf.generated.UserProto;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The classes of serbench's own schemas, as if they were a user's. */
class MessageFormTest {
  private static Invention seed(long seed) {
    return new Invention(seed, OptionalInt.empty());
  }

  @Test
  void jsonBecomesTheMessageThatAPlainObjectBecomes() throws Exception {
    Form form = new MessageForm(MediaProto.MediaContent.class);
    Object read = form.read(MediaFamily.family().export("media.1"), false);
    assertThat(read)
        .isEqualTo(MediaMessages.message(MediaFamily.family().dataset("media.1").value()));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        SampleProto.SampleList.class,
        UserProto.User.class,
        Timestamp.class,
        Struct.class,
        FieldMask.class,
        Any.class
      })
  void whatIsMadeUpIsFilledAndTheSameForASeed(Class<?> type) throws Exception {
    Form form = new MessageForm(type);
    Object made = form.madeUp(seed(1));
    assertThat(made).isEqualTo(form.madeUp(seed(1))).isNotEqualTo(form.madeUp(seed(2)));
    assertThat(((Message) made).getAllFields()).isNotEmpty();
    assertThat(form.read(form.json(made), false)).isEqualTo(made);
  }

  /** Each type for which JSON has a form of its own, once and repeated. */
  @Test
  void whatIsMadeUpOfProtobufsOwnTypesIsValid() throws Exception {
    List<Descriptor> types =
        Stream.of(
                AnyProto.getDescriptor(),
                DurationProto.getDescriptor(),
                EmptyProto.getDescriptor(),
                FieldMaskProto.getDescriptor(),
                StructProto.getDescriptor(),
                TimestampProto.getDescriptor(),
                WrappersProto.getDescriptor())
            .flatMap(file -> file.getMessageTypes().stream())
            .toList();
    DescriptorProto.Builder all = DescriptorProto.newBuilder().setName("All");
    FileDescriptorProto.Builder file =
        FileDescriptorProto.newBuilder().setName("all.proto").setSyntax("proto3");
    for (Descriptor type : types) {
      for (Label label : List.of(Label.LABEL_OPTIONAL, Label.LABEL_REPEATED)) {
        all.addFieldBuilder()
            .setName("f" + all.getFieldCount())
            .setNumber(all.getFieldCount())
            .setLabel(label)
            .setType(FieldDescriptorProto.Type.TYPE_MESSAGE)
            .setTypeName("." + type.getFullName());
      }
    }
    FileDescriptor[] files =
        types.stream().map(Descriptor::getFile).distinct().toArray(FileDescriptor[]::new);
    for (FileDescriptor each : files) {
      file.addDependency(each.getName());
    }
    Descriptor holder =
        FileDescriptor.buildFrom(file.addMessageType(all).build(), files).getMessageTypes().get(0);
    Form form =
        new MessageForm(
            DynamicMessage.getDefaultInstance(holder), type -> MessageTypes.of(type, List.of()));
    for (int seed = 0; seed < 50; seed++) {
      Object made = form.madeUp(new Invention(seed, OptionalInt.of(1)));
      assertThat(form.read(form.json(made), false)).isEqualTo(made);
    }
  }

  @Test
  void whatProtocDidNotMakeIsRefused() {
    assertThatThrownBy(() -> new MessageForm(Message.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("com.google.protobuf.Message is not a class that protoc makes");
    assertThatThrownBy(() -> new MessageForm(MessageLite.class))
        .hasMessageContaining("is for protobuf's lite runtime");
  }
}
