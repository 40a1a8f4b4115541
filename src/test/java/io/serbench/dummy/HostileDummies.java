package io.serbench.dummy;

import io.serbench.dataset.DataType;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Serializers that hostile messages harm, each in one way. */
final class HostileDummies {
  private static final byte HARM = 0x21;

  private HostileDummies() {}

  /** Reads the head of a message, which is four bytes that say how long the rest is. */
  @FunctionalInterface
  interface Trust {
    void read(byte[] message) throws Exception;
  }

  /** Allocates what the message says. */
  static void trustLength(byte[] message) {
    int length = ByteBuffer.wrap(message).getInt();
    byte[] payload = new byte[length];
    System.arraycopy(message, Integer.BYTES, payload, 0, message.length - Integer.BYTES);
  }

  /** Goes one call deeper for each byte of a kind. */
  static void recurse(byte[] message) {
    recurse(message, 0);
  }

  private static int recurse(byte[] message, int at) {
    return message[at] == HARM ? 1 + recurse(message, at + 1) : 0;
  }

  /** Waits for something that does not come. */
  static void loop(byte[] message) {
    int at = 0;
    while (message[at] == HARM) {
      at = (at + 1) % 2;
    }
  }

  /** Ends the JVM. */
  static void die(byte[] message) throws Exception {
    if (message[0] == HARM) {
      DummyRows.crash();
    }
  }

  /** Careful, once it has read the head. */
  static final class Trusting<T> extends CarefulDummy<T> {
    private final Trust trust;

    Trusting(DataType<T> type, Trust trust) {
      super(type);
      this.trust = trust;
    }

    @Override
    public byte[] serialize(T representation) throws Exception {
      byte[] payload = super.serialize(representation);
      return ByteBuffer.allocate(Integer.BYTES + payload.length)
          .putInt(payload.length)
          .put(payload)
          .array();
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      trust.read(bytes);
      return super.deserialize(Arrays.copyOfRange(bytes, Integer.BYTES, bytes.length));
    }
  }

  /** Careful, but it does not get over an error. */
  static final class Poisoned<T> extends CarefulDummy<T> {
    private boolean poisoned;

    Poisoned(DataType<T> type) {
      super(type);
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
      if (poisoned) {
        throw new IllegalStateException("an earlier message failed");
      }
      poisoned = true;
      T value = super.deserialize(bytes);
      poisoned = false;
      return value;
    }
  }

  /** Gives something, whatever it gets. */
  static final class Guessing<T> extends CarefulDummy<T> {
    Guessing(DataType<T> type) {
      super(type);
    }

    @Override
    @SuppressWarnings("CatchingUnchecked") // That is what it is for.
    public T deserialize(byte[] bytes) throws Exception {
      try {
        return super.deserialize(bytes);
      } catch (Exception e) {
        return root().getDeclaredConstructor().newInstance();
      }
    }
  }
}
