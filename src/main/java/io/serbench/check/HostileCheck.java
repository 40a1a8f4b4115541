package io.serbench.check;

import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.check.Verification.Finding;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Attempt;
import io.serbench.protocol.Attempt.Cost;
import io.serbench.protocol.Attempt.Effect;
import io.serbench.protocol.Attempt.Sent;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.HostileMessages;
import io.serbench.protocol.FromParent.HostileMessages.Forged;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import io.serbench.result.Observed;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Sends rows hostile messages, in JVMs with a small heap, each row in one of its own and in a new
 * one after each that ended.
 */
public final class HostileCheck implements Check {
  /**
   * A heap and a stack that hostile messages fill soon. A row that exhausts the heap goes on in the
   * same JVM, as a server would.
   */
  private static final List<String> SMALL =
      List.of("-Xmx256m", "-Xss512k", "-XX:+UseSerialGC", "-XX:-ExitOnOutOfMemoryError");

  private final Messages messages;
  private final Keeper keeper;

  /**
   * What rows are sent.
   *
   * @param mutations how many messages that differ from valid ones, for each row
   * @param given messages to be tried in the place of all others; none to try those
   */
  public record Messages(int mutations, List<byte[]> given) {
    /** So many take some three seconds a row. */
    public static final int MUTATIONS = 2000;

    public Messages {
      given = List.copyOf(given);
    }
  }

  /** Harm that messages do, from none to the worst. */
  public enum Harm {
    /** No message came back as another object. */
    NONE("rejects", "reads every message correctly or throws an exception, within the limits"),
    /** Some came back as another object, which is what a format without checksum does. */
    BOUNDED(
        "bounded", "stays within the limits; some damaged messages come back as another object"),
    /** The heap holds more than before. */
    KEEPS("keeps", "holds more than 16 MB after the last message"),
    /** It takes long. */
    SLOW("slow", "takes more than 250 ms of CPU time, and 1 µs per byte"),
    /** It allocates. */
    ALLOCATES(
        "allocates", "allocates more than 256 kB and 100 times the message, or twice a good one"),
    /** The stack overflows. */
    OVERFLOWS("overflows", "StackOverflowError"),
    /** Good messages are not read right any more. */
    BREAKS("breaks", "the same serializer no longer reads a good message correctly"),
    /** The heap is exhausted. */
    EXHAUSTS("exhausts", "OutOfMemoryError with a heap of 256 MB"),
    /** It does not return. */
    HANGS("hangs", "did not return within 3 s of CPU time, and 1 µs per byte"),
    /** The JVM ends. */
    KILLS("kills", "the JVM ended"),
    /** It opens what the message names. */
    OPENS("opens", "opens files that the message names"),
    /** It makes what the message names. */
    MAKES("makes", "initialises or instantiates a class that the message names but nobody allowed");

    private final String word;
    private final String meaning;

    Harm(String word, String meaning) {
      this.word = word;
      this.meaning = meaning;
    }

    /** For people. */
    public String word() {
      return word;
    }

    /** What it says of a row. */
    public String meaning() {
      return meaning;
    }

    boolean isFinding() {
      return this != NONE && this != BOUNDED;
    }
  }

  /** Stores the message of a finding. */
  @FunctionalInterface
  public interface Keeper {
    /** Of a row; called for each finding. May be called from any thread. */
    void keep(String row, Harm harm, byte[] message);
  }

  /**
   * Hostile messages of some kinds.
   *
   * @param keeper is given the worst messages; empty where nobody wants them
   */
  public HostileCheck(Messages messages, Optional<Keeper> keeper) {
    this.messages = messages;
    this.keeper = keeper.orElse(null);
  }

  @Override
  public String name() {
    return "hostile";
  }

  @Override
  public List<Question> questions() {
    return List.of(
        new Question(HostileOutcome.VERDICT, "", "verdict", 10),
        new Question(HostileOutcome.MEMORY, "worst call", "memory", 21),
        new Question(HostileOutcome.CPU, "worst call", "CPU", 9),
        new Question(HostileOutcome.ALTERED, "mutants", "altered", 8),
        new Question(HostileOutcome.STANCE, "its authors", "say", 16),
        new Question(HostileOutcome.ALSO, "", "also", 0));
  }

  @Override
  public Map<String, String> verdicts() {
    return Check.verdicts(List.of(Harm.values()), Harm::word, Harm::meaning);
  }

  /** What is tried: a row in one of its variants. */
  private record Subject(Row row, Variant variant) {
    String name() {
      return row.name() + variant.mark().orElse("");
    }
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<Observed> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    Map<Variant, ChildLauncher> launchers = forks.open(request.matrix().variants(), SMALL);
    List<Subject> subjects = new ArrayList<>();
    for (Row row : request.matrix().rows()) {
      launchers.keySet().forEach(variant -> subjects.add(new Subject(row, variant)));
    }
    int together = Room.ofUntimed(launchers.values().iterator().next().jvm());
    forks.sideBySide(
        subjects,
        together,
        subject -> tried(subject, plan, request, launchers.get(subject.variant()), forks),
        onKnown);
  }

