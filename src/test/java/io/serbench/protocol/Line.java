package io.serbench.protocol;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Both ends of a line, in one JVM.
 *
 * @param parent the parent's end
 * @param child the child's end, which a test may also use without the protocol
 */
public record Line(Channel parent, Socket child) implements Closeable {
  /** A line over the loopback interface. */
  public static Line open() throws IOException {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Socket child = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort());
      return new Line(new Channel(server.accept()), child);
    }
  }

  /** A message as it goes over the line. */
  public static byte[] bytes(FromFork message) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      new MessageCodec(FromFork.class).write(message, new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return bytes.toByteArray();
  }

  @Override
  public void close() throws IOException {
    try (parent;
        child) {
      // Both are closed, whatever becomes of the other.
    }
  }
}
