package io.serbench.check;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.Topic;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.Attempt;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.HostileMessages;
import io.serbench.protocol.FromParent.HostileMessages.Forged;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.result.Observed;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Sends rows hostile messages in forks with a small heap, which rows do not share. */
public final class HostileCheck implements Check {
  /** A heap and a stack that fill soon. Forks go on after the former did, as a server would. */
  private static final List<String> SMALL =
      List.of("-Xmx256m", "-Xss512k", "-XX:+UseSerialGC", "-XX:-ExitOnOutOfMemoryError");

  static final CheckKind KIND = new HostileKind();

  /** The default number of mutated messages, which takes some three seconds per row. */
  public static final int MUTATIONS = 2000;

  private final int mutations;
  private final List<Bytes> given;
  private final Optional<Keeper> keeper;

  /** Harm that messages do, from none to the worst. */
  public enum Harm implements CheckVerdict {
    REJECTS("reads every message correctly or throws an exception, within the limits"),
    BOUNDED("stays within the limits; some damaged messages come back as another object"),
    KEEPS("holds more than 16 MB after the last message"),
    SLOW("takes more than 250 ms of CPU time, and 1 µs per byte"),
    ALLOCATES("allocates more than 256 kB and 100 times the message, or twice a good one"),
    OVERFLOWS("StackOverflowError"),
    BREAKS("the same serializer no longer reads a good message correctly"),
    EXHAUSTS("OutOfMemoryError with a heap of 256 MB"),
    HANGS("did not return within 3 s of CPU time, and 1 µs per byte"),
    KILLS("the JVM ended"),
    OPENS("opens files that the message names"),
    INSTANTIATES("initialises or instantiates a class that the sender chose");

    private final String meaning;

    Harm(String meaning) {
      this.meaning = meaning;
    }

    @Override
    public String meaning() {
      return meaning;
    }
  }

  @FunctionalInterface
  public interface Keeper {
    /** Called with the worst message of each finding of a row, from any thread. */
    void keep(String row, Harm harm, byte[] message);
  }

  /** Creates a check that sends the given messages, if there are any, instead of all others. */
  public HostileCheck(int mutations, List<Bytes> given, Optional<Keeper> keeper) {
    this.mutations = mutations;
    this.given = List.copyOf(given);
    this.keeper = keeper;
  }

  private static final class HostileKind implements CheckKind {
    @Override
    public String name() {
      return "hostile";
    }

    @Override
    public List<CheckQuestion> questions() {
      return List.of(
          new CheckQuestion(HostileOutcome.VERDICT, "", "verdict", ""),
          new CheckQuestion(
              HostileOutcome.MEMORY,
              "worst call",
              "memory",
              "9999 kB from 9999 B",
              "allocated by the call closest to its limit, or furthest beyond it"),
          new CheckQuestion(
              HostileOutcome.CPU, "worst call", "CPU", "9999 ms", "of the longest call"),
          new CheckQuestion(
              HostileOutcome.ALTERED,
              "",
              "altered",
              "100 %",
              "damaged messages that came back as another object, without an exception"),
          new CheckQuestion(
              HostileOutcome.STANCE,
              "",
              "authors say",
              "register classes",
              "what the library's manual says of messages from strangers"),
          new CheckQuestion(
              HostileOutcome.ALSO,
              "",
              "also",
              "",
              "other harm than the verdict, which is the worst"));
    }

    @Override
    public List<Harm> verdicts() {
      return List.of(Harm.values());
    }

    @Override
    public List<Harm> answers(Topic topic) {
      return topic.equals(HostileOutcome.VERDICT) ? verdicts() : List.of();
    }
  }

  @Override
  public CheckKind kind() {
    return KIND;
  }

  private record HostileTarget(Row row, Variant variant) {
    String name() {
      return row.name() + variant.mark().orElse("");
    }
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    Map<Variant, ForkLauncher> launchers = forks.open(request.matrix().variants(), SMALL);
    List<HostileTarget> subjects = new ArrayList<>();
    for (Row row : request.matrix().rows()) {
      launchers.keySet().forEach(variant -> subjects.add(new HostileTarget(row, variant)));
    }
    forks.sideBySide(
        subjects,
        Room.ofUntimed(launchers.values().iterator().next().jvm()),
        subject -> tried(subject, plan, request, launchers.get(subject.variant()), forks),
        onKnown);
  }

  private Observed tried(
      HostileTarget subject, Plan plan, RunRequest request, ForkLauncher launcher, Forks forks)
      throws InterruptedException {
    Row row = subject.row();
    String name = subject.name();
    Optional<String> unavailable = request.unavailable(row);
    if (unavailable.isPresent()) {
      return Finding.UNAVAILABLE.of(name, unavailable.get());
    }
    if (row.tags().plays(Role.YARDSTICK)) {
      return Finding.NOT_CARRIED.of(name, "decodes nothing");
    }
    List<DatasetRecipe> data = TaskRunner.data(plan, row);
    if (data.isEmpty()) {
      return Finding.NOT_CARRIED.of(name, "supports none of these data");
    }
    TaskRunner runner = new TaskRunner(launcher, row, forks);
    List<Forged> forged = given.isEmpty() ? forged(runner) : List.of();
    HostileMessages hostile = new HostileMessages(data, request.seed(), mutations, forged, given);
    HostileOutcome found = HostileOutcome.of(launcher, row, hostile, forks);
    keep(name, found.findings(), hostile, runner);
    return found.observed(name, row.library().stance().map(said -> said.word()).orElse(""));
  }

  private void keep(
      String row, Map<Harm, Attempt> findings, HostileMessages hostile, TaskRunner runner)
      throws InterruptedException {
    if (keeper.isEmpty() || findings.isEmpty()) {
      return;
    }
    List<Harm> harms = List.copyOf(findings.keySet());
    List<Integer> numbers = harms.stream().map(harm -> findings.get(harm).sent().number()).toList();
    Task fetch = new Task.Fetch(hostile, numbers);
    TaskAnswer answer = runner.answers(List.of(fetch)).get(0);
    for (int i = 0; i < answer.messages().size(); i++) {
      keeper.get().keep(row, harms.get(i), answer.messages().get(i).array());
    }
  }

  /** Returns what the row writes of hostile values. Its readers need forks without its canaries. */
  private static List<Forged> forged(TaskRunner runner) throws InterruptedException {
    return runner.answers(List.of(Forgery.values()), Task.Forge::new).entrySet().stream()
        .filter(answer -> answer.getValue().isFine())
        .map(answer -> new Forged(answer.getKey(), answer.getValue().messages().get(0)))
        .toList();
  }
}
