package io.serbench.dataset.codec;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.object.FoundParts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Encodes values as bytes and decodes them. Both sides know the classes, so the bytes contain
 * indexes into the list of classes instead of names, and no value can have another class.
 *
 * <p>A decoded value has the same contents and the same references: objects that are shared,
 * including strings and boxed numbers, are shared again, and cycles remain cycles. Lists are
 * decoded as {@code ArrayList}, maps as {@code LinkedHashMap} in the same order. Small boxed
 * numbers are those that the JDK caches.
 */
public final class ValueCodec {
  private final List<Class<?>> classes;
  private final Map<Class<?>, Integer> indexes = new HashMap<>();

  /**
   * Creates a codec of values that consist of some classes and of the JDK's in {@code ValueKind}.
   *
   * @param classes enums, records, beans with a constructor without parameters, and classes with a
   *     constructor of all their fields; encoder and decoder need the same list
   */
  public ValueCodec(List<Class<?>> classes) {
    this.classes = List.copyOf(classes);
    for (Class<?> type : classes) {
      indexes.put(type, indexes.size());
    }
  }

  /**
   * Returns a codec of all values of a type. Its classes are found from the root, by the types of
   * fields and the permitted classes of sealed types.
   *
   * @param root a record or a sealed type. Fields of a type that can be extended must be of one of
   *     the JDK's in {@code ValueKind}
   */
  public static ValueCodec of(Class<?> root) {
    List<Class<?>> declared = FoundParts.declared(root).parts().own();
    // Sorted, since the order of declarations may differ between JVMs.
    return new ValueCodec(declared.stream().sorted(Comparator.comparing(Class::getName)).toList());
  }

  /**
   * Returns a data set of one value for a check. Since it is never timed, a codec copies it,
   * instead of hand-written code.
   *
   * @param family the name of both the family and the data set
   * @param others the classes other than {@code root} that the value consists of
   */
  public static <T> Dataset<T> untimed(
      String family, Shape shape, Class<T> root, T value, Class<?>... others) {
    List<Class<?>> classes = new ArrayList<>(List.of(root));
    Collections.addAll(classes, others);
    ValueCodec codec = new ValueCodec(classes);
    return new Dataset<>(
        family,
        new DataType<>(family, root, classes, shape, other -> codec.copy(root, other)),
        value);
  }

  /**
   * Returns a value as bytes.
   *
   * @throws IllegalArgumentException if the value contains objects of other classes or of one
   *     without a suitable constructor, or a cycle through objects that are made with all fields
   */
  public byte[] encode(Object value) {
    return encoded(value).toByteArray();
  }

  /** Returns a value as bytes that are not copied once more, as {@link #encode} does. */
  public ByteArrayOutputStream encoded(Object value) {
    return new ValueWriter(this).write(value);
  }

  /**
   * Returns the value that was encoded.
   *
   * @param root the value's class
   * @throws IOException if the bytes are not those of such a value
   */
  public <T> T decode(Class<T> root, byte[] bytes) throws IOException {
    return decode(root, bytes, UnaryOperator.identity());
  }

  /**
   * Returns a value like the one that was encoded, with other leaves, but the same nulls,
   * references and map keys.
   *
   * @param leaves returns the replacement, of the same class, for a string, a number, a date or the
   *     like, or an array of primitives
   * @throws IOException if the bytes are not those of such a value
   */
  public <T> T decode(Class<T> root, byte[] bytes, UnaryOperator<Object> leaves)
      throws IOException {
    try {
      return root.cast(new ValueReader(this, bytes, leaves).read());
    } catch (RuntimeException | StackOverflowError e) {
      // Corrupt bytes may be no indexes, nest without end, or be what constructors reject.
      throw new IOException("the bytes are not those of a " + root.getName() + ": " + e, e);
    }
  }

  /**
   * Returns a copy that shares nothing mutable with the value.
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

  int index(Class<?> type) {
    Integer index = indexes.get(type);
    if (index == null) {
      throw new IllegalArgumentException(
          "a " + type.getName() + " cannot be encoded; the codec's classes: " + classes);
    }
    return index;
  }

  Class<?> type(int index) {
    return classes.get(index);
  }
}
