package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Answers jobs at once, and remembers them. */
final class FakeLauncher implements ForkLauncher {
  static final JvmInfo JVM =
      new JvmInfo("/jdk", 25, "25", "vm", "vendor", "LITTLE_ENDIAN", "compiler", List.of());
  static final Outcome FINE =
      new Outcome(10, 5, Optional.of(80.0), List.of(), 1000, Optional.empty());
  static final Outcome BROKEN =
      Outcome.failed(new Failure(Failure.Kind.EXCEPTION, "opening: broken", ""));

  final List<Job> jobs = new ArrayList<>();
  boolean killed;
  boolean closed;
  private final Function<Job, Outcome> answers;

  FakeLauncher(Function<Job, Outcome> answers) {
    this.answers = answers;
  }

  @Override
  public JvmInfo jvm() {
    return JVM;
  }

  @Override
  public Outcome launch(Row row, Job job, Consumer<String> onStep) {
    jobs.add(job);
    onStep.accept("opening");
    return answers.apply(job);
  }

  @Override
  public void kill() {
    killed = true;
  }

  @Override
  public void close() {
    closed = true;
  }
}
