package io.serbench.library.jackson3;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.Media;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.ByteBufferBackedInputStream;
import tools.jackson.databind.util.ByteBufferBackedOutputStream;
import tools.jackson.dataformat.smile.SmileMapper;

/**
 * Jackson 3's data binding, whatever the mapper's format. It is called as Jackson 2 is: the mapper
 * is kept, the reader and writer are made once for the type, bytes are handed over as {@code
 * byte[]}. By default it reads times in UTC; here they keep their offsets.
 *
 * @see <a href="https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance">
 *     Jackson Performance</a>
 */
final class Jackson3Serializer<T> extends PlainObjects<T>
    implements BufferSerializer<T>, TextSerializer<T>, StreamSerializer<T> {
  private final ObjectReader reader;
  private final ObjectWriter writer;

  private Jackson3Serializer(DataType<T> type, MapperBuilder<?, ?> builder) {
    super(type);
    ObjectMapper mapper =
        builder
            .disable(DateTimeFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
            // Beans by their accessors, as Jackson 2 has them; else by constructors.
            .disable(MapperFeature.DETECT_PARAMETER_NAMES)
            // In the original, Media carried an annotation that says the same.
            .withConfigOverride(
                Media.class,
                media ->
                    media.setIgnorals(
                        JsonIgnoreProperties.Value.forIgnoredProperties("hasBitrate")))
            .build();
    this.reader = mapper.readerFor(type.root());
    this.writer = mapper.writerFor(type.root());
  }

  static <T> Jackson3Serializer<T> json(DataType<T> type) {
    return new Jackson3Serializer<>(type, JsonMapper.builder());
  }

  static <T> Jackson3Serializer<T> smile(DataType<T> type) {
    return new Jackson3Serializer<>(
        type, SmileMapper.builder().enable(EnumFeature.WRITE_ENUMS_USING_INDEX));
  }

  @Override
  public byte[] serialize(T value) {
    return writer.writeValueAsBytes(value);
  }

  @Override
  public T deserialize(byte[] bytes) {
    return reader.readValue(bytes);
  }

  @Override
  public void serialize(T value, ByteBuffer target) {
    writer.writeValue(new ByteBufferBackedOutputStream(target), value);
  }

  @Override
  public T deserialize(ByteBuffer source) {
    return source.hasArray()
        ? reader.readValue(
            source.array(), source.arrayOffset() + source.position(), source.remaining())
        : reader.readValue(new ByteBufferBackedInputStream(source));
  }

  @Override
  public String write(T value) {
    return writer.writeValueAsString(value);
  }

  @Override
  public T parse(String text) {
    return reader.readValue(text);
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) {
    SequenceWriter values = writer.writeValues(out);
    return new ItemWriter<>() {
      @Override
      public void write(T value) {
        values.write(value);
      }

      @Override
      public void end() {
        values.close();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) {
    MappingIterator<T> values = reader.readValues(in);
    return values::nextValue;
  }
}
