package io.serbench.check;

import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.dataset.evolution.Version;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/** Makes the types of later versions look like those of the first to a JVM that has them first. */
public final class VersionClasses {
  private VersionClasses() {}

  /**
   * What must come first on the class path of a JVM that plays the version; nothing for the first.
   * One thread at a time: rows are examined side by side, and no JVM may start on half a class.
   *
   * @param folder where it is put, in a folder of its own
   * @param own the user's class that changes, instead of serbench's types
   */
  static synchronized List<Path> under(Path folder, Version version, Optional<ChangedClasses> own)
      throws IOException {
    if (version == Version.FIRST) {
      return List.of();
    }
    Path classes = folder.resolve("version-" + version.word());
    if (own.isPresent()) {
      if (!Files.exists(classes)) {
        own.get().write(version, classes);
      }
      return List.of(classes);
    }
    for (DataType<?> type : Evolving.TYPES) {
      Path file = classes.resolve(fileName(Version.FIRST, type.root()));
      if (!Files.exists(file)) {
        Files.createDirectories(file.getParent());
        Files.write(file, renamed(version, type.root()));
      }
    }
    return List.of(classes);
  }

  /** The version's class under the name of the first's. */
  static byte[] renamed(Version version, Class<?> first) throws IOException {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(read(fileName(version, first)))
        .accept(
            new ClassRemapper(
                writer,
                new SimpleRemapper(
                    Opcodes.ASM9,
                    internalName(version, first),
                    internalName(Version.FIRST, first))),
            0);
    return writer.toByteArray();
  }

  private static byte[] read(String file) throws IOException {
    try (InputStream in = VersionClasses.class.getClassLoader().getResourceAsStream(file)) {
      if (in == null) {
        throw new FileNotFoundException(file + " is not on the class path");
      }
      return in.readAllBytes();
    }
  }

  private static String fileName(Version version, Class<?> first) {
    return internalName(version, first) + ".class";
  }

  private static String internalName(Version version, Class<?> first) {
    return (version.packageName() + "." + first.getSimpleName()).replace('.', '/');
  }
}
