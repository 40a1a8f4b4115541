package io.serbench.protocol;

import io.serbench.protocol.MessageCheck.UnfitMessageException;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;

/**
 * The connection of parent and fork: a socket, as libraries write to stdout and stderr. Messages
 * are as {@link MessageCodec} encodes them.
 */
public final class Channel implements Closeable {
  private static final MessageCodec FROM_PARENT = new MessageCodec(FromParent.class);
  private static final MessageCodec FROM_CHILD = new MessageCodec(FromFork.class);
  static final int LONGEST = 256 << 20; // In bytes: a user's data, or what rows make of it.
  private static final int LONGEST_HELLO = 128; // Before a caller has shown its token.

  private final Socket socket;
  private final DataInputStream in;
  private final DataOutputStream out;

  /** Creates a channel over a connected socket, which closes with it. */
  public Channel(Socket socket) throws IOException {
    socket.setTcpNoDelay(true);
    this.socket = socket;
    this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    this.out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
  }

  /** Connects a fork to its parent, which waits only so long for a greeting. */
  public static Channel to(InetAddress parent, int port) throws IOException {
    return new Channel(new Socket(parent, port));
  }

  /** Sends a message to the fork; any thread may send. */
  public void send(FromParent message) throws IOException {
    send(FROM_PARENT, message);
  }

  public void send(FromFork message) throws IOException {
    send(FROM_CHILD, message);
  }

  private void send(MessageCodec codec, Object message) throws IOException {
    synchronized (out) {
      codec.write(message, out);
      out.flush();
    }
  }

  /** Waits for the parent's next message; empty at the end of the stream. */
  public Optional<FromParent> fromParent() throws IOException {
    return read(FROM_PARENT, FromParent.class, LONGEST);
  }

  /**
   * Waits for the fork's next message, of so many bytes at most; empty at the end of the stream.
   *
   * @throws UnfitMessageException if it is none
   */
  public Optional<FromFork> fromChild(int longest) throws IOException {
    return read(FROM_CHILD, FromFork.class, longest);
  }

  /** Waits for a caller's greeting, but throws if it sends nothing for so long. */
  public FromFork.Hello hello(Duration longest) throws IOException {
    socket.setSoTimeout(Math.toIntExact(longest.toMillis()));
    Optional<FromFork.Hello> hello = read(FROM_CHILD, FromFork.Hello.class, LONGEST_HELLO);
    socket.setSoTimeout(0); // Later reads wait for ever.
    return hello.orElseThrow(EOFException::new);
  }

  private <M> Optional<M> read(MessageCodec codec, Class<M> type, int longest) throws IOException {
    in.mark(1);
    if (in.read() < 0) {
      return Optional.empty();
    }
    in.reset();
    int length = in.readInt();
    if (length < 1 || length > longest) {
      throw new UnfitMessageException(length + " bytes announced");
    }
    int kind = in.readUnsignedByte();
    // Allocates as bytes arrive, so that a false length costs nothing.
    byte[] message = in.readNBytes(length - 1);
    if (message.length < length - 1) {
      throw new EOFException("the channel ended within a message");
    }
    try {
      return Optional.of(codec.read(type, kind, message));
    } catch (IOException e) {
      throw new UnfitMessageException(firstCause(e), e);
    }
  }

  /** What the constructor of a message says of its numbers, where that was wrong. */
  private static String firstCause(Throwable e) {
    Throwable first = e;
    while (first.getCause() != null) {
      first = first.getCause();
    }
    return String.valueOf(first.getMessage());
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
