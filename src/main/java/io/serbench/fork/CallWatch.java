package io.serbench.fork;

import io.serbench.protocol.Attempt;
import io.serbench.protocol.Attempt.Effect;
import io.serbench.protocol.FromFork;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Halts the JVM where a call of the thread that creates it takes too long, and reports it. */
final class CallWatch {
  private static final int EXIT_CODE = 5;
  private static final long TICK_MILLIS = 50;
  private static final long LONGEST_NANOS = 20_000_000_000L; // Calls that wait use no CPU time.
  private static final int DEEPEST_STACK = 6;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Thread watched = Thread.currentThread();
  private final Consumer<FromFork> say;
  private volatile Optional<Call> call = Optional.empty();

  private record Call(Attempt.Sent sent, long nanos, long cpu) {}

  CallWatch(Consumer<FromFork> say) {
    this.say = say;
    TimerTask look =
        new TimerTask() {
          @Override
          public void run() {
            call.filter(CallWatch.this::isOver).ifPresent(CallWatch.this::abandon);
          }
        };
    new Timer("serbench-watch", true).schedule(look, TICK_MILLIS, TICK_MILLIS);
  }

  void begin(Attempt.Sent sent) {
    call = Optional.of(new Call(sent, System.nanoTime(), threads.getCurrentThreadCpuTime()));
  }

  void returned() {
    call = Optional.empty();
  }

  private boolean isOver(Call now) {
    long cpu = threads.getThreadCpuTime(watched.getId()) - now.cpu();
    return cpu > Attempt.Cost.patience(now.sent().length())
        || System.nanoTime() - now.nanos() > LONGEST_NANOS;
  }

  private void abandon(Call now) {
    String where =
        Stream.of(watched.getStackTrace())
            .limit(DEEPEST_STACK)
            .map(StackTraceElement::toString)
            .collect(Collectors.joining(", ", "at ", ""));
    say.accept(new Attempt(now.sent(), Effect.HUNG, Attempt.Cost.UNKNOWN, where, List.of(), ""));
    Runtime.getRuntime().halt(EXIT_CODE);
  }
}
