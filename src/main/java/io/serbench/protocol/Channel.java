package io.serbench.protocol;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;

/**
 * The line between parent and child: a socket of the loopback interface, because libraries write to
 * stdout and stderr what they like. Each message is a byte that says its kind, and its parts.
 */
public final class Channel implements Closeable {
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
    synchronized (out) {
      FromParent.write(new Encoder(out), message);
      out.flush();
    }
  }

  /** Says something to the parent. */
  public void send(FromChild message) throws IOException {
    synchronized (out) {
      FromChild.write(new Encoder(out), message);
      out.flush();
    }
  }

  /** The parent's next message; empty at the end. */
  public Optional<FromParent> fromParent() throws IOException {
    return read(FromParent::read);
  }

  /** The child's next message; empty at the end. */
  public Optional<FromChild> fromChild() throws IOException {
    return read(FromChild::read);
  }

  /** Who calls; empty where the first that they say is something else, which is not read. */
  public Optional<FromChild.Hello> hello() throws IOException {
    return peek() == FromChild.Hello.KIND
        ? fromChild().map(FromChild.Hello.class::cast)
        : Optional.empty();
  }

  /** Lets nothing be waited for longer than this; zero is for ever. */
  public void limit(Duration longest) throws IOException {
    socket.setSoTimeout(Math.toIntExact(longest.toMillis()));
  }

  private <M> Optional<M> read(Decoder.Reader<M> reader) throws IOException {
    if (peek() < 0) {
      return Optional.empty();
    }
    try {
      return Optional.of(reader.read(new Decoder(in)));
    } catch (IllegalArgumentException e) {
      throw new IOException("a message with parts that cannot be: " + e.getMessage(), e);
    }
  }

  /** The next byte, which stays there; less than 0 at the end. */
  private int peek() throws IOException {
    in.mark(1);
    int next = in.read();
    in.reset();
    return next;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
