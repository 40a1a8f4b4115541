package io.serbench.library.msgpack;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.msgpack.MessagePack;
import org.msgpack.packer.BufferPacker;
import org.msgpack.packer.Packer;
import org.msgpack.template.AbstractTemplate;
import org.msgpack.template.Template;
import org.msgpack.unpacker.BufferUnpacker;
import org.msgpack.unpacker.Unpacker;

/**
 * MessagePack for Java 0.6, which writes a class by its template. One packer is cleared and one
 * unpacker is set to the next array for each message; the root's template is looked up once.
 *
 * @see <a href="https://raw.githubusercontent.com/msgpack/msgpack-java/v07-develop/msgpack.org.md">
 *     the library's guide to 0.6</a>
 */
final class MsgpackObjects<T> extends PlainObjects<T> implements StreamSerializer<T> {
  private static final int BUFFER_SIZE = 2048;

  private final MessagePack msgpack;
  private final Template<T> template;
  private final BufferPacker packer;
  private final BufferUnpacker unpacker;

  private MsgpackObjects(DataType<T> type, MessagePack msgpack, Template<T> template) {
    super(type);
    this.msgpack = msgpack;
    this.template = template;
    this.packer = msgpack.createBufferPacker(BUFFER_SIZE);
    this.unpacker = msgpack.createBufferUnpacker();
  }

  /**
   * Returns a serializer with generated templates, registered after those of the classes that they
   * use.
   */
  static <T> MsgpackObjects<T> generated(DataType<T> type) {
    MessagePack msgpack = new MessagePack();
    TextTemplate.registerAll(msgpack);
    List<Class<?>> classes = type.classes();
    for (int i = classes.size() - 1; i >= 0; i--) {
      msgpack.register(classes.get(i));
    }
    return new MsgpackObjects<>(type, msgpack, template(msgpack, type));
  }

  @SuppressWarnings("unchecked") // The template of a type is one of its values.
  private static <T> Template<T> template(MessagePack msgpack, DataType<T> type) {
    return (Template<T>) msgpack.lookup(type.declared());
  }

  /** Returns a serializer with a hand-written template. */
  static MsgpackObjects<MediaContent> byHand() {
    return new MsgpackObjects<>(MediaFamily.TYPE, new MessagePack(), new MediaContentTemplate());
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    packer.clear();
    template.write(packer, value);
    return packer.toByteArray();
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    unpacker.wrap(bytes);
    return template.read(unpacker, null);
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    Packer values = msgpack.createPacker(out);
    return new ItemWriter<>() {
      @Override
      public void write(T value) throws IOException {
        template.write(values, value);
      }

      @Override
      public void end() throws IOException {
        values.close();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    Unpacker values = msgpack.createUnpacker(in);
    return () -> template.read(values, null);
  }

  /**
   * A template that writes types of the JDK as strings, for which MessagePack for Java 0.6 has no
   * template. The library fails on such types, and on arrays of characters, which it takes for
   * arrays of objects.
   *
   * @param <T> the type
   */
  private static final class TextTemplate<T> extends AbstractTemplate<T> {
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
          OffsetDateTime.class,
          new TextTemplate<>(OffsetDateTime::toString, OffsetDateTime::parse));
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
}
