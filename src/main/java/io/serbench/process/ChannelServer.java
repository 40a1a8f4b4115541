package io.serbench.process;

import io.serbench.protocol.Channel;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * Accepts the connections of forks. A caller must first send a token that only a fork was given;
 * others are disconnected, and keep no fork waiting.
 */
final class ChannelServer implements Closeable {
  private static final Duration TO_SAY_HELLO = Duration.ofSeconds(10);

  private static final int TO_BE_ANSWERED_MILLIS = 50;

  private final ServerSocket server;
  private final Map<String, CompletableFuture<Channel>> expected = new ConcurrentHashMap<>();

  ChannelServer() throws IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    ChildProcess.daemon(this::accept, "serbench-channels").start();
  }

  int port() {
    return server.getLocalPort();
  }

  /** Returns a new token, by which a fork will be known. */
  String expect() {
    String token = UUID.randomUUID().toString();
    expected.put(token, new CompletableFuture<>());
    return token;
  }

  /** Waits for the fork with that token; empty where it ends or time is up before it connects. */
  Optional<Channel> await(String token, Process process, Duration timeout)
      throws InterruptedException {
    CompletableFuture<Channel> call = expected.get(token);
    try {
      CompletableFuture.anyOf(call, process.onExit())
          .completeOnTimeout(null, timeout.toMillis(), TimeUnit.MILLISECONDS)
          .get();
      // A fork that has ended may have called just before.
      return Optional.ofNullable(
          call.completeOnTimeout(null, TO_BE_ANSWERED_MILLIS, TimeUnit.MILLISECONDS).get());
    } catch (ExecutionException e) {
      throw new IllegalStateException("no call is completed exceptionally", e);
    } finally {
      expected.remove(token);
    }
  }

  private void accept() {
    try {
      while (true) {
        Socket socket = server.accept();
        ChildProcess.daemon(() -> answer(socket), "serbench-caller").start();
      }
    } catch (IOException e) {
      // Closed, because the run is over.
    }
  }

  private void answer(Socket socket) {
    try {
      Channel channel = new Channel(socket);
      CompletableFuture<Channel> call = expected.get(channel.hello(TO_SAY_HELLO).token());
      if (call == null || !call.complete(channel)) {
        channel.close();
      }
    } catch (IOException e) {
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
