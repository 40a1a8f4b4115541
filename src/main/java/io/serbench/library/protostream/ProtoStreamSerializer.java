package io.serbench.library.protostream;

import io.serbench.dataset.DataType;
import io.serbench.library.protostream.annotated.GeneratedMediaSchema;
import io.serbench.library.shared.PlainObjects;
import java.io.IOException;
import org.infinispan.protostream.GeneratedSchema;
import org.infinispan.protostream.ProtobufUtil;
import org.infinispan.protostream.SerializationContext;

/**
 * ProtoStream with marshallers that its annotation processor generated at compile time, registered
 * in one context.
 *
 * @see <a
 *     href="https://infinispan.org/docs/stable/titles/encoding/encoding.html#marshalling_user_types">
 *     Marshalling user types</a>
 */
final class ProtoStreamSerializer<T> extends PlainObjects<T> {
  private final SerializationContext context = ProtobufUtil.newSerializationContext();
  private final Class<T> root;

  ProtoStreamSerializer(DataType<T> type) {
    super(type);
    this.root = type.root();
    GeneratedSchema schema = new GeneratedMediaSchema();
    schema.registerSchema(context);
    schema.registerMarshallers(context);
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    return ProtobufUtil.toByteArray(context, value);
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    return ProtobufUtil.fromByteArray(context, bytes, root);
  }
}
