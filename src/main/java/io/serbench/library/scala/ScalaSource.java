package io.serbench.library.scala;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the source of a class declares its constructor's parameters to be. Generic signatures of
 * class files name {@code Object} for each number, so this reads what the compilers leave for each
 * other: Scala 2 an annotation, Scala 3 a file.
 */
final class ScalaSource {
  private ScalaSource() {}

  /**
   * A type as far as the source names it.
   *
   * @param name without its package: {@code Option}
   * @param within the object that has it as a member, as {@code com.acme.Level} has {@code Value};
   *     empty if that is unknown, as always in Scala 3
   */
  record Named(String name, String within, List<Named> arguments) {
    static final Named UNKNOWN = new Named("", "", List.of());
  }

  /** Returns the types of the parameters of a class's primary constructor, by name. */
  static Map<String, Named> parameters(Class<?> type) {
    Class<?> outermost = outermost(type);
    String name = type.getName().substring(type.getName().lastIndexOf('$') + 1);
    name = name.substring(name.lastIndexOf('.') + 1);
    try {
      Optional<byte[]> signature = signature(outermost);
      if (signature.isPresent()) {
        return new Pickle(signature.get()).parameters(name);
      }
      String file = outermost.getName().substring(outermost.getPackageName().length() + 1);
      try (InputStream in = outermost.getResourceAsStream(file + ".tasty")) {
        return in == null ? Map.of() : new Tasty(in.readAllBytes()).parameters(name);
      }
    } catch (IOException | RuntimeException e) {
      return Map.of(); // A format of a later compiler.
    }
  }

  private static Class<?> outermost(Class<?> type) {
    String name = type.getName();
    int dollar = name.indexOf('$', type.getPackageName().length() + 1);
    try {
      return dollar < 0
          ? type
          : Class.forName(name.substring(0, dollar), false, type.getClassLoader());
    } catch (ClassNotFoundException e) {
      return type;
    }
  }

  /** Returns the bytes of Scala 2's annotation, which has seven bits of them in each character. */
  private static Optional<byte[]> signature(Class<?> type) {
    for (Annotation each : type.getAnnotations()) {
      String name = each.annotationType().getName();
      if (name.equals("scala.reflect.ScalaSignature")
          || name.equals("scala.reflect.ScalaLongSignature")) {
        try {
          Object bytes = each.annotationType().getMethod("bytes").invoke(each);
          String text = bytes instanceof String all ? all : String.join("", (String[]) bytes);
          return Optional.of(decoded(text));
        } catch (ReflectiveOperationException e) {
          throw new IllegalStateException("the annotation has no bytes", e);
        }
      }
    }
    return Optional.empty();
  }

  private static byte[] decoded(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int bits = 0;
    int held = 0;
    for (int i = 0; i < text.length(); i++) {
      int seven = text.charAt(i) == 0 ? 0x7f : text.charAt(i) - 1;
      held |= seven << bits;
      bits += 7;
      if (bits >= 8) {
        bytes.write(held);
        held >>>= 8;
        bits -= 8;
      }
    }
    return bytes.toByteArray();
  }

  /**
   * Scala 2's symbols and types, each an entry with a tag that refers to others by number.
   *
   * @see <a
   *     href="https://github.com/scala/scala/blob/2.13.x/src/reflect/scala/reflect/internal/pickling/PickleFormat.scala">
   *     PickleFormat</a>
   */
  private static final class Pickle {
    private static final int TERM_NAME = 1;
    private static final int TYPE_NAME = 2;
    private static final int CLASS_SYMBOL = 6;
    private static final int VALUE_SYMBOL = 8;
    private static final int THIS_TYPE = 13;
    private static final int SINGLE_TYPE = 14;
    private static final int TYPE_REFERENCE = 16;

    private record Entry(int tag, ByteBuffer data) {
      int next() {
        int value = 0;
        int read;
        do {
          read = data.get();
          value = (value << 7) | (read & 0x7f);
        } while (read < 0);
        return value;
      }

      Entry again() {
        return new Entry(tag, data.duplicate().rewind());
      }
    }

    private final List<Entry> entries = new ArrayList<>();

    Pickle(byte[] bytes) {
      Entry all = new Entry(0, ByteBuffer.wrap(bytes));
      all.next(); // The version.
      all.next();
      for (int left = all.next(); left > 0; left--) {
        int tag = all.data().get();
        int length = all.next();
        entries.add(new Entry(tag, all.data().slice(all.data().position(), length)));
        all.data().position(all.data().position() + length);
      }
    }

    private Entry entry(int number) {
      return entries.get(number).again();
    }

    /** Returns the name of a name or a symbol. */
    private String name(int number) {
      Entry entry = entry(number);
      return entry.tag() == TERM_NAME || entry.tag() == TYPE_NAME
          ? StandardCharsets.UTF_8.decode(entry.data()).toString()
          : name(entry.next());
    }

    private int owner(int number) {
      Entry symbol = entry(number);
      symbol.next();
      return symbol.next();
    }

    Map<String, Named> parameters(String type) {
      Map<String, Named> found = new HashMap<>();
      for (int i = 0; i < entries.size(); i++) {
        if (entries.get(i).tag() == VALUE_SYMBOL && isParameter(i, type)) {
          Entry symbol = entry(i);
          String name = name(symbol.next());
          symbol.next(); // The owner.
          symbol.next(); // Flags.
          found.putIfAbsent(name, named(symbol.next()));
        }
      }
      return found;
    }

    private boolean isParameter(int symbol, String type) {
      int method = owner(symbol);
      if (entries.get(method).tag() != VALUE_SYMBOL || !name(method).equals("<init>")) {
        return false;
      }
      int declaring = owner(method);
      return entries.get(declaring).tag() == CLASS_SYMBOL && name(declaring).equals(type);
    }

