package io.serbench.library.scala;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What a class file says of its source.
 *
 * @param source the name of the source file, if it is known
 */
record ScalaFile(boolean ofScala, Optional<String> source) {
  /** What the compilers leave in each class, some of them only for others to read. */
  private static final List<String> ATTRIBUTES =
      List.of("Scala", "ScalaSig", "ScalaInlineInfo", "TASTY");

  /** Returns what is known of a class. */
  static ScalaFile of(Class<?> type) {
    String name = "/" + type.getName().replace('.', '/') + ".class";
    Visitor visitor = new Visitor();
    try (InputStream file = type.getResourceAsStream(name)) {
      if (file != null) {
        new ClassReader(file).accept(visitor, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
      }
    } catch (IOException | IllegalArgumentException e) {
      // ASM does not know the version, so it is newer than what compilers of Scala write.
    }
    return new ScalaFile(visitor.ofScala, Optional.ofNullable(visitor.source));
  }

  private static final class Visitor extends ClassVisitor {
    private boolean ofScala;
    private String source;

    Visitor() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visitSource(String file, String debug) {
      source = file;
    }

    @Override
    public void visitAttribute(Attribute attribute) {
      ofScala |= ATTRIBUTES.contains(attribute.type);
    }
  }
}
