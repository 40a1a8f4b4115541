package io.serbench.process;

import static io.serbench.process.OwnTime.TICK;

import io.serbench.process.JvmChoice.JvmException;
import io.serbench.protocol.Channel;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Accepts the connections of forks. A caller must first send a token that only a fork was given;
 * others are disconnected, and keep no fork waiting.
 */
final class ChannelServer implements Closeable {
  private static final Duration TO_SAY_HELLO =
      Duration.ofSeconds(60); // A busy machine takes seconds.

  private static final int TO_CONNECT_MILLIS = 5000;
  private static final int TO_BE_ANSWERED_MILLIS = 50;
  private static final int MOST_STRANGERS = 100;
  private static final long BREATHER_NANOS = 10_000_000;

  private final ServerSocket server;
  private final Map<String, CompletableFuture<Channel>> expected = new ConcurrentHashMap<>();
  private final Queue<Socket> strangers = new ConcurrentLinkedQueue<>(); // No token yet.

  /**
   * Listens on a free port.
   *
   * @throws JvmException if nobody can connect to it, as where the loopback interface is down
   */
  ChannelServer() throws JvmException, IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    try {
      checkReachable(server.getInetAddress(), port());
    } catch (JvmException e) {
      server.close();
      throw e;
    }
    ForkProcess.daemon(this::accept, "serbench-channels").start();
  }

  /** Connects once, as each fork will. */
  static void checkReachable(InetAddress address, int port) throws JvmException {
    try (Socket caller = new Socket()) {
      caller.connect(new InetSocketAddress(address, port), TO_CONNECT_MILLIS);
    } catch (IOException e) {
      throw new JvmException(
          "forks cannot connect to %s (%s); bring the loopback interface up: ip link set lo up"
              .formatted(address.getHostAddress(), e.getMessage()),
          e);
    }
  }

  int port() {
    return server.getLocalPort();
  }

  /** Returns where it listens: IPv4 or IPv6, which forks might prefer otherwise. */
  String address() {
    return server.getInetAddress().getHostAddress();
  }

  /** Returns a new token, by which a fork will be known. */
  String expect() {
    String token = UUID.randomUUID().toString();
    expected.put(token, new CompletableFuture<>());
    return token;
  }

  /**
   * Waits for the fork with that token; empty where it ends or time is up before it connects. As in
   * {@link OwnTime}, only time counts that passes for this process.
   */
  Optional<Channel> await(String token, Process process, Duration timeout)
      throws InterruptedException {
    CompletableFuture<Channel> call = expected.get(token);
    try {
      CompletableFuture<?> known = CompletableFuture.anyOf(call, process.onExit());
      for (Duration left = timeout; isPositive(left) && !known.isDone(); left = left.minus(TICK)) {
        long step = Math.min(left.toMillis(), TICK.toMillis());
        known.copy().completeOnTimeout(null, step, TimeUnit.MILLISECONDS).get();
      }
      // A fork that has ended may have called just before.
      return Optional.ofNullable(
          call.completeOnTimeout(null, TO_BE_ANSWERED_MILLIS, TimeUnit.MILLISECONDS).get());
    } catch (ExecutionException e) {
      throw new IllegalStateException("no call is completed exceptionally", e);
    } finally {
      expected.remove(token);
    }
  }

  private static boolean isPositive(Duration time) {
    return !time.isZero() && !time.isNegative();
  }

  /** Goes on for as long as the run, whatever other users of the machine do to the port. */
  private void accept() {
    while (!server.isClosed()) {
      try {
        Socket socket = server.accept();
        strangers.add(socket);
        if (strangers.size() > MOST_STRANGERS) {
          // A fork sends its token at once, so it is not the one that has said nothing for longest.
          hangUp(strangers.remove());
        }
        ForkProcess.daemon(() -> answer(socket), "serbench-caller").start();
      } catch (IOException e) {
        // It is closed, or this process has as many files open as it may, of which some will close.
        LockSupport.parkNanos(BREATHER_NANOS);
      }
    }
  }

  private void answer(Socket socket) {
    try {
      Channel channel = new Channel(socket);
      CompletableFuture<Channel> call = expected.get(channel.hello(TO_SAY_HELLO).token());
      strangers.remove(socket);
      if (call == null || !call.complete(channel)) {
        channel.close();
      }
    } catch (IOException e) {
      strangers.remove(socket);
      hangUp(socket);
    }
  }

  private static void hangUp(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // The caller is gone already.
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
