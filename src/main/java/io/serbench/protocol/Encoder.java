package io.serbench.protocol;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Writes values as {@link Decoder} reads them. By hand and with the JDK's streams alone: a library
 * that is under test would be warm in the child before its first call is timed.
 */
final class Encoder {
  private final DataOutputStream out;

  Encoder(DataOutputStream out) {
    this.out = out;
  }

  /** Writes one value. */
  @FunctionalInterface
  interface Writer<T> {
    void write(Encoder out, T value) throws IOException;
  }

  /** A byte that says which of several things follows. */
  Encoder kind(int kind) throws IOException {
    out.writeByte(kind);
    return this;
  }

  Encoder number(int value) throws IOException {
    out.writeInt(value);
    return this;
  }

  Encoder number(long value) throws IOException {
    out.writeLong(value);
    return this;
  }

  Encoder number(double value) throws IOException {
    out.writeDouble(value);
    return this;
  }

  Encoder flag(boolean value) throws IOException {
    out.writeBoolean(value);
    return this;
  }

  Encoder text(String value) throws IOException {
    return bytes(value.getBytes(StandardCharsets.UTF_8));
  }

  Encoder bytes(byte[] value) throws IOException {
    out.writeInt(value.length);
    out.write(value);
    return this;
  }

  Encoder numbers(long[] values) throws IOException {
    out.writeInt(values.length);
    for (long value : values) {
      out.writeLong(value);
    }
    return this;
  }

  Encoder constant(Enum<?> value) throws IOException {
    return text(value.name());
  }

  <T> Encoder list(List<T> values, Writer<? super T> writer) throws IOException {
    out.writeInt(values.size());
    for (T value : values) {
      writer.write(this, value);
    }
    return this;
  }

  <T> Encoder optional(Optional<T> value, Writer<? super T> writer) throws IOException {
    out.writeBoolean(value.isPresent());
    if (value.isPresent()) {
      writer.write(this, value.get());
    }
    return this;
  }
}