    private Named named(int number) {
      Entry entry = entry(number);
      if (entry.tag() != TYPE_REFERENCE) {
        return Named.UNKNOWN;
      }
      String within = within(entry.next());
      String name = name(entry.next());
      List<Named> arguments = new ArrayList<>();
      while (entry.data().hasRemaining()) {
        arguments.add(named(entry.next()));
      }
      return new Named(name, within, arguments);
    }

    /** Returns the full name of the object that a prefix means. */
    private String within(int prefix) {
      Entry type = entry(prefix);
      if (type.tag() == SINGLE_TYPE) {
        type.next(); // The object's own prefix.
      }
      return type.tag() == SINGLE_TYPE || type.tag() == THIS_TYPE ? path(type.next()) : "";
    }

    private String path(int number) {
      Entry symbol = entry(number);
      String name = name(symbol.next());
      String owner = symbol.data().hasRemaining() ? path(symbol.next()) : "";
      return owner.isEmpty() || owner.startsWith("<") ? name : owner + "." + name;
    }
  }

  /**
   * Scala 3's typed trees.
   *
   * @see <a
   *     href="https://github.com/scala/scala3/blob/main/tasty/src/dotty/tools/tasty/TastyFormat.scala">
   *     TastyFormat</a>
   */
  private static final class Tasty {
    private static final int UTF8 = 1;
    private static final int SHARED_TERM = 60;
    private static final int SHARED_TYPE = 61;
    private static final int IDENTIFIER_TYPE = 111;
    private static final int SELECTED_TYPE = 113;
    private static final int TYPE_REFERENCE = 117;
    private static final int METHOD = 130;
    private static final int TYPE = 131;
    private static final int PARAMETER = 134;
    private static final int TEMPLATE = 156;
    private static final int APPLIED_TYPE = 161;
    private static final int APPLIED_TYPE_TREE = 162;

    private final ByteBuffer in;
    private final List<String> names = new ArrayList<>();
    private int start;
    private int end;

    Tasty(byte[] bytes) {
      in = ByteBuffer.wrap(bytes);
      in.position(4);
      next();
      next();
      next(); // The version.
      skip(next()); // The compiler.
      skip(16); // An id.
      int length = next();
      for (int last = in.position() + length; in.position() < last; ) {
        int tag = in.get() & 0xff;
        int size = next();
        byte[] name = new byte[size];
        in.get(name);
        names.add(tag == UTF8 ? new String(name, StandardCharsets.UTF_8) : "");
      }
      while (in.hasRemaining()) {
        String section = names.get(next());
        int size = next();
        if (section.equals("ASTs")) {
          start = in.position();
          end = start + size;
        }
        skip(size);
      }
    }

    private int next() {
      int value = 0;
      int read;
      do {
        read = in.get();
        value = (value << 7) | (read & 0x7f);
      } while (read >= 0);
      return value;
    }

    private void skip(int bytes) {
      in.position(in.position() + bytes);
    }

    Map<String, Named> parameters(String type) {
      Map<String, Named> found = new HashMap<>();
      in.position(start);
      find(end, type, false, found);
      return found;
    }

    /** Looks for the class, and in it for its constructor. */
    private void find(int last, String type, boolean inside, Map<String, Named> found) {
      trees(
          last,
          (tag, after) -> {
            if (tag == TYPE) {
              boolean here = names.get(next()).equals(type);
              find(after, type, here, found);
            } else if (tag == METHOD && inside && names.get(next()).equals("<init>")) {
              if (found.isEmpty()) {
                constructor(after, found);
              }
            } else if (tag == TEMPLATE || tag == 128) {
              find(after, type, inside, found);
            }
          });
    }

    private void constructor(int last, Map<String, Named> found) {
      trees(
          last,
          (tag, after) -> {
            if (tag == PARAMETER) {
              found.put(names.get(next()), named());
            }
          });
    }

    /** Reads the trees with a length, and skips those without. */
    private void trees(int last, Tree tree) {
      while (in.position() < last) {
        int tag = in.get() & 0xff;
        if (tag < 128) {
          skipRest(tag);
          continue;
        }
        int length = next();
        int after = in.position() + length;
        tree.read(tag, after);
        in.position(after);
      }
    }

    /** What to do with a tree, given its tag and where it ends. */
    @FunctionalInterface
    private interface Tree {
      void read(int tag, int after);
    }

    /** Reads a type, and goes behind it. */
    private Named named() {
      int tag = in.get() & 0xff;
      switch (tag) {
        case SHARED_TERM, SHARED_TYPE -> {
          int shared = start + next();
          int here = in.position();
          in.position(shared);
          Named named = named();
          in.position(here);
          return named;
        }
        case IDENTIFIER_TYPE, SELECTED_TYPE, TYPE_REFERENCE -> {
          String name = names.get(next());
          skipTree();
          return new Named(name, "", List.of());
        }
        case APPLIED_TYPE, APPLIED_TYPE_TREE -> {
          int length = next();
          int after = in.position() + length;
          Named constructor = named();
          List<Named> arguments = new ArrayList<>();
          while (in.position() < after) {
            arguments.add(named());
          }
          return new Named(constructor.name(), "", arguments);
        }
        default -> {
          skipRest(tag);
          return Named.UNKNOWN;
        }
      }
    }

    private void skipTree() {
      skipRest(in.get() & 0xff);
    }

    /** Skips the rest of a tree, whose tag says what it consists of. */
    private void skipRest(int tag) {
      if (tag >= 128) {
        skip(next());
      } else if (tag >= 110) {
        next();
        skipTree();
      } else if (tag >= 90) {
        skipTree();
      } else if (tag >= 60) {
        next();
      }
    }
  }
}
