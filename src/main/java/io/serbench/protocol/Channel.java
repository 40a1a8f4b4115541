package io.serbench.protocol;

import io.serbench.dataset.codec.ValueCodec;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;

/**
 * The line between parent and child: a socket of the loopback interface, because libraries write to
 * stdout and stderr what they like. Each message is its length in bytes, an {@code int}, and what
 * {@link ValueCodec} makes of its record.
 */
public final class Channel implements Closeable {
  private static final ValueCodec FROM_PARENT = ValueCodec.of(FromParent.class);
  private static final ValueCodec FROM_CHILD = ValueCodec.of(FromChild.class);

  /** Bytes of a message: a user's data, or a stack trace and the batches of a turn. */
  private static final int LONGEST = 256 << 20;

  /** Bytes that are read from somebody unknown. */
  private static final int LONGEST_HELLO = 128;

  private final Socket socket;
  private final DataInputStream in;
  private final DataOutputStream out;

  public Channel(Socket socket) throws IOException {
    socket.setTcpNoDelay(true);
    this.socket = socket;
    this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    this.out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
  }

  /** Says something to the child. */
  public void send(FromParent message) throws IOException {
    send(FROM_PARENT, message);
  }

  /** Says something to the parent. */
  public void send(FromChild message) throws IOException {
    send(FROM_CHILD, message);
  }

  private void send(ValueCodec codec, Object message) throws IOException {
    synchronized (out) {
      codec.write(message, out);
      out.flush();
    }
  }

  /** The parent's next message; empty at the end. */
  public Optional<FromParent> fromParent() throws IOException {
    return read(FROM_PARENT, FromParent.class, LONGEST);
  }

  /** The child's next message; empty at the end. */
  public Optional<FromChild> fromChild() throws IOException {
    return read(FROM_CHILD, FromChild.class, LONGEST);
  }

  /**
   * Who calls; empty at the end.
   *
   * @throws IOException where the first that they say is something else
   */
  public Optional<FromChild.Hello> hello() throws IOException {
    return read(FROM_CHILD, FromChild.Hello.class, LONGEST_HELLO);
  }

  /** Lets nothing be waited for longer than this; zero is for ever. */
  public void limit(Duration longest) throws IOException {
    socket.setSoTimeout(Math.toIntExact(longest.toMillis()));
  }

  private <M> Optional<M> read(ValueCodec codec, Class<M> type, int longest) throws IOException {
    byte[] length = in.readNBytes(Integer.BYTES);
    return length.length == 0
        ? Optional.empty()
        : Optional.of(codec.decode(type, message(length, longest)));
  }

  /** Takes room only for what does come. */
  private byte[] message(byte[] announced, int longest) throws IOException {
    if (announced.length < Integer.BYTES) {
      throw new EOFException("the end within the length of a message");
    }
    int length = ByteBuffer.wrap(announced).getInt();
    if (length < 0 || length > longest) {
      throw new IOException("a message of " + length + " bytes: this is not the other side");
    }
    byte[] message = in.readNBytes(length);
    if (message.length < length) {
      throw new EOFException("the end after " + message.length + " of " + length + " bytes");
    }
    return message;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
