package io.serbench.check;

import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.check.HostileOutcome.Harm;
import io.serbench.check.Tasks.Player;
import io.serbench.check.Verification.Finding;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Attempt;
import io.serbench.protocol.Attempt.Cost;
import io.serbench.protocol.Attempt.Effect;
import io.serbench.protocol.Attempt.Sent;
import io.serbench.protocol.DatasetRecipe;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.HostileMessages;
import io.serbench.protocol.HostileMessages.Forged;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import io.serbench.result.Observed;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
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

  /** Stores the message of a finding. */
  @FunctionalInterface
  public interface Keeper {
    /** Of a row; called for each finding. May be called from any thread. */
    void keep(String row, HostileOutcome.Harm harm, byte[] message);
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
    Map<String, String> verdicts = new LinkedHashMap<>();
    for (Harm harm : Harm.values()) {
      verdicts.put(harm.word(), harm.meaning());
    }
    return verdicts;
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
        subject ->
            tried(subject, plan, request, launchers.get(subject.variant()), forks).observed(),
        onKnown);
  }

  private HostileOutcome tried(
      Subject subject, Plan plan, RunRequest request, ChildLauncher launcher, Forks forks)
      throws InterruptedException {
    Row row = subject.row();
    String name = subject.name();
    String stance = row.library().stance().map(said -> said.word()).orElse("");
    Optional<String> unavailable = request.unavailable(row);
    if (unavailable.isPresent()) {
      return HostileOutcome.notTried(name, Finding.UNAVAILABLE, unavailable.get(), stance);
    }
    if (row.tags().plays(Role.YARDSTICK)) {
      return HostileOutcome.notTried(name, Finding.NOT_CARRIED, "decodes nothing", stance);
    }
    Map<String, DatasetRecipe> data = new LinkedHashMap<>();
    for (Cell cell : plan.cells()) {
      if (cell.row().equals(row)) {
        String dataset = cell.dataset().name();
        data.putIfAbsent(dataset, new DatasetRecipe(dataset, cell.dataset().recipe()));
      }
    }
    if (data.isEmpty()) {
      return HostileOutcome.notTried(
          name, Finding.NOT_CARRIED, "carries none of these data", stance);
    }
    Player player = Player.of(launcher, row, List.of(), Optional.empty());
    List<String> given =
        messages.given().stream().map(Base64.getEncoder()::encodeToString).toList();
    List<Forged> forged = given.isEmpty() ? forged(player, forks) : List.of();
    HostileMessages hostile =
        new HostileMessages(
            List.copyOf(data.values()), request.seed(), messages.mutations(), forged, given);
    Sender sender =
        (from, hear) ->
            new Conversation() {
              @Override
              public void hear(FromChild message) {
                hear.accept(message);
              }
            }.with(launcher, row, List.of(), new FromParent.SendHostile(row.name(), hostile, from));
    HostileOutcome found = new RowAttempts(name, stance, sender, forks::isInterrupted).outcome();
    keep(found, hostile, player, forks);
    return found;
  }

  private void keep(HostileOutcome found, HostileMessages hostile, Player player, Forks forks)
      throws InterruptedException {
    if (keeper == null || found.findings().isEmpty()) {
      return;
    }
    List<HostileOutcome.Harm> harms = List.copyOf(found.findings().keySet());
    List<Integer> numbers =
        harms.stream().map(harm -> found.findings().get(harm).sent().number()).toList();
    Answer answer =
        new Tasks(List.of(new Task.Fetch(hostile, numbers)))
            .answers(player, forks::isInterrupted)
            .get(0);
    for (int i = 0; i < answer.base64().size(); i++) {
      keeper.keep(found.row(), harms.get(i), Base64.getDecoder().decode(answer.base64().get(i)));
    }
  }

  /**
   * What the row's own writer makes of hostile values; in another JVM, where canaries are known.
   */
  private static List<Forged> forged(Player player, Forks forks) throws InterruptedException {
    List<Forgery> all = List.of(Forgery.values());
    List<Task> tasks = new ArrayList<>();
    all.forEach(forgery -> tasks.add(new Task.Forge(forgery)));
    List<Answer> answers = new Tasks(tasks).answers(player, forks::isInterrupted);
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

    private final String row;
    private final String stance;
    private final Sender sender;
    private final BooleanSupplier interrupted;
    private final HostileOutcome.Tally tally = new HostileOutcome.Tally();
    private Optional<Sent> open = Optional.empty();
    private int next;
    private boolean done;

    RowAttempts(String row, String stance, Sender sender, BooleanSupplier interrupted) {
      this.row = row;
      this.stance = stance;
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
          if (tally.attempts() == 0) {
            return HostileOutcome.notTried(row, Finding.ERROR, cause, stance);
          }
          tally.stopped("stopped at message " + next + ": " + cause);
          break;
        }
        if (++lost == MOST_LOST) {
          tally.stopped("stopped at message " + next + ", after " + lost + " JVMs were lost");
          break;
        }
      }
      return tally.attempts() == 0
          ? HostileOutcome.notTried(row, Finding.ERROR, "nothing was tried", stance)
          : tally.of(row, stance);
    }

    private void hear(FromChild message) {
      if (message instanceof FromChild.Sending sending) {
        open = Optional.of(sending.sent());
      } else if (message instanceof FromChild.Attempted tried) {
        took(tried.attempt());
      } else if (message instanceof Answer answer) {
        done = true;
        tally.kept(Long.parseLong(answer.cause()));
      }
    }

    private void took(Attempt attempt) {
      // A call that was given up may return before its JVM ends.
      if (attempt.sent().number() >= next) {
        tally.add(attempt);
      }
      next = attempt.sent().number() + 1;
      open = Optional.empty();
    }
  }
}
