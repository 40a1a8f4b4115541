package io.serbench.process;

import io.serbench.machine.MachineState;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.Channel;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.MessageCheck;
import io.serbench.protocol.MessageCheck.UnfitMessageException;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Slices;
import io.serbench.result.Failure;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A fork from its start to its end: sends it orders, passes on its messages, and kills it if it
 * gives no sign of life while it owes an answer. One thread listens to it and another writes to it,
 * so that a fork that does not read blocks neither those who give orders nor the deadline.
 */
final class ForkProcess implements StartedFork {
  private final Process process;
  private final String provider; // Of the row; may be empty.
  private final ChannelServer channels;
  private final TimeLimits limits;
  private final StartedFork.ForkListener listener;
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
          work -> daemon(work, "serbench-fork-orders"),
          new ThreadPoolExecutor.DiscardPolicy());

  private volatile String step = "starting"; // What it did when it was last heard from.
  private volatile Optional<Channel> channel = Optional.empty();

  // These are guarded by this, which is not held while writing.
  private boolean asked;
  private volatile boolean overdue;
  private boolean gone;
  private Future<?> deadline = CompletableFuture.completedFuture(null);

  private final MessageCheck check = new MessageCheck();
  private Optional<String> unfit = Optional.empty(); // What it sent that does not fit.
  private Optional<FromFork.Done> done = Optional.empty();
  private String threadDump = "no thread dump: the fork does not answer";

  /**
   * How long a fork is waited for.
   *
   * @param clock runs what is to happen at a deadline
   * @param timeout how long it may give no sign of life while it owes an answer
   * @param toSayWhatItDoes until an overdue fork has sent its thread dump
   * @param toDie until a fork that hung up or was killed is gone
   */
  record TimeLimits(Deadlines clock, Duration timeout, Duration toSayWhatItDoes, Duration toDie) {
    /** A killed process ends at once, unless it is stuck in the kernel; a crash writes a report. */
    TimeLimits(Deadlines clock, Duration timeout) {
      this(clock, timeout, Duration.ofSeconds(3), Duration.ofSeconds(10));
    }
  }

  ForkProcess(
      Process process,
      String provider,
      ChannelServer channels,
      TimeLimits limits,
      StartedFork.ForkListener listener) {
    this.process = process;
    this.provider = provider;
    this.channels = channels;
    this.limits = limits;
    this.listener = listener;
    this.stdout = new OutputTail(process.getInputStream(), "serbench-fork-stdout", line -> {});
    this.stderr =
        new OutputTail(process.getErrorStream(), "serbench-fork-stderr", listener::printed);
  }

  /** Follows the fork, which was just started, and gives it its first order. */
  ForkProcess accompany(FromParent order) {
    daemon(() -> live(order), "serbench-fork").start();
    return this;
  }

  /** Returns a new daemon thread, not started yet. */
  static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  /** Kills a process with all that it started: a java that is a script would leave its JVM. */
  static void kill(Process process) {
    // Listed first: once a process is gone, its descendants cannot be found.
    List<ProcessHandle> started = process.descendants().toList();
    process.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
  }

  @Override
  public synchronized void send(FromParent order) {
    if (order instanceof Turn) {
      step = "timing";
    }
    asked = true;
    heard();
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
      synchronized (this) {
        gone = true;
        deadline.cancel(false);
      }
      writer.shutdownNow();
      // Its end takes time, which must not disturb the next fork.
      kill(process);
      awaitDeath();
      listener.ended(failure);
    }
  }

  private Optional<Failure> converse(FromParent order) throws InterruptedException {
    String token = channels.expect();
    tell(token);
    Optional<Channel> connected = channels.await(token, process, limits.timeout());
    if (connected.isEmpty()) {
      return Optional.of(
          isDeadWithin(Duration.ZERO)
              ? diagnosis().exited(process.exitValue(), MachineState.exceededLimit())
              : diagnosis().neverStarted(limits.timeout()));
    }
    channel = connected;
    send(order);
    listen(connected.get());
    if (overdue) {
      return Optional.of(diagnosis().overdue(limits.timeout(), threadDump));
    }
    if (unfit.isPresent()) {
      kill(process);
      return Optional.of(diagnosis().unfit(unfit.get()));
    }
    if (done.isPresent()) {
      process.waitFor(order.launch().patience(), TimeUnit.SECONDS);
      return done.get().failure().isPresent()
          ? Optional.of(diagnosis().reported(done.get().failure().get()))
          : Optional.empty();
    }
    return Optional.of(
        isDeadWithin(limits.toDie())
            ? diagnosis().exited(process.exitValue(), MachineState.exceededLimit())
            : diagnosis().hungUp());
  }

  /** Returns whether it ended by itself; kills it if not, so that its output is complete. */
  private boolean isDeadWithin(Duration time) throws InterruptedException {
    boolean dead = process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
    kill(process);
    return dead;
  }

  /** Tells the fork where to connect, and its token, in a way that other users cannot read. */
  private void tell(String token) {
    try (Writer in = process.outputWriter(StandardCharsets.UTF_8)) {
      in.write(
          String.join(" ", channels.address(), String.valueOf(channels.port()), token, provider)
              + "\n");
    } catch (IOException e) {
      // It ended before it could be told; its exit code says more.
    }
  }

  /** Passes on the fork's messages until the last one, or until it is gone. */
  private void listen(Channel from) {
    try (from) {
      while (done.isEmpty()) {
        Optional<FromFork> next = from.fromChild(check.longest());
        if (next.isEmpty()) {
          return;
        }
        check.check(next.get());
        heard();
        hear(next.get());
      }
    } catch (UnfitMessageException e) {
      unfit = Optional.of(e.getMessage());
    } catch (IOException e) {
      // A fork that dies within a message ends the conversation like one that hangs up.
    }
  }

  private void say(FromParent message) {
    check.ordered(message);
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

  /** Puts the deadline off: any message is a sign of life, unless it comes too late. */
  private synchronized void heard() {
    if (asked && !overdue) {
      startDeadline(limits.timeout());
    }
  }

  private synchronized void startDeadline(Duration time) {
    deadline.cancel(false);
    if (!gone) {
      deadline = limits.clock().after(time, this::overdue);
    }
  }

  /** Asks for a thread dump, and kills the fork once that is overdue, too. */
  private synchronized void overdue() {
    if (overdue) {
      abandon();
    } else if (asked) {
      overdue = true;
      startDeadline(limits.toSayWhatItDoes());
      say(new FromParent.DumpThreads());
    }
  }

  /** Kills it, and closes the channel, which a process that it started may hold open. */
  private void abandon() {
    kill(process);
    try {
      if (channel.isPresent()) {
        channel.get().close();
      }
    } catch (IOException e) {
      // The other end is gone already.
    }
  }

  private void hear(FromFork message) {
    if (message instanceof FromFork.Began began) {
      step = began.step();
    } else if (message instanceof Preparation
        || message instanceof Slices
        || message instanceof FromFork.WitnessReadings) {
      pause();
    } else if (message instanceof FromFork.Done last) {
      done = Optional.of(last);
    } else if (message instanceof FromFork.ThreadDump dump) {
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
      deadline.cancel(false);
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
      process.waitFor(limits.toDie().toMillis(), TimeUnit.MILLISECONDS);
      stderr.awaitEnd();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
