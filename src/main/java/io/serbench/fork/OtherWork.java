package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.measure.Sink;
import io.serbench.measure.Warmup;
import io.serbench.result.Traffic.WorkBetweenCalls;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;

/**
 * The work between two timed calls that are apart: {@link
 * io.serbench.result.Traffic.WorkBetweenCalls}.
 */
final class OtherWork implements Warmup.Between {
  private static final int LINE = 8; // Elements of a long[] in a cache line of processors.
  private static final int SENT = 512; // Bytes over the socket, as in a small message.

  private final List<Warmup.Between> messages;
  private final List<Thread> helpers;
  private final long[] memory;

  private OtherWork(List<Warmup.Between> messages, List<Thread> helpers, int kilobytes) {
    this.messages = messages;
    this.helpers = List.copyOf(helpers);
    this.memory = new long[kilobytes << 7];
  }

  static OtherWork of(WorkBetweenCalls work, List<Row> rows, Dataset<?> message) throws Exception {
    List<Warmup.Between> messages = new ArrayList<>();
    List<Thread> helpers = new ArrayList<>();
    if (work.socket()) {
      messages.add(overASocket(helpers));
    }
    for (Row row : rows) {
      messages.add(roundTrip(row, message, Transport.ARRAY));
    }
    return new OtherWork(messages, helpers, work.kilobytes());
  }

  /** Returns the threads that do a part of the work. */
  List<Thread> helpers() {
    return helpers;
  }

  /** Returns an exchange with a thread that sends back what it gets, which is added to helpers. */
  private static Warmup.Between overASocket(List<Thread> helpers) throws IOException {
    SocketChannel here;
    SocketChannel there;
    try (ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      here = SocketChannel.open(server.getLocalAddress());
      there = server.accept();
    }
    here.setOption(StandardSocketOptions.TCP_NODELAY, true);
    there.setOption(StandardSocketOptions.TCP_NODELAY, true);
    Thread echo = new Thread(() -> echo(there), "echo");
    echo.setDaemon(true);
    echo.start();
    helpers.add(echo);
    ByteBuffer buffer = ByteBuffer.allocateDirect(SENT);
    return () -> {
      send(here, buffer.clear());
      receive(here, buffer.clear());
    };
  }

  private static void echo(SocketChannel channel) {
    ByteBuffer buffer = ByteBuffer.allocateDirect(SENT);
    try (channel) {
      while (true) {
        receive(channel, buffer.clear());
        send(channel, buffer.flip());
      }
    } catch (IOException e) {
      // The fork is ending; if not, its next call finds the channel closed.
    }
  }

  private static void send(SocketChannel channel, ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }

  private static void receive(SocketChannel channel, ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        throw new EOFException("the other end of the socket between calls was closed");
      }
    }
  }

  /** Opens a row, and returns a call that encodes and decodes the data set's value. */
  static <T> Warmup.Between roundTrip(Row row, Dataset<T> dataset, Transport transport)
      throws Exception {
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    T value = dataset.value();
    return roundTrip(
        serializer, Carrier.of(serializer, transport, serializer.create(value)), value);
  }

  private static <T, R, E> Warmup.Between roundTrip(
      Serializer<T, R> serializer, Carrier<R, E> carrier, T value) {
    return () -> {
      E encoded = carrier.encode(serializer.createTemporary(value));
      Sink.consume(carrier.decode(carrier.kept(encoded)));
    };
  }

  @Override
  public void run() throws Exception {
    for (Warmup.Between message : messages) {
      message.run();
    }
    for (int i = 0; i < memory.length; i += LINE) {
      memory[i]++;
    }
  }
}
