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
      out.writeByte(message.kind().ordinal());
      message.write(new Encoder(out));
      out.flush();
    }
  }

  /** Says something to the parent. */
  public void send(FromChild message) throws IOException {
    synchronized (out) {
      out.writeByte(message.kind().ordinal());
      message.write(new Encoder(out));
      out.flush();
    }
  }

  /** The parent's next message; empty at the end. */
  public Optional<FromParent> fromParent() throws IOException {
    int kind = in.read();
    return kind < 0
        ? Optional.empty()
        : Optional.of(known(FromParent.Kind.values(), kind).read(new Decoder(in)));
  }

  /** The child's next message; empty at the end. */
  public Optional<FromChild> fromChild() throws IOException {
    int kind = in.read();
    return kind < 0
        ? Optional.empty()
        : Optional.of(known(FromChild.Kind.values(), kind).read(new Decoder(in)));
  }

  /** Lets nothing be waited for longer than this; zero is for ever. */
  public void limit(Duration longest) throws IOException {
    socket.setSoTimeout(Math.toIntExact(longest.toMillis()));
  }

  private static <K> K known(K[] kinds, int kind) throws IOException {
    if (kind >= kinds.length) {
      throw new IOException("a message of kind " + kind + ": this is not the other side");
    }
    return kinds[kind];
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
