package io.serbench.library.mongodb;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.List;
import org.bson.BsonBinaryReader;
import org.bson.BsonBinaryWriter;
import org.bson.codecs.Codec;
import org.bson.codecs.CollectionCodecProvider;
import org.bson.codecs.DecoderContext;
import org.bson.codecs.EncoderContext;
import org.bson.codecs.EnumCodecProvider;
import org.bson.codecs.MapCodecProvider;
import org.bson.codecs.ValueCodecProvider;
import org.bson.codecs.configuration.CodecRegistries;
import org.bson.codecs.configuration.CodecRegistry;
import org.bson.codecs.jsr310.Jsr310CodecProvider;
import org.bson.codecs.pojo.PojoCodecProvider;
import org.bson.io.BasicOutputBuffer;

/**
 * The codecs that MongoDB's driver makes for plain classes. The registry is that of the driver's
 * guide: first the codecs for values and containers, last the one for any class. The registry and
 * the codec are made once; the buffer is kept.
 *
 * @see <a
 *     href="https://www.mongodb.com/docs/drivers/java/sync/current/data-formats/document-data-format-pojo/">
 *     Document Data Format: POJOs</a>
 */
final class PojoSerializer<T> extends PlainObjects<T> {
  private final BasicOutputBuffer buffer = new BasicOutputBuffer();
  private final EncoderContext encoding = EncoderContext.builder().build();
  private final DecoderContext decoding = DecoderContext.builder().build();
  private final Codec<T> codec;

  PojoSerializer(DataType<T> type) {
    super(type);
    CodecRegistry registry =
        CodecRegistries.fromProviders(
            new ValueCodecProvider(),
            new Jsr310CodecProvider(),
            new CollectionCodecProvider(),
            new MapCodecProvider(),
            new EnumCodecProvider(),
            PojoCodecProvider.builder().automatic(true).build());
    List<Type> arguments =
        type.bound() instanceof ParameterizedType generic
            ? List.of(generic.getActualTypeArguments())
            : List.of();
    this.codec = registry.get(type.root(), arguments);
  }

  @Override
  public byte[] serialize(T value) {
    buffer.truncateToPosition(0);
    try (BsonBinaryWriter writer = new BsonBinaryWriter(buffer)) {
      codec.encode(writer, value, encoding);
    }
    return buffer.toByteArray();
  }

  @Override
  public T deserialize(byte[] bytes) {
    try (BsonBinaryReader reader = new BsonBinaryReader(ByteBuffer.wrap(bytes))) {
      return codec.decode(reader, decoding);
    }
  }
}