  private Observed tried(
      Subject subject, Plan plan, RunRequest request, ChildLauncher launcher, Forks forks)
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
    List<DatasetRecipe> data = Player.data(plan, row);
    if (data.isEmpty()) {
      return Finding.NOT_CARRIED.of(name, "carries none of these data");
    }
    Player player = Player.of(launcher, row, List.of(), Optional.empty());
    List<String> given =
        messages.given().stream().map(Base64.getEncoder()::encodeToString).toList();
    List<Forged> forged = given.isEmpty() ? forged(player, forks) : List.of();
    HostileMessages hostile =
        new HostileMessages(data, request.seed(), messages.mutations(), forged, given);
    Sender sender =
        (from, hear) ->
            new Conversation<>(FromChild.class, hear)
                .with(
                    launcher,
                    row,
                    List.of(),
                    new FromParent.SendHostile(row.name(), hostile, from));
    HostileOutcome found = new RowAttempts(sender, forks::isInterrupted).outcome();
    keep(name, found.findings(), hostile, player, forks);
    return found.observed(name, row.library().stance().map(said -> said.word()).orElse(""));
  }

  private void keep(
      String row, Map<Harm, Attempt> findings, HostileMessages hostile, Player player, Forks forks)
      throws InterruptedException {
    if (keeper == null || findings.isEmpty()) {
      return;
    }
    List<Harm> harms = List.copyOf(findings.keySet());
    List<Integer> numbers = harms.stream().map(harm -> findings.get(harm).sent().number()).toList();
    Task fetch = new Task.Fetch(hostile, numbers);
    Answer answer = player.answers(List.of(fetch), forks::isInterrupted).get(0);
    for (int i = 0; i < answer.base64().size(); i++) {
      keeper.keep(row, harms.get(i), Base64.getDecoder().decode(answer.base64().get(i)));
    }
  }

  /**
   * What the row's own writer makes of hostile values; in another JVM, where canaries are known.
   */
  private static List<Forged> forged(Player player, Forks forks) throws InterruptedException {
    List<Forgery> all = List.of(Forgery.values());
    List<Answer> answers =
        player.answers(all.stream().map(Task.Forge::new).toList(), forks::isInterrupted);
    List<Forged> forged = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      if (answers.get(i).isFine()) {
        forged.add(new Forged(all.get(i), answers.get(i).base64().get(0)));
      }
    }
    return forged;
  }

  /** Has one fork try messages. */
  @FunctionalInterface
  interface Sender {
    /**
     * From one message on.
     *
     * @param hear told of all that the child says
     * @return why it did not get to the end
     */
    Optional<Failure> send(int from, Consumer<FromChild> hear) throws InterruptedException;
  }

  /** Tries one row until all messages were tried, or enough JVMs were lost. */
  static final class RowAttempts {
    /** Each takes seconds, and the verdict is known by then. */
    private static final int MOST_LOST = 6;

    private final Sender sender;
    private final BooleanSupplier interrupted;
    private final HostileOutcome outcome = new HostileOutcome();
    private Optional<Sent> open = Optional.empty();
    private int next;
    private boolean done;

    RowAttempts(Sender sender, BooleanSupplier interrupted) {
      this.sender = sender;
      this.interrupted = interrupted;
    }

    HostileOutcome outcome() throws InterruptedException {
      int lost = 0;
      while (!done && !interrupted.getAsBoolean()) {
        int before = next;
        Optional<Failure> failure = sender.send(next, this::hear);
        if (done) {
          break;
        }
        String cause = failure.map(Failure::cause).orElse("no answer");
        if (open.isPresent()) {
          took(new Attempt(open.get(), Effect.DIED, Cost.UNKNOWN, cause, List.of(), ""));
        }
        if (next == before) {
          outcome.stopped(next == 0 ? cause : "stopped at message " + next + ": " + cause);
          break;
        }
        if (++lost == MOST_LOST) {
          outcome.stopped("stopped at message " + next + ", after " + lost + " JVMs were lost");
          break;
        }
      }
      return outcome;
    }

    private void hear(FromChild message) {
      if (message instanceof FromChild.Sending sending) {
        open = Optional.of(sending.sent());
      } else if (message instanceof Attempt attempt) {
        took(attempt);
      } else if (message instanceof Answer answer) {
        done = true;
        outcome.kept(Long.parseLong(answer.cause()));
      }
    }

    private void took(Attempt attempt) {
      // A call that was given up may return before its JVM ends.
      if (attempt.sent().number() >= next) {
        outcome.add(attempt);
      }
      next = attempt.sent().number() + 1;
      open = Optional.empty();
    }
  }
}
