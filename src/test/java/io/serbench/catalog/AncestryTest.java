package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

class AncestryTest {
  private static final String MESSAGE = "com.google.protobuf.Message";
  private static final String OURS = "io/serbench/library/protobuf/generated/UserProto$User";

  @TempDir private Path folder;

  @Test
  void goesUpToWhatOtherLibrariesDeclare() {
    Ancestry ancestry = new Ancestry(UserClassPath.NONE);
    assertThat(ancestry.of("io.serbench.library.protobuf.generated.UserProto.User"))
        .contains(MESSAGE, "io.serbench.library.protobuf.generated.UserProto$UserOrBuilder")
        .noneMatch(name -> name.startsWith("java."));
    assertThat(ancestry.of("io.serbench.dataset.user.User")).doesNotContain(MESSAGE);
  }

  @Test
  void readsClassesOfTheUsers() throws IOException {
    Path file = folder.resolve("com/acme/Order.class");
    Files.createDirectories(file.getParent());
    Files.write(file, renamed("com/acme/Order"));
    Ancestry ancestry = new Ancestry(new UserClassPath(List.of(folder)));

    assertThat(ancestry.of("com.acme.Order")).contains(MESSAGE, "com.acme.Order");
    assertThat(ancestry.of("com.acme.Ordr")).isEmpty();
  }

  private static byte[] renamed(String name) throws IOException {
    ClassWriter writer = new ClassWriter(0);
    try (InputStream in =
        AncestryTest.class.getClassLoader().getResourceAsStream(OURS + ".class")) {
      new ClassReader(in)
          .accept(new ClassRemapper(writer, new SimpleRemapper(Opcodes.ASM9, OURS, name)), 0);
    }
    return writer.toByteArray();
  }
}
