package io.serbench.library.jdk;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.ByteSink;
import io.serbench.serializer.Serializer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/**
 * The JDK's object serialization of classes that write themselves, otherwise like {@link
 * JavaBuiltIn}.
 */
final class JavaExternalizable implements Serializer<MediaContent, ExternalMedia> {
  private final ByteSink bytes = new ByteSink();

  @Override
  public ExternalMedia create(MediaContent value) {
    return ExternalMedia.of(value);
  }

  @Override
  public byte[] serialize(ExternalMedia media) throws IOException {
    ObjectOutputStream out = new ObjectOutputStream(bytes.cleared());
    out.writeObject(media);
    out.flush();
    return bytes.toBytes();
  }

  @Override
  public ExternalMedia deserialize(byte[] message) throws IOException, ClassNotFoundException {
    return (ExternalMedia) new ObjectInputStream(new ByteArrayInputStream(message)).readObject();
  }

  @Override
  public MediaContent restore(ExternalMedia media) {
    return media.plain();
  }
}
