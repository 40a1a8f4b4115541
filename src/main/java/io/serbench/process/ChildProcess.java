package io.serbench.process;

import io.serbench.catalog.Origin;
import io.serbench.process.ChildLauncher.Child;
import io.serbench.protocol.Channel;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Slices;
import io.serbench.result.Failure;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * One child JVM, from its start to its end: gives it orders, passes on what it says, and sees that
 * it gives signs of life while it is asked for something. One thread listens to it and another
 * writes to it, so that a child that does not read blocks neither who gives orders nor the
 * deadline.
 */
final class ChildProcess implements Child {
  private final Process process;
  private final Origin origin;
  private final ChannelServer channels;
  private final Deadline deadline;
  private final Child.Listener listener;
  private final OutputTail stdout;
  private final OutputTail stderr;

  /** Writes orders, one after the other; drops them once the child is gone. */
  private final ExecutorService writer =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          work -> daemon(work, "serbench-child-orders"),
          new ThreadPoolExecutor.DiscardPolicy());

  private volatile String step = "starting";
  private volatile Optional<Channel> channel = Optional.empty();

  /** Whether it owes an answer. Guarded by this, as is the next; no lock is held while writing. */
  private boolean asked;

  private boolean overdue;
  private Optional<FromChild.Done> done = Optional.empty();
  private String threadDump = "no thread dump: the child does not answer";

  private ChildProcess(
      Process process,
      Origin origin,
      ChannelServer channels,
      Deadline deadline,
      Child.Listener listener) {
    this.process = process;
    this.origin = origin;
    this.channels = channels;
    this.deadline = deadline;
    this.listener = listener;
    this.stdout = new OutputTail(process.getInputStream(), "serbench-child-stdout", line -> {});
    this.stderr =
        new OutputTail(process.getErrorStream(), "serbench-child-stderr", listener::printed);
  }

  /**
   * Accompanies a child that was just started.
   *
   * @param origin who says the row that the order names
   * @param order what it shall do
   * @param deadline by which it must give a sign of life
   */
  static ChildProcess accompany(
      Process process,
      Origin origin,
      ChannelServer channels,
      FromParent order,
      Deadline deadline,
      Child.Listener listener) {
    ChildProcess child = new ChildProcess(process, origin, channels, deadline, listener);
    daemon(() -> child.live(order), "serbench-child").start();
    return child;
  }

  /** A thread that keeps no JVM alive; not started yet. */
  static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void send(FromParent order) {
    if (order instanceof Turn) {
      step = "timing";
    }
    ask();
    say(order);
  }

  private void live(FromParent order) {
    // What listening threw stands in the thread's trace; the run goes on as if the child hung up.
    Optional<Failure> failure = Optional.of(diagnosis("").hungUp());
    try {
      failure = converse(order);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      deadline.close();
      writer.shutdownNow();
      // Its end takes time, which belongs to this child and must not disturb the next.
      ProcessTree.kill(process);
      awaitDeath();
      listener.ended(failure);
    }
  }

  private Optional<Failure> converse(FromParent order) throws InterruptedException {
    String token = channels.expect();
    tell(token);
    Optional<Channel> connected = channels.await(token, process, deadline.timeout());
    if (connected.isEmpty()) {
      return Optional.of(
          isDeadWithin(Duration.ZERO)
              ? diagnosis().exited(process.exitValue())
              : diagnosis().neverStarted(deadline.timeout()));
    }
    channel = connected;
    send(order);
    listen(connected.get());
    if (isOverdue()) {
      return Optional.of(diagnosis().overdue(deadline.timeout(), threadDump));
    }
    if (done.isPresent()) {
      process.waitFor(order.launch().patience(), TimeUnit.SECONDS);
      return done.get().failure().isPresent()
          ? Optional.of(diagnosis().said(done.get().failure().get()))
          : Optional.empty();
    }
    return Optional.of(
        isDeadWithin(deadline.grace().toDie())
            ? diagnosis().exited(process.exitValue())
            : diagnosis().hungUp());
  }

  /** Whether it ended by itself. If not, it is ended: only then has it printed all that it will. */
  private boolean isDeadWithin(Duration time) throws InterruptedException {
    boolean dead = process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
    ProcessTree.kill(process);
    return dead;
  }

  /** Where to call and what to say, by a way that no other user of the machine can read. */
  private void tell(String token) {
    try (OutputStream in = process.getOutputStream()) {
      String line = channels.port() + " " + token + " " + origin.provider().orElse("") + "\n";
      in.write(line.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It ended before it could be told; its exit code says more.
    }
  }

  /** Passes on what the child says, until it has said all or is gone. */
  private void listen(Channel from) {
    try (from) {
      while (done.isEmpty()) {
        Optional<FromChild> next = from.fromChild();
        if (next.isEmpty()) {
          return;
        }
        heard();
        hear(next.get());
      }
    } catch (IOException e) {
      // A child that dies in the middle of a message ends the conversation like one that hangs up.
    }
  }

  private void say(FromParent message) {
    writer.execute(
        () -> {
          try {
            if (channel.isPresent()) {
              channel.get().send(message);
            }
          } catch (IOException e) {
            // It is gone, and whoever listens will say why.
          }
        });
  }

  /** From now on it owes an answer. */
  private synchronized void ask() {
    if (!overdue) {
      asked = true;
      deadline.start(this::overdue);
    }
  }

  /** Whatever it says is a sign of life, until it is too late. */
  private synchronized void heard() {
    if (asked && !overdue) {
      deadline.start(this::overdue);
    }
  }

  private synchronized boolean isOverdue() {
    return overdue;
  }

  /** Asks the child what it is doing, and gives it no more time than for that answer. */
  private synchronized void overdue() {
    if (overdue) {
      giveUp();
    } else if (asked) {
      overdue = true;
      deadline.start(deadline.grace().toSayWhatItDoes(), this::overdue);
      say(new FromParent.DumpThreads());
    }
  }

  /** Ends it, and the conversation too: something that it left behind may hold the line. */
  private void giveUp() {
    ProcessTree.kill(process);
    try {
      if (channel.isPresent()) {
        channel.get().close();
      }
    } catch (IOException e) {
      // The other end is gone already.
    }
  }

  /** Sees how far it is, and passes on what it says. */
  private void hear(FromChild message) {
    if (message instanceof FromChild.Began began) {
      step = began.step();
    } else if (message instanceof Preparation || message instanceof Slices) {
      pause();
    } else if (message instanceof FromChild.Done last) {
      done = Optional.of(last);
    } else if (message instanceof FromChild.ThreadDump dump) {
      threadDump = dump.text();
      giveUp();
    }
    listener.hear(message);
  }

  /** It answered, and nothing is asked of it until its next order. */
  private synchronized void pause() {
    step = "waiting for its turn";
    asked = false;
    if (!overdue) {
      deadline.stop();
    }
  }

  private Diagnosis diagnosis() throws InterruptedException {
    return diagnosis(lastLines("stdout", stdout) + lastLines("stderr", stderr));
  }

  private Diagnosis diagnosis(String printed) {
    return new Diagnosis(step, printed);
  }

  private static String lastLines(String name, OutputTail tail) throws InterruptedException {
    String lines = tail.text();
    return lines.isEmpty() ? "" : "last lines of " + name + ":\n" + lines + "\n";
  }

  private void awaitDeath() {
    try {
      process.waitFor(deadline.grace().toDie().toMillis(), TimeUnit.MILLISECONDS);
      stderr.awaitEnd();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
