package io.serbench.child;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.protocol.Channel;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The child's main class: asks the parent for orders and does them. Between two orders all of its
 * threads sleep in the kernel.
 */
public final class Worker {
  /** What the child ends with when its parent is gone. */
  private static final int PARENT_GONE = 4;

  private final Channel channel;
  private final LinkedBlockingQueue<FromParent> orders = new LinkedBlockingQueue<>();
  private volatile boolean done;

  private Worker(Channel channel) {
    this.channel = channel;
  }

  /** Runs a child. Where to call, and by which token it is known, comes from standard input. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Locale.setDefault(Locale.ROOT);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    String[] call = in.readLine().split(" ", 2);
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(call[0]));
    try (Channel channel = new Channel(socket)) {
      channel.send(new FromChild.Hello(call[1]));
      new Worker(channel).work();
    }
    // Libraries leave threads behind that would keep the JVM alive.
    System.exit(0);
  }

  @SuppressWarnings("CatchingUnchecked") // What a row has on its class path may break any library.
  private void work() throws InterruptedException {
    Thread listener = new Thread(this::listen, "serbench-requests");
    listener.setDaemon(true);
    listener.start();
    FromParent first = orders.take();
    Work work;
    try {
      work = new Work(row(first), this::say);
    } catch (Throwable e) {
      say(new FromChild.Done(Optional.of(Failures.of("starting", e))));
      return;
    }
    first.deliver(work);
    while (!done) {
      orders.take().deliver(work);
    }
  }

  private static Row row(FromParent order) {
    if (order.row().isEmpty()) {
      return Row.NONE;
    }
    String name = order.row().get();
    return Catalog.load()
        .find(name)
        .orElseThrow(() -> new IllegalStateException("this JVM has no row " + name));
  }

  private void say(FromChild message) {
    try {
      channel.send(message);
      done = done || message.kind() == FromChild.Kind.DONE;
    } catch (IOException e) {
      throw new UncheckedIOException("the parent is gone", e);
    }
  }

  /** Passes orders on to the thread that does them; what is urgent is done at once. */
  private void listen() {
    try {
      for (var next = channel.fromParent(); next.isPresent(); next = channel.fromParent()) {
        if (next.get().kind() == FromParent.Kind.DUMP_THREADS) {
          say(new FromChild.ThreadDump(ThreadDumps.ofAll()));
        } else {
          orders.add(next.get());
        }
      }
    } catch (IOException e) {
      // The channel was closed: the work is done, or the parent is gone.
    }
    Runtime.getRuntime().halt(PARENT_GONE);
  }
}
