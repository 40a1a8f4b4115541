package io.serbench.check;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.catalog.Topic;
import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.process.JvmChoice.Strictness;
import io.serbench.protocol.TaskAnswer;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether rows will work on later JDKs, which deny {@code sun.misc.Unsafe}, on all data that they
 * carry. What fails if it is denied is also tried if it is allowed, to see whether that is why, and
 * with the options by which the library documents that it does without. What works is tried in a
 * JVM that warns, to see whether it tries to use it. Nobody warns of the JDK's own {@code Unsafe}
 * in a package to which a row is opened: such a row does not do without.
 */
public final class JdkCheck implements Check {
  static final Topic OUTLOOK = Topic.of("outlook");
  static final CheckKind KIND =
      new VerdictKind(
          "jdk",
          List.of(CheckKind.CheckQuestion.of(OUTLOOK.word())),
          List.of(Outlook.values()),
          row -> row.has(Outlook.BROKEN));

  /** Packages of the JDK with an {@code Unsafe} that no option denies. */
  private static final String INTERNALS = "java.base/jdk.internal.";

  /** The JDK of the feature {@link Feature#JDK_25}. */
  private static final int FEATURED = 25;

  private static final Pattern WARNING =
      Pattern.compile(
          "WARNING: (sun\\.misc\\.Unsafe::\\w+|Final field \\S+ in \\S+) has been .*?"
              + " by (?:class )?(\\S+).*");

  enum Outlook implements CheckVerdict {
    SILENT("works without Unsafe, and never tries to use it"),
    INTERNAL("works if Unsafe is denied, as it uses the JDK's own, to which a flag opens"),
    WARNS("the JVM warns about it, but it also works if Unsafe is denied"),
    WORKS_WITH("works if Unsafe is denied, but only with the option that is named"),
    FAILS("does not work, or only partly, if Unsafe is denied, as later JDKs do"),
    BROKEN("does not work on that JDK at all, even if everything is allowed");

    private final String meaning;

    Outlook(String meaning) {
      this.meaning = meaning;
    }

    @Override
    public String meaning() {
      return meaning;
    }
  }

  @Override
  public CheckKind kind() {
    return KIND;
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    int jdk = forks.open(request.jvm()).jvm().build().feature();
    if (jdk < Strictness.FIRST_JDK) {
      throw new JvmChoice.JvmException(
          "check jdk needs JDK %d or later, but this one is JDK %d; pass a later one with -jvm="
              .formatted(Strictness.FIRST_JDK, jdk));
    }
    Map<Strictness, ForkLauncher> jvms = new EnumMap<>(Strictness.class);
    for (Strictness strictness : Strictness.values()) {
      jvms.put(strictness, forks.open(request.jvm().withOptions(strictness.options(jdk))));
    }
    forks.oneByOne(
        Plan.of(request.packed()).byRow(),
        cells -> new JdkTrial(cells, request.jvm(), jdk, jvms, forks).seen(),
        onKnown);
  }

  /**
   * Returns what a line warns of, such as {@code sun.misc.Unsafe::getInt by org.example.Reader}, in
   * the words of JEP 498 and JEP 500; empty if it is no such warning.
   */
  static Optional<String> warning(String line) {
    Matcher warning = WARNING.matcher(line);
    return warning.matches()
        ? Optional.of(warning.group(1).replaceFirst("^F", "f") + " by " + warning.group(2))
        : Optional.empty();
  }

  private record JdkTrial(
      List<Cell> cells, JvmChoice jvm, int jdk, Map<Strictness, ForkLauncher> jvms, Forks forks) {
    Observed seen() throws IOException, InterruptedException {
      Cell first = cells.get(0);
      if (first.unavailable().isPresent()) {
        return Finding.UNAVAILABLE.of(first.name(), first.unavailable().get());
      }
      Map<Cell, TaskAnswer> denied = failures(jvms.get(Strictness.DENY), cells, line -> {});
      if (!denied.isEmpty()) {
        Map<Cell, TaskAnswer> allowed =
            failures(jvms.get(Strictness.ALLOW), List.copyOf(denied.keySet()), line -> {});
        if (allowed.size() == cells.size()) {
          return seen(Outlook.BROKEN, cause(allowed));
        }
        denied.keySet().removeAll(allowed.keySet());
        if (!denied.isEmpty()) {
          List<String> options = first.row().flags().withoutUnsafe();
          List<Cell> able = new ArrayList<>(cells);
          able.removeAll(allowed.keySet());
          if (options.isEmpty()) {
            return seen(Outlook.FAILS, cause(denied));
          }
          String named = String.join(" ", options);
          JvmChoice told = jvm.withOptions(options).withOptions(Strictness.DENY.options(jdk));
          Map<Cell, TaskAnswer> left = failures(forks.open(told), able, line -> {});
          return left.isEmpty()
              ? seen(Outlook.WORKS_WITH, named)
              : seen(Outlook.FAILS, "even with %s, %s".formatted(named, cause(left)));
        }
      }
      Queue<String> warnings = new ConcurrentLinkedQueue<>();
      failures(jvms.get(Strictness.WARN), cells, line -> warning(line).ifPresent(warnings::add));
      if (!warnings.isEmpty()) {
        return seen(Outlook.WARNS, warnings.element());
      }
      return first.row().flags().forJdk(jdk).stream()
          .filter(flag -> flag.contains(INTERNALS))
          .findFirst()
          .map(flag -> seen(Outlook.INTERNAL, flag))
          .orElseGet(() -> seen(Outlook.SILENT, ""));
    }

    private Map<Cell, TaskAnswer> failures(
        ForkLauncher launcher, List<Cell> tried, Consumer<String> onPrinted)
        throws InterruptedException {
      Row row = cells.get(0).row();
      Map<Cell, TaskAnswer> answers =
          new TaskRunner(launcher, row, forks, List.of(), Optional.empty(), onPrinted)
              .answers(tried, TaskRunner::roundTrip);
      answers.values().removeIf(TaskAnswer::isFine);
      return answers;
    }

    private String cause(Map<Cell, TaskAnswer> failures) {
      Map.Entry<Cell, TaskAnswer> first = failures.entrySet().iterator().next();
      String cause = first.getValue().cause();
      return failures.size() == cells.size()
          ? cause
          : "%d of %d, first %s: %s"
              .formatted(failures.size(), cells.size(), first.getKey().workload().label(), cause);
    }

    private Observed seen(Outlook outlook, String cause) {
      List<Feature> features = new ArrayList<>();
      if (outlook == Outlook.SILENT) {
        features.add(Feature.NO_UNSAFE);
      }
      if (outlook != Outlook.BROKEN && jdk >= FEATURED) {
        features.add(Feature.JDK_25);
      }
      return Observed.of(
          cells.get(0).name(), features, List.of(Answered.of(OUTLOOK, outlook, cause)));
    }
  }
}
