package io.serbench.fork;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.protocol.Channel;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;

/** A fork's main class. Between two orders of the parent, all its threads sleep in the kernel. */
public final class Worker {
  private static final int PARENT_GONE = 4;

  private final Channel channel;
  private final LinkedBlockingQueue<FromParent> orders = new LinkedBlockingQueue<>();
  private volatile boolean done;
  private final String provider; // Of the rows; empty to ask all.
  private Optional<List<Row>> rows = Optional.empty(); // Once one has been asked for.

  private Worker(Channel channel, String provider) {
    this.channel = channel;
    this.provider = provider;
  }

  /** Runs a fork. Its standard input is a line: parent's address and port, token, provider. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Locale.setDefault(Locale.ROOT);
    // Even if a class of the user's ends this JVM.
    Runtime.getRuntime().addShutdownHook(new Thread(Worker::endDescendants));
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String[] call = in.readLine().split(" ", 4);
    InetAddress parent = InetAddress.getByName(call[0]);
    try (Channel channel = Channel.to(parent, Integer.parseInt(call[1]))) {
      channel.send(new FromFork.Hello(call[2]));
      new Worker(channel, call[3]).work();
    }
    // Threads that libraries leave behind would keep the JVM alive.
    System.exit(0);
  }

  private void work() throws InterruptedException {
    Thread listener = new Thread(this::listen, "serbench-requests");
    listener.setDaemon(true);
    listener.start();
    Failures.rehearse();
    Work work = new Work(this::row, this::say, true);
    while (!done) {
      work.execute(orders.take());
    }
  }

  /** Asks the row's own provider first, as others may be the user's and do anything. */
  private Row row(String name) {
    if (rows.isEmpty()) {
      rows = Optional.of(provider.isEmpty() ? Catalog.load().rows() : Catalog.rowsOf(provider));
    }
    return rows.get().stream()
        .filter(row -> row.name().equals(name))
        .findFirst()
        .or(() -> Catalog.load().find(name))
        .orElseThrow(() -> new IllegalStateException("this JVM has no row " + name));
  }

  private void say(FromFork message) {
    try {
      channel.send(message);
      done = done || message instanceof FromFork.Done;
    } catch (IOException e) {
      throw new UncheckedIOException("the parent is gone", e);
    }
  }

  /** Passes orders on to the thread that carries them out, but sends a thread dump at once. */
  private void listen() {
    try {
      for (var next = channel.fromParent(); next.isPresent(); next = channel.fromParent()) {
        if (next.get() instanceof FromParent.DumpThreads) {
          say(new FromFork.ThreadDump(threads()));
        } else {
          orders.add(next.get());
        }
      }
    } catch (IOException e) {
      // The channel is closed: the work is done, or the parent is gone.
    }
    endDescendants();
    Runtime.getRuntime().halt(PARENT_GONE);
  }

  /** Ends processes that a library or the user's classes started, while they can still be found. */
  private static void endDescendants() {
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
  }

  private static String threads() {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<Thread, StackTraceElement[]> entry : Thread.getAllStackTraces().entrySet()) {
      text.append('"').append(entry.getKey().getName()).append("\"\n");
      for (StackTraceElement element : entry.getValue()) {
        text.append("    at ").append(element).append('\n');
      }
    }
    return text.toString();
  }
}
