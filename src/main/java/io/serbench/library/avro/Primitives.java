package io.serbench.library.avro;

import io.serbench.library.shared.DeclaredCounts;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.Encoder;

/** What hand-written codings have in common: unions with null, and arrays. */
final class Primitives {
  private static final int NULL = 0;
  private static final int VALUE = 1;

  private Primitives() {}

  /** Reads one element of an array. */
  interface ElementReader<E> {
    E read(Decoder in) throws IOException;
  }

  /** Writes one element of an array. */
  interface ElementWriter<E> {
    void write(E element, Encoder out) throws IOException;
  }

  static void writeOptional(CharSequence string, Encoder out) throws IOException {
    if (string == null) {
      out.writeIndex(NULL);
      out.writeNull();
    } else {
      out.writeIndex(VALUE);
      out.writeString(string);
    }
  }

  static CharSequence readOptionalString(Decoder in) throws IOException {
    if (in.readIndex() == NULL) {
      in.readNull();
      return null;
    }
    return in.readString(null);
  }

  static void writeOptional(Integer number, Encoder out) throws IOException {
    if (number == null) {
      out.writeIndex(NULL);
      out.writeNull();
    } else {
      out.writeIndex(VALUE);
      out.writeInt(number);
    }
  }

  static Integer readOptionalInt(Decoder in) throws IOException {
    if (in.readIndex() == NULL) {
      in.readNull();
      return null;
    }
    return in.readInt();
  }

  static <E> void writeArray(Collection<E> elements, ElementWriter<E> writer, Encoder out)
      throws IOException {
    out.writeArrayStart();
    out.setItemCount(elements.size());
    for (E element : elements) {
      out.startItem();
      writer.write(element, out);
    }
    out.writeArrayEnd();
  }

  static <E> List<E> readArray(ElementReader<E> reader, Decoder in) throws IOException {
    long count = in.readArrayStart();
    List<E> elements = DeclaredCounts.list(count);
    for (; count != 0; count = in.arrayNext()) {
      for (long i = 0; i < count; i++) {
        elements.add(reader.read(in));
      }
    }
    return elements;
  }
}
