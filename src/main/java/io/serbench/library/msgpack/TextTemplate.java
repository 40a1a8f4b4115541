package io.serbench.library.msgpack;

import java.io.IOException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.UUID;
import java.util.function.Function;
import org.msgpack.MessagePack;
import org.msgpack.packer.Packer;
import org.msgpack.template.AbstractTemplate;
import org.msgpack.unpacker.Unpacker;

/**
 * A template that writes types of the JDK as strings, for which MessagePack for Java 0.6 has no
 * template. The library fails on such types, and on arrays of characters, which it takes for arrays
 * of objects.
 *
 * @param <T> the type
 */
final class TextTemplate<T> extends AbstractTemplate<T> {
  private final Function<T, String> writer;
  private final Function<String, T> reader;

  private TextTemplate(Function<T, String> writer, Function<String, T> reader) {
    this.writer = writer;
    this.reader = reader;
  }

  static void registerAll(MessagePack msgpack) {
    msgpack.register(char[].class, new TextTemplate<>(String::new, String::toCharArray));
    msgpack.register(UUID.class, new TextTemplate<>(UUID::toString, UUID::fromString));
    msgpack.register(LocalDate.class, new TextTemplate<>(LocalDate::toString, LocalDate::parse));
    msgpack.register(
        OffsetDateTime.class, new TextTemplate<>(OffsetDateTime::toString, OffsetDateTime::parse));
  }

  @Override
  public void write(Packer packer, T value, boolean required) throws IOException {
    if (value == null) {
      packer.writeNil();
    } else {
      packer.write(writer.apply(value));
    }
  }

  @Override
  public T read(Unpacker unpacker, T to, boolean required) throws IOException {
    return unpacker.trySkipNil() ? null : reader.apply(unpacker.readString());
  }
}
