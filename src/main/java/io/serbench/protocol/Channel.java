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
    say(message);
  }

  /** Says something to the parent. */
  public void send(FromChild message) throws IOException {
    say(message);
  }

  @SuppressWarnings("EnumOrdinal") // Parent and child are one build.
  private void say(Message message) throws IOException {
    synchronized (out) {
      out.writeByte(message.kind().ordinal());
      message.write(new Encoder(out));
      out.flush();
    }
  }

  /** The parent's next message; empty at the end. */
  public Optional<FromParent> fromParent() throws IOException {
    return read(FromParent.Kind.values(), FromParent.Kind::read);
  }

  /** Who calls; empty where the first that they say is something else, which is not read. */
  public Optional<FromChild.Hello> hello() throws IOException {
    in.mark(1);
    int kind = in.read();
    in.reset();
    FromChild.Kind[] kinds = FromChild.Kind.values();
    return (kind >= 0 && kind < kinds.length && kinds[kind] == FromChild.Kind.HELLO)
        ? fromChild().map(FromChild.Hello.class::cast)
        : Optional.empty();
  }

  /** The child's next message; empty at the end. */
  public Optional<FromChild> fromChild() throws IOException {
    return read(FromChild.Kind.values(), FromChild.Kind::read);
  }

  /** Lets nothing be waited for longer than this; zero is for ever. */
  public void limit(Duration longest) throws IOException {
    socket.setSoTimeout(Math.toIntExact(longest.toMillis()));
  }

  /** Reads a message of a kind. */
  @FunctionalInterface
  private interface Reading<K, M> {
    M read(K kind, Decoder in) throws IOException;
  }

  private <K, M> Optional<M> read(K[] kinds, Reading<K, M> reading) throws IOException {
    int kind = in.read();
    if (kind < 0) {
      return Optional.empty();
    }
    if (kind >= kinds.length) {
      throw new IOException("a message of kind " + kind + ": this is not the other side");
    }
    try {
      return Optional.of(reading.read(kinds[kind], new Decoder(in)));
    } catch (IllegalArgumentException e) {
      throw new IOException("a message with parts that cannot be: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
