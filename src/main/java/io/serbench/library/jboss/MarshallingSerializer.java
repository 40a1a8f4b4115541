package io.serbench.library.jboss;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.jboss.marshalling.ByteOutput;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.MarshallerFactory;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.Unmarshaller;

/**
 * One marshaller and one unmarshaller for all values, started and finished for each, so that each
 * array stands alone, as the javadoc of {@link Marshaller} describes.
 */
final class MarshallingSerializer<T> extends PlainObjects<T> {
  private static final int INITIAL_SIZE = 1024;

  private final Class<T> root;
  private final Marshaller marshaller;
  private final Unmarshaller unmarshaller;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(INITIAL_SIZE);
  private final ByteOutput output = Marshalling.createByteOutput(bytes);

  MarshallingSerializer(DataType<T> type, String protocol, MarshallingConfiguration configuration)
      throws IOException {
    super(type);
    this.root = type.root();
    MarshallerFactory factory = Marshalling.getProvidedMarshallerFactory(protocol);
    this.marshaller = factory.createMarshaller(configuration);
    this.unmarshaller = factory.createUnmarshaller(configuration);
  }

  @Override
  public byte[] serialize(T representation) throws IOException {
    bytes.reset();
    marshaller.start(output);
    marshaller.writeObject(representation);
    marshaller.finish();
    return bytes.toByteArray();
  }

  @Override
  public T deserialize(byte[] encoded) throws IOException, ClassNotFoundException {
    unmarshaller.start(Marshalling.createByteInput(ByteBuffer.wrap(encoded)));
    T value = unmarshaller.readObject(root);
    unmarshaller.finish();
    return value;
  }
}
