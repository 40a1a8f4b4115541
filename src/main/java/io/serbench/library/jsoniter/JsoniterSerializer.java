package io.serbench.library.jsoniter;

import com.jsoniter.JsonIterator;
import com.jsoniter.output.EncodingMode;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.Config;
import com.jsoniter.spi.DecodingMode;
import com.jsoniter.spi.TypeLiteral;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.TextSerializer;

/**
 * jsoniter in the mode that its page calls fast: code is generated with javassist when a class is
 * first used. Streams and iterators are pooled by the library.
 *
 * @see <a href="https://jsoniter.com/java-features.html#performance-is-optional">Jsoniter Features,
 *     "Performance is optional"</a>
 */
final class JsoniterSerializer<T> extends PlainObjects<T> implements TextSerializer<T> {
  private final TypeLiteral<T> root;
  private final Config config;
  private final ByteSink output = new ByteSink();

  @SuppressWarnings("unchecked") // The bound type is that of the values.
  JsoniterSerializer(DataType<T> type) {
    super(type);
    this.root = TypeLiteral.create(type.bound());
    TextCodec.register();
    this.config =
        new Config.Builder()
            .encodingMode(EncodingMode.DYNAMIC_MODE)
            .decodingMode(DecodingMode.DYNAMIC_MODE_AND_MATCH_FIELD_WITH_HASH)
            .build();
  }

  @Override
  public byte[] serialize(T value) {
    JsonStream.serialize(config, value, output.cleared());
    return output.toBytes();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return JsonIterator.deserialize(config, bytes, root);
  }

  @Override
  public String write(T value) {
    return JsonStream.serialize(config, value);
  }

  @Override
  public T parse(String text) {
    return JsonIterator.deserialize(config, text, root);
  }
}
