package io.serbench.library.jboss;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.ByteSink;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.jboss.marshalling.ByteOutput;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.MarshallerFactory;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.Unmarshaller;

/**
 * One marshaller and one unmarshaller for all values, started and finished for each, so that each
 * array or buffer stands alone, as the javadoc of {@link Marshaller} describes.
 *
 * <p>A stream has its own marshaller and unmarshaller, started and finished once. Between values
 * they forget the objects that they have seen, so that values share nothing. River still remembers
 * the classes; the serial protocol has only the reset of Java's streams, which forgets these, too.
 */
final class MarshallingSerializer<T> extends PlainObjects<T>
    implements BufferSerializer<T>, StreamSerializer<T> {
  private final Class<T> root;
  private final MarshallerFactory factory;
  private final MarshallingConfiguration configuration;
  private final Marshaller marshaller;
  private final Unmarshaller unmarshaller;
  private final ByteSink bytes = new ByteSink();
  private final ByteOutput output = Marshalling.createByteOutput(bytes);

  MarshallingSerializer(DataType<T> type, String protocol, MarshallingConfiguration configuration)
      throws IOException {
    super(type);
    this.root = type.root();
    this.factory = Marshalling.getProvidedMarshallerFactory(protocol);
    this.configuration = configuration;
    this.marshaller = factory.createMarshaller(configuration);
    this.unmarshaller = factory.createUnmarshaller(configuration);
  }

  @Override
  public byte[] serialize(T representation) throws IOException {
    bytes.cleared();
    write(representation, output);
    return bytes.toBytes();
  }

  @Override
  public T deserialize(byte[] encoded) throws IOException, ClassNotFoundException {
    return deserialize(ByteBuffer.wrap(encoded));
  }

  @Override
  public void serialize(T representation, ByteBuffer target) throws IOException {
    write(representation, Marshalling.createByteOutput(target));
  }

  @Override
  public T deserialize(ByteBuffer source) throws IOException, ClassNotFoundException {
    unmarshaller.start(Marshalling.createByteInput(source));
    try {
      return unmarshaller.readObject(root);
    } finally {
      // Otherwise the rest of an unreadable message would be taken for part of the next one.
      unmarshaller.finish();
    }
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) throws IOException {
    Marshaller stream = factory.createMarshaller(configuration);
    stream.start(Marshalling.createByteOutput(out));
    return new ItemWriter<>() {
      @Override
      public void write(T representation) throws IOException {
        stream.writeObject(representation);
        stream.clearInstanceCache();
      }

      @Override
      public void end() throws IOException {
        stream.finish();
      }
    };
  }

  @Override
  public ItemReader<T> reader(InputStream in) throws IOException {
    Unmarshaller stream = factory.createUnmarshaller(configuration);
    stream.start(Marshalling.createByteInput(in));
    return () -> stream.readObject(root);
  }

  private void write(T representation, ByteOutput target) throws IOException {
    marshaller.start(target);
    marshaller.writeObject(representation);
    marshaller.finish();
  }
}
