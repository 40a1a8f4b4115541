package io.serbench.cli;

import io.serbench.result.Split;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.shard.Scheduler;
import io.serbench.shard.ShardException;
import io.serbench.shard.Splitter;
import io.serbench.shard.Splitter.Place;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which part of a run this machine measures. */
final class ShardOptions extends Options {
  /** All shards must make the same plan, and make up the same data. */
  static final long SEED = 1;

  private static final int MOST_SHARDS = 1000;
  private static final int USUAL_EACH = 2;
  private static final Pattern WRITTEN =
      Pattern.compile("(auto|\\d{1,4})(?:/(\\d{1,4}))?(?:x(\\d{1,4}))?");

  /**
   * As it was written.
   *
   * @param shard its number; empty where the scheduler knows it
   * @param shards how many there are; empty where the scheduler knows it
   * @param each how many shards a row is on; empty for the usual
   */
  private record Wanted(OptionalInt shard, OptionalInt shards, OptionalInt each) {}

  private final Option<Wanted> shard =
      rare(
          option(
              "-shard",
              Value.of("I/N[xR]", (option, text) -> read(option, text)),
              "part I of N of the run (or auto); a row is in R, or 2"));

  ShardOptions() {
    super(Section.MEASURING);
  }

  /** Whether only a part is to be measured. */
  boolean given() {
    return shard.given();
  }

  /**
   * What of a request this machine measures; empty for all of it.
   *
   * @param environment the variables that schedulers set
   */
  Optional<Split> split(RunRequest request, Map<String, String> environment) throws UsageException {
    if (!shard.given()) {
      return Optional.empty();
    }
    Wanted wanted = shard.value().orElseThrow();
    Place place = place(wanted, environment);
    if (place.shards() > MOST_SHARDS) {
      throw new UsageException(
          "%s: there are %d parts; there can be 1 to %d"
              .formatted(shard.name(), place.shards(), MOST_SHARDS));
    }
    if (wanted.each().orElse(1) > place.shards()) {
      throw new UsageException(
          "%s: a row cannot be in %d of %d parts; give at most as many"
              .formatted(shard.name(), wanted.each().getAsInt(), place.shards()));
    }
    return Optional.of(Splitter.split(request, place, wanted.each().orElse(USUAL_EACH)));
  }

  private static Place place(Wanted wanted, Map<String, String> environment) throws UsageException {
    if (wanted.shard().isPresent()) {
      return new Place(wanted.shard().getAsInt(), wanted.shards().orElseThrow());
    }
    try {
      return Scheduler.place(environment, wanted.shards());
    } catch (ShardException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** What is measured here, in a line. */
  static String line(RunRequest request, Split split) {
    String time = "";
    if (request.method().stopping().most() > request.method().stopping().least()) {
      Duration budget = request.method().stopping().budget();
      long minutes =
          budget.multipliedBy(Plan.of(request).cells().size()).plusSeconds(59).toMinutes();
      time = ", in up to " + minutes + " min";
    }
    return "shard %d of %d measures %d of %d rows%s; plan %s"
        .formatted(
            split.shard().orElseThrow(),
            split.shards(),
            split.here().size(),
            split.planned().size(),
            time,
            split.shownPlan());
  }

  private static Wanted read(String option, String text) throws UsageException {
    Matcher written = WRITTEN.matcher(text);
    if (!written.matches()) {
      throw refused(option, text, "is no part of a run");
    }
    OptionalInt shards = number(written.group(2));
    OptionalInt each = number(written.group(3));
    if (shards.orElse(1) < 1 || shards.orElse(1) > MOST_SHARDS) {
      throw refused(option, text, "is out of range; there can be 1 to " + MOST_SHARDS + " parts");
    }
    if (each.orElse(1) < 1) {
      throw refused(option, text, "says that rows are in no part");
    }
    if (written.group(1).equals("auto")) {
      return new Wanted(OptionalInt.empty(), shards, each);
    }
    OptionalInt number = number(written.group(1));
    if (shards.isEmpty()) {
      throw refused(option, text, "does not say of how many parts");
    }
    if (number.getAsInt() < 1 || number.getAsInt() > shards.getAsInt()) {
      throw refused(option, text, "is not among 1/%1$d to %1$d/%1$d".formatted(shards.getAsInt()));
    }
    return new Wanted(number, shards, each);
  }

  private static OptionalInt number(String digits) {
    return digits == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(digits));
  }

  private static UsageException refused(String option, String text, String why) {
    return new UsageException(
        option + "=" + text + " " + why + "; give one such as 2/8, auto or auto/8, or 2/8x3");
  }
}
