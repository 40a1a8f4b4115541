package io.serbench.cli;

import io.serbench.check.Trial;
import io.serbench.run.RunRequest;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A trial that says at least every half minute how far it is: what comes of it may be printed at
 * the end alone.
 */
final class SpokenTrial<T> implements Trial<T> {
  private final Trial<T> trial;
  private final String what;
  private final ToIntFunction<RunRequest> all;
  private final Voice voice;

  /**
   * How a trial speaks.
   *
   * @param ticking looks again and again whether a line is due
   */
  record Voice(PrintWriter err, InstantSource clock, Function<Runnable, Ticks> ticking) {}

  /**
   * A trial that has not begun.
   *
   * @param what is known of each result: {@code rows tried}
   * @param all how many results are to come
   */
  SpokenTrial(Trial<T> trial, String what, ToIntFunction<RunRequest> all, Voice voice) {
    this.trial = trial;
    this.what = what;
    this.all = all;
    this.voice = voice;
  }

  @Override
  public List<T> run(RunRequest request, Consumer<T> onKnown) {
    AtomicInteger known = new AtomicInteger();
    int expected = all.applyAsInt(request);
    Instant began = voice.clock().instant();
    Runnable look =
        new Runnable() {
          private Instant said = began;

          @Override
          public void run() {
            Instant now = voice.clock().instant();
            if (Duration.between(said, now).compareTo(LineProgress.SILENCE) >= 0) {
              said = now;
              say(Duration.between(began, now), known.get(), expected);
            }
          }
        };
    Ticks ticks = voice.ticking().apply(look);
    try {
      return trial.run(
          request,
          result -> {
            known.incrementAndGet();
            onKnown.accept(result);
          });
    } finally {
      ticks.close();
    }
  }

  private void say(Duration time, int known, int expected) {
    voice
        .err()
        .println("serbench: " + RunClock.text(time) + " " + known + " of " + expected + " " + what);
    voice.err().flush();
  }

  @Override
  public void interrupt() {
    trial.interrupt();
  }
}
