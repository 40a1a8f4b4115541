package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.Check;
import io.serbench.protocol.Job;
import io.serbench.protocol.Outcome;
import io.serbench.result.BlackHole;
import io.serbench.result.ByteOrder;
import io.serbench.result.Encoded;
import io.serbench.result.Failure;
import io.serbench.result.JvmBuild;
import io.serbench.result.JvmInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** Answers jobs at once, and remembers them. */
public final class FakeLauncher implements ForkLauncher {
  public static final JvmInfo JVM =
      new JvmInfo(
          new JvmBuild("vm", "vendor", 25, "25"),
          "/jdk",
          ByteOrder.LITTLE_ENDIAN,
          BlackHole.COMPILER,
          List.of());
  public static final Outcome FINE =
      new Outcome(
          Optional.of(new Encoded(10, 5)),
          OptionalDouble.of(80),
          List.of(),
          1000,
          Optional.empty());
  public static final Outcome BROKEN =
      Outcome.failed(Failure.of(Failure.Kind.EXCEPTION, "opening: broken"));

  public final List<Job> jobs = new ArrayList<>();

  /** What each child was asked to check: {@code row0 [media.1, media.2]}. */
  public final List<String> checks = new ArrayList<>();

  boolean killed;
  boolean closed;
  private final Function<Job, Outcome> answers;
  private final Set<String> broken = new HashSet<>();
  private final Set<String> deadly = new HashSet<>();

  public FakeLauncher(Function<Job, Outcome> answers) {
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

  /** Lets the check of such a subject, {@code row0 media.1}, fail. */
  public FakeLauncher breakingOn(String subject) {
    broken.add(subject);
    return this;
  }

  /** Lets the check of such a subject end the child. */
  public FakeLauncher dyingOn(String subject) {
    deadly.add(subject);
    return this;
  }

  @Override
  public Outcome check(
      Row row, List<Check> wanted, Consumer<String> onStep, Consumer<Optional<Failure>> onChecked) {
    List<String> subjects = wanted.stream().map(FakeLauncher::label).toList();
    checks.add(row.name() + " " + subjects);
    for (String subject : subjects) {
      String name = row.name() + " " + subject;
      onStep.accept("round trip");
      if (deadly.contains(name)) {
        return Outcome.failed(Failure.of(Failure.Kind.CRASH, "round trip: crashed"));
      }
      onChecked.accept(broken.contains(name) ? BROKEN.failure() : Optional.empty());
    }
    return Outcome.nothing();
  }

  private static String label(Check check) {
    return check.workload().usage().label(check.workload().dataset());
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
