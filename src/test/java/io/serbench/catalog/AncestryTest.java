package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
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

  @Test
  void readsWhatAJvmLoadsFromAMultiReleaseJar() throws IOException {
    Path jar = folder.resolve("multi.jar");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      out.putNextEntry(new ZipEntry("com/acme/Order.class"));
      out.write(plain("com/acme/Order"));
      out.putNextEntry(new ZipEntry("META-INF/versions/17/com/acme/Order.class"));
      out.write(renamed("com/acme/Order"));
      out.putNextEntry(new ZipEntry("META-INF/versions/21/com/acme/Later.class"));
      out.write(plain("com/acme/Later"));
    }
    UserClassPath classPath = new UserClassPath(List.of(jar));

    assertThat(new Ancestry(classPath, 11).of("com.acme.Order")).containsExactly("com.acme.Order");
    assertThat(new Ancestry(classPath, 17).of("com.acme.Order")).contains(MESSAGE);
    assertThat(new Ancestry(classPath, 17).has("com.acme.Later")).isFalse();
    assertThat(new Ancestry(classPath, 25).has("com.acme.Later")).isTrue();
    assertThat(new Ancestry(classPath).of("com.acme.Order")).contains(MESSAGE);
    assertThat(classPath.has("com.acme.Later")).isTrue();
  }

  @Test
  void readsClassesForLaterJdks() throws IOException {
    Path file = folder.resolve("com/acme/Order.class");
    Files.createDirectories(file.getParent());
    byte[] later = plain("com/acme/Order");
    ByteBuffer.wrap(later).putShort(6, (short) 144);
    Files.write(file, later);

    assertThat(new Ancestry(new UserClassPath(List.of(folder))).of("com.acme.Order"))
        .containsExactly("com.acme.Order");
  }

  @Test
  void findsWhatATypeMayMeanByAName() {
    Ancestry ancestry = new Ancestry(UserClassPath.NONE);
    assertThat(ancestry.has("List")).isTrue();
    assertThat(ancestry.has("java.util.Map.Entry")).isTrue();
    assertThat(ancestry.has("com.acme.Ordr")).isFalse();
  }

  private static byte[] plain(String name) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", new String[0]);
    return writer.toByteArray();
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
