package io.serbench.dummy;

import io.serbench.dataset.DataType;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;

/**
 * A serializer that refuses whatever it has not written: each message begins with its digest, and
 * no class is made that the data do not have.
 */
class CarefulDummy<T> extends DummySerializer<T> {
  private static final int DIGEST = 32;
  private static final String ALLOWED =
      "maxdepth=20;maxrefs=2000;maxarray=1000;io.serbench.dataset.media*;java.util.ArrayList;"
          + "java.lang.*;!*";

  CarefulDummy(DataType<T> type) {
    super(type);
  }

  @Override
  public byte[] serialize(T representation) throws Exception {
    byte[] payload = super.serialize(representation);
    byte[] message = Arrays.copyOf(digest(payload), DIGEST + payload.length);
    System.arraycopy(payload, 0, message, DIGEST, payload.length);
    return message;
  }

  @Override
  public T deserialize(byte[] bytes) throws Exception {
    if (bytes.length < DIGEST) {
      throw new InvalidClassException("too short");
    }
    byte[] payload = checked(bytes);
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(payload))) {
      in.setObjectInputFilter(ObjectInputFilter.Config.createFilter(ALLOWED));
      return root().cast(in.readObject());
    }
  }

  /** What is behind the digest, which must be its own. */
  private static byte[] checked(byte[] bytes) throws IOException, GeneralSecurityException {
    byte[] payload = Arrays.copyOfRange(bytes, DIGEST, bytes.length);
    if (!MessageDigest.isEqual(digest(payload), Arrays.copyOf(bytes, DIGEST))) {
      throw new IOException("the digest differs");
    }
    return payload;
  }

  private static byte[] digest(byte[] payload) throws GeneralSecurityException {
    return MessageDigest.getInstance("SHA-256").digest(payload);
  }
}
