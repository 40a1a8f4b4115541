package io.serbench.process;

import io.serbench.protocol.Answer;
import io.serbench.protocol.Channel;
import io.serbench.protocol.Check;
import io.serbench.protocol.Job;
import io.serbench.protocol.Message;
import io.serbench.protocol.Outcome;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import io.serbench.result.Failure.Kind;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Accompanies one child from its first word to its end, and says how it ended. */
public final class ChildWatch {
  /** Exit code of a JVM under {@code -XX:+ExitOnOutOfMemoryError}. */
  private static final int OUT_OF_MEMORY_EXIT = 3;

  /** A process that a signal ended has this much more than the signal's number as exit code. */
  private static final int SIGNAL_EXIT = 128;

  /** What HotSpot prints when it crashes; without a core dump, its exit code is an ordinary 1. */
  private static final String CRASH_REPORT = "fatal error has been detected by the Java Runtime";

  private static final int CONNECT_POLL_MILLIS = 200;
  private static final long DUMP_MILLIS = 3000;

  private final Process process;
  private final ServerSocket server;
  private final String token;
  private final long deadline;
  private final Duration timeout;
  private final OutputTail stdout;
  private final OutputTail stderr;
  private String step = "starting";

  ChildWatch(Process process, ServerSocket server, String token, Duration timeout) {
    this.process = process;
    this.server = server;
    this.token = token;
    this.timeout = timeout;
    this.deadline = System.nanoTime() + timeout.toNanos();
    this.stdout = new OutputTail(process.getInputStream(), "serbench-child-stdout");
    this.stderr = new OutputTail(process.getErrorStream(), "serbench-child-stderr");
  }

  /** Gives the child its job and follows it to its end. */
  Outcome run(Job job, Consumer<String> onStep) throws IOException, InterruptedException {
    return run(new Message.Start(job), onStep, message -> {});
  }

  /** Gives the child round trips to check and follows it to its end. */
  Outcome check(
      String row,
      List<Check> checks,
      Consumer<String> onStep,
      Consumer<Optional<Failure>> onChecked)
      throws IOException, InterruptedException {
    return run(
        new Message.Verify(row, checks),
        onStep,
        message -> onChecked.accept(((Message.Checked) message).failure()));
  }

  /** Gives the child tasks and follows it to its end. */
  Outcome examine(String row, List<Task> tasks, Consumer<Answer> onAnswer)
      throws IOException, InterruptedException {
    return run(
        new Message.Examine(row, tasks),
        step -> {},
        message -> onAnswer.accept(((Message.Answered) message).answer()));
  }

  /**
   * Gives the child an order and follows it to its end.
   *
   * @param onResult told of everything between the steps and the end
   */
  private Outcome run(Message.Order order, Consumer<String> onStep, Consumer<Message> onResult)
      throws IOException, InterruptedException {
    Optional<Channel> connected = connect();
    if (connected.isEmpty()) {
      return ended(process.isAlive());
    }
    try (Channel channel = connected.get()) {
      BlockingQueue<Optional<Message>> messages = read(channel);
      channel.send(order);
      while (true) {
        Optional<Message> next =
            messages.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        if (next == null) {
          return timedOut(channel, messages);
        }
        if (next.isEmpty()) {
          return ended(false);
        }
        if (next.get() instanceof Message.Step started) {
          step = started.name();
          onStep.accept(step);
        } else if (next.get() instanceof Message.Done done) {
          return withOutput(done.outcome());
        } else {
          onResult.accept(next.get());
        }
      }
    }
  }

  /** Waits until our child calls; empty where it ended or the time is up before that. */
  private Optional<Channel> connect() throws IOException {
    server.setSoTimeout(CONNECT_POLL_MILLIS);
    while (process.isAlive() && System.nanoTime() < deadline) {
      try {
        Socket socket = server.accept();
        socket.setTcpNoDelay(true);
        Channel channel = new Channel(socket);
        if (channel.receive().orElse(null) instanceof Message.Hello hello
            && hello.token().equals(token)) {
          return Optional.of(channel);
        }
        channel.close();
      } catch (SocketTimeoutException e) {
        // Nobody called yet; look whether the child still lives.
      }
    }
    return Optional.empty();
  }

