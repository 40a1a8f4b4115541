package io.serbench.child;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.protocol.Channel;
import io.serbench.protocol.Message;
import io.serbench.protocol.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The child's main class: asks the parent for a job, does it, tells the outcome. */
public final class Worker {
  /** What the child ends with when its parent is gone. */
  private static final int PARENT_GONE = 4;

  private Worker() {}

  /**
   * Runs a fork.
   *
   * @param args the parent's port, and the token by which it knows its child
   */
  public static void main(String[] args) throws IOException {
    Locale.setDefault(Locale.ROOT);
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(args[0]));
    socket.setTcpNoDelay(true);
    try (Channel channel = new Channel(socket)) {
      channel.send(new Message.Hello(args[1]));
      Message.Order order = (Message.Order) channel.receive().orElseThrow();
      answerRequests(channel);
      channel.send(new Message.Done(execute(order, channel)));
    }
    // Libraries leave threads behind that would keep the JVM alive.
    System.exit(0);
  }

  @SuppressWarnings("CatchingUnchecked") // What a row has on its class path may break any library.
  private static Outcome execute(Message.Order order, Channel channel) {
    Row row;
    try {
      row = row(order.row());
    } catch (Throwable e) {
      return Outcome.failed(Failures.of("starting", e));
    }
    return execute(row, order, channel);
  }

  private static Row row(String name) {
    return Catalog.load()
        .find(name)
        .orElseThrow(() -> new IllegalStateException("this JVM has no row " + name));
  }

  private static Outcome execute(Row row, Message.Order order, Channel channel) {
    Consumer<String> onStep = step -> tell(channel, new Message.Step(step));
    if (order instanceof Message.Start start) {
      return RowExecution.execute(row, start.job(), onStep);
    }
    if (order instanceof Message.Verify verify) {
      return RowCheck.execute(
          row, verify.checks(), onStep, failure -> tell(channel, new Message.Checked(failure)));
    }
    if (order instanceof Message.Examine examine) {
      return Examination.execute(
          row, examine.tasks(), onStep, answer -> tell(channel, new Message.Answered(answer)));
    }
    throw new IllegalStateException("not an order: " + order);
  }

  private static void tell(Channel channel, Message message) {
    try {
      channel.send(message);
    } catch (IOException e) {
      throw new UncheckedIOException("the parent is gone", e);
    }
  }

  /** Waits for the parent's requests; the thread sleeps in the kernel until one comes. */
  private static void answerRequests(Channel channel) {
    Thread thread = new Thread(() -> listen(channel), "serbench-requests");
    thread.setDaemon(true);
    thread.start();
  }

  private static void listen(Channel channel) {
    try {
      for (Optional<Message> next = channel.receive(); next.isPresent(); next = channel.receive()) {
        if (next.get() instanceof Message.DumpThreads) {
          channel.send(new Message.ThreadDump(dump()));
        }
      }
    } catch (IOException e) {
      // The channel was closed: the job is done, or the parent is gone.
    }
    Runtime.getRuntime().halt(PARENT_GONE);
  }

  private static String dump() {
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
