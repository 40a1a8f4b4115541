package io.serbench.library.kotlinx;

import com.github.avrokotlin.avro4k.Avro;
import com.github.avrokotlin.avro4k.AvroDeserializerInputStreamBuilder;
import com.github.avrokotlin.avro4k.AvroOutputStreamBuilder;
import com.github.avrokotlin.avro4k.io.AvroDecodeFormat;
import com.github.avrokotlin.avro4k.io.AvroEncodeFormat;
import com.github.avrokotlin.avro4k.io.AvroInputStream;
import io.serbench.library.shared.ByteSink;
import io.serbench.serializer.Serializer;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import kotlin.Unit;
import kotlin.jvm.functions.Function1;
import org.apache.avro.Schema;

/**
 * Avro's binary encoding by avro4k, a format of kotlinx.serialization: the schema is made from the
 * class once and is not part of the bytes. {@code encodeToByteArray} would include it.
 *
 * @see <a href="https://github.com/avro-kotlin/avro4k/tree/v1.10.1#input--output">Input /
 *     Output</a>
 */
final class Avro4kSerializer<T, K> implements Serializer<T, K> {
  private final KotlinType<T, K> type;
  private final Avro avro = new Avro();
  private final Schema schema;
  private final Function1<AvroOutputStreamBuilder<K>, Unit> writing;
  private final Function1<AvroDeserializerInputStreamBuilder<K>, Unit> reading;
  private final ByteSink buffer = new ByteSink();

  private Avro4kSerializer(KotlinType<T, K> type, UnaryOperator<Schema> written) {
    this.type = type;
    this.schema = avro.schema(type.serializer());
    this.writing =
        set(
            stream -> {
              stream.setEncodeFormat(AvroEncodeFormat.Binary.INSTANCE);
              stream.setSchema(schema);
            });
    Schema writer = written.apply(schema);
    this.reading =
        set(stream -> stream.setDecodeFormat(new AvroDecodeFormat.Binary(writer, schema)));
  }

  /**
   * Returns a serializer of the class.
   *
   * @param written returns the schema of what is read, given that of the class
   */
  static Serializer<?, ?> of(KotlinType<?, ?> type, UnaryOperator<Schema> written) {
    return new Avro4kSerializer<>(type, written);
  }

  private static <B> Function1<B, Unit> set(Consumer<B> settings) {
    return builder -> {
      settings.accept(builder);
      return Unit.INSTANCE;
    };
  }

  @Override
  public K create(T value) {
    return type.bean().apply(value);
  }

  @Override
  public byte[] serialize(K bean) throws Exception {
    avro.openOutputStream(type.serializer(), writing).to(buffer.cleared()).write(bean).close();
    return buffer.toBytes();
  }

  @Override
  public K deserialize(byte[] bytes) throws Exception {
    AvroInputStream<K> in = avro.openInputStream(type.serializer(), reading).from(bytes);
    K bean = in.nextOrThrow();
    in.close();
    return bean;
  }

  @Override
  public T restore(K bean) {
    return type.plain().apply(bean);
  }
}
