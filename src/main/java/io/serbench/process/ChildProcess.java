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
 * A fork from its start to its end: sends it orders, passes on its messages, and kills it if it
 * gives no sign of life while it owes an answer. One thread listens to it and another writes to it,
 * so that a fork that does not read blocks neither those who give orders nor the deadline.
 */
final class ChildProcess implements Child {
  private final Process process;
  private final Origin origin;
  private final ChannelServer channels;
  private final Deadline deadline;
  private final Child.Listener listener;
  private final OutputTail stdout;
  private final OutputTail stderr;

  /** Writes orders one after another; drops them once the fork is gone. */
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

  // Both are guarded by this, which is not held while writing.
  private boolean asked;
  private boolean overdue;

  private Optional<FromChild.Done> done = Optional.empty();
  private String threadDump = "no thread dump: the fork does not answer";

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

  /** Follows a fork that was just started, and gives it its first order. */
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

  /** Returns a new daemon thread, not started yet. */
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
    // If listening throws, the trace is the thread's; the run goes on as if the fork had hung up.
    Optional<Failure> failure = Optional.of(new Diagnosis(step, "").hungUp());
    try {
      failure = converse(order);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      deadline.close();
      writer.shutdownNow();
      // Its end takes time, which must not disturb the next fork.
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
          ? Optional.of(diagnosis().reported(done.get().failure().get()))
          : Optional.empty();
    }
    return Optional.of(
        isDeadWithin(deadline.grace().toDie())
            ? diagnosis().exited(process.exitValue())
            : diagnosis().hungUp());
  }

  /** Returns whether it ended by itself; kills it if not, so that its output is complete. */
  private boolean isDeadWithin(Duration time) throws InterruptedException {
    boolean dead = process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
    ProcessTree.kill(process);
    return dead;
  }

  /** Tells the fork where to connect, and its token, in a way that other users cannot read. */
  private void tell(String token) {
    try (OutputStream in = process.getOutputStream()) {
      String line = channels.port() + " " + token + " " + origin.provider().orElse("") + "\n";
      in.write(line.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It ended before it could be told; its exit code says more.
    }
  }

  /** Passes on the fork's messages until the last one, or until it is gone. */
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
      // A fork that dies within a message ends the conversation like one that hangs up.
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
            // It is gone, and the listening thread will find out why.
          }
        });
  }

  /** Starts the deadline of an answer. */
  private synchronized void ask() {
    if (!overdue) {
      asked = true;
      deadline.start(this::overdue);
    }
  }

  /** Puts the deadline off: any message is a sign of life, unless it comes too late. */
  private synchronized void heard() {
    if (asked && !overdue) {
      deadline.start(this::overdue);
    }
  }

  private synchronized boolean isOverdue() {
    return overdue;
  }

  /** Asks for a thread dump, and kills the fork once that is overdue, too. */
  private synchronized void overdue() {
    if (overdue) {
      abandon();
    } else if (asked) {
      overdue = true;
      deadline.start(deadline.grace().toSayWhatItDoes(), this::overdue);
      say(new FromParent.DumpThreads());
    }
  }

  /** Kills it, and closes the channel, which a process that it started may hold open. */
  private void abandon() {
    ProcessTree.kill(process);
    try {
      if (channel.isPresent()) {
        channel.get().close();
      }
    } catch (IOException e) {
      // The other end is gone already.
    }
  }

  private void hear(FromChild message) {
    if (message instanceof FromChild.Began began) {
      step = began.step();
    } else if (message instanceof Preparation || message instanceof Slices) {
      pause();
    } else if (message instanceof FromChild.Done last) {
      done = Optional.of(last);
    } else if (message instanceof FromChild.ThreadDump dump) {
      threadDump = dump.text();
      abandon();
    }
    listener.hear(message);
  }

  /** Stops the deadline until the next order. */
  private synchronized void pause() {
    step = "waiting for its turn";
    asked = false;
    if (!overdue) {
      deadline.stop();
    }
  }

  private Diagnosis diagnosis() throws InterruptedException {
    return new Diagnosis(step, lastLines("stdout", stdout) + lastLines("stderr", stderr));
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
