package io.serbench.dataset.codec;

import io.serbench.dataset.own.FoundParts;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Turns values into bytes and back. Both sides know the classes, so the bytes name none: they hold
 * places in the list of classes, and a value can have no other class.
 *
 * <p>What comes back has the same contents, and the same references: two to one object, be it a
 * bean, a list, a text or a boxed number, are two to one object again, and what refers to itself
 * does so again. Lists come back as {@code ArrayList}, maps as {@code LinkedHashMap} in their
 * order. Small boxed numbers are the JDK's shared ones.
 */
public final class ValueCodec {
  private final Classes classes;

  /**
   * A codec of values made of these classes and of the JDK's that {@code ValueKind} names.
   *
   * @param classes beans with a constructor without parameters, records, classes with a constructor
   *     of all their fields, and enums; the same in the same order where values are encoded and
   *     where they are decoded
   */
  public ValueCodec(List<Class<?>> classes) {
    for (Class<?> type : classes) {
      if (!type.isEnum()) {
        Layout.of(type);
      }
    }
    this.classes = new Classes(classes);
  }

  private ValueCodec(Classes classes) {
    this.classes = classes;
  }

  /**
   * Returns a codec of all values that a type may have: of what a sealed type permits and what the
   * fields of these declare, and so on.
   *
   * @param root a record or a sealed type; its fields hold no values of other open types than the
   *     JDK's that {@code ValueKind} names
   */
  public static ValueCodec of(Class<?> root) {
    List<Class<?>> declared = FoundParts.of(root, List.of()).parts().own();
    // By name, since the order of declarations may differ from JVM to JVM.
    return new ValueCodec(
        new Classes(declared.stream().sorted(Comparator.comparing(Class::getName)).toList()));
  }

  /**
   * The value as bytes.
   *
   * @throws IllegalArgumentException where the value is made of other classes
   */
  public byte[] encode(Object value) {
    return new ValueWriter(classes).write(value).toByteArray();
  }

  /**
   * Writes the value's bytes behind their number, an {@code int}.
   *
   * @throws IllegalArgumentException where the value is made of other classes; nothing is written
   */
  public void write(Object value, DataOutputStream out) throws IOException {
    ByteArrayOutputStream bytes = new ValueWriter(classes).write(value);
    out.writeInt(bytes.size());
    bytes.writeTo(out);
  }

  /**
   * The value that was encoded.
   *
   * @param root the value's class
   * @throws IOException where the bytes are not those of such a value
   */
  public <T> T decode(Class<T> root, byte[] bytes) throws IOException {
    return decode(root, bytes, UnaryOperator.identity());
  }

  /**
   * Another value of the shape of the one that was encoded: of as many parts, in the same classes,
   * with the same nulls and references. Keys of maps stay as they are.
   *
   * @param leaves what stands in the place of a text, a number, a date and the like, and of an
   *     array of primitives as a whole; of the same class
   * @throws IOException where the bytes are not those of such a value
   */
  public <T> T decode(Class<T> root, byte[] bytes, UnaryOperator<Object> leaves)
      throws IOException {
    try {
      return root.cast(new ValueReader(classes, bytes, leaves).read());
    } catch (RuntimeException | StackOverflowError e) {
      // What classes throw of contents that cannot be, and values within values without end.
      throw new IOException("the bytes are not those of a " + root.getName() + ": " + e, e);
    }
  }

  /**
   * A copy, which shares nothing mutable with the value.
   *
   * @param root the value's class
   */
  public <T> T copy(Class<T> root, T value) {
    try {
      return decode(root, encode(value));
    } catch (IOException e) {
      throw new UncheckedIOException("a value cannot be read from its own bytes", e);
    }
  }

  /** The listed classes, and their places in the list. */
  static final class Classes {
    private final List<Class<?>> classes;
    private final Map<Class<?>, Integer> places = new HashMap<>();

    Classes(List<Class<?>> classes) {
      this.classes = List.copyOf(classes);
      for (Class<?> type : classes) {
        places.put(type, places.size());
      }
    }

    /** The place of a class in the list. */
    int place(Class<?> type) {
      Integer place = places.get(type);
      if (place == null) {
        throw new IllegalArgumentException(
            "a " + type.getName() + " cannot be encoded; the codec's classes: " + classes);
      }
      return place;
    }

    /** The class at a place in the list. */
    Class<?> type(int place) throws IOException {
      if (place < 0 || place >= classes.size()) {
        throw new IOException("no class has the number " + place);
      }
      return classes.get(place);
    }
  }
}