  /** Receives in a thread of its own, so that waiting can end. The empty message is the end. */
  private static BlockingQueue<Optional<Message>> read(Channel channel) {
    BlockingQueue<Optional<Message>> messages = new LinkedBlockingQueue<>();
    Thread thread =
        new Thread(
            () -> {
              Optional<Message> message;
              do {
                message = receive(channel);
                messages.add(message);
              } while (message.isPresent());
            },
            "serbench-child-channel");
    thread.setDaemon(true);
    thread.start();
    return messages;
  }

  private static Optional<Message> receive(Channel channel) {
    try {
      return channel.receive();
    } catch (IOException e) {
      // A child that dies in mid-line ends the conversation like one that hangs up.
      return Optional.empty();
    }
  }

  private Outcome timedOut(Channel channel, BlockingQueue<Optional<Message>> messages)
      throws InterruptedException {
    String dump = threadDump(channel, messages);
    process.destroyForcibly();
    return Outcome.failed(
        Failure.of(
            Kind.TIMEOUT,
            step + ": no end after " + timeout.toSeconds() + " s; killed (see -timeout=)",
            dump));
  }

  private static String threadDump(Channel channel, BlockingQueue<Optional<Message>> messages)
      throws InterruptedException {
    try {
      channel.send(new Message.DumpThreads());
    } catch (IOException e) {
      return "no thread dump: " + e.getMessage();
    }
    Optional<Message> next = messages.poll(DUMP_MILLIS, TimeUnit.MILLISECONDS);
    while (next != null && next.isPresent()) {
      if (next.get() instanceof Message.ThreadDump dump) {
        return dump.text();
      }
      next = messages.poll(DUMP_MILLIS, TimeUnit.MILLISECONDS);
    }
    return "no thread dump: the child does not answer";
  }

  private Outcome ended(boolean stillAlive) throws InterruptedException {
    if (stillAlive) {
      process.destroyForcibly();
      return Outcome.failed(
          Failure.of(
              Kind.TIMEOUT,
              "the child JVM did not start within " + timeout.toSeconds() + " s",
              output()));
    }
    int exit = process.waitFor();
    String output = output();
    if (exit == OUT_OF_MEMORY_EXIT && output.contains("OutOfMemoryError")) {
      return Outcome.failed(
          Failure.of(Kind.OUT_OF_MEMORY, step + ": the heap was exhausted", output));
    }
    if (output.contains(CRASH_REPORT)) {
      return Outcome.failed(Failure.of(Kind.CRASH, step + ": the JVM crashed", output));
    }
    if (exit > SIGNAL_EXIT) {
      return Outcome.failed(
          Failure.of(
              Kind.CRASH, step + ": the JVM was killed by signal " + (exit - SIGNAL_EXIT), output));
    }
    return Outcome.failed(
        Failure.of(Kind.EXIT, step + ": the JVM ended by itself with exit code " + exit, output));
  }

  /** A failure with what the child printed below its stack trace. */
  private Outcome withOutput(Outcome outcome) throws InterruptedException {
    if (outcome.failure().isEmpty()) {
      return outcome;
    }
    process.waitFor(1, TimeUnit.SECONDS);
    Failure failure = outcome.failure().get();
    return new Outcome(
        outcome.encoded(),
        outcome.firstMillis(),
        outcome.phases(),
        outcome.bestWitness(),
        Optional.of(
            Failure.of(
                failure.kind(),
                failure.cause(),
                (failure.details().orElse("") + "\n" + output()))));
  }

  private String output() throws InterruptedException {
    String out = stdout.text();
    String err = stderr.text();
    StringBuilder text = new StringBuilder();
    if (!out.isEmpty()) {
      text.append("last lines of stdout:\n").append(out).append('\n');
    }
    if (!err.isEmpty()) {
      text.append("last lines of stderr:\n").append(err).append('\n');
    }
    return text.toString();
  }
}
