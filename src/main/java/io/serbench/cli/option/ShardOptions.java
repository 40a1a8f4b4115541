package io.serbench.cli.option;

import io.serbench.cli.console.UsageException;
import io.serbench.result.Split;
import io.serbench.run.RunRequest;
import io.serbench.shard.Scheduler;
import io.serbench.shard.ShardSet.ShardException;
import io.serbench.shard.Splitter;
import io.serbench.shard.Splitter.ShardPlace;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The option that selects the shard of a run to measure on this machine. */
@Command(optionListHeading = Options.MEASURING)
public final class ShardOptions extends Options {
  /** The seed of sharded runs: all shards must have the same plan and the same generated data. */
  public static final long SEED = 1;

  private static final int USUAL_PER_ROW = 2;

  /** The option's value; the scheduler supplies what is empty. */
  private record Wanted(OptionalInt shard, OptionalInt shards, int perRow) {}

  @Rare
  @Option(
      names = "-shard",
      paramLabel = "I/N[xR]",
      converter = ShardReader.class,
      description = "part I of N (or auto), each row in R parts (default: " + USUAL_PER_ROW + ")")
  private Optional<Wanted> shard = Optional.empty();

  public boolean isPart() {
    return shard.isPresent();
  }

  /** Returns the part of a request that this machine measures; empty for all of it. */
  public Optional<Split> split(RunRequest request, Map<String, String> environment) {
    if (shard.isEmpty()) {
      return Optional.empty();
    }
    Wanted wanted = shard.get();
    try {
      ShardPlace place =
          wanted.shard().isPresent()
              ? new ShardPlace(wanted.shard().getAsInt(), wanted.shards().orElseThrow())
              : Scheduler.place(environment, wanted.shards());
      return Optional.of(Splitter.split(request, place, wanted.perRow()));
    } catch (ShardException e) {
      throw new UsageException(e.getMessage());
    }
  }

  public static String line(Split split) {
    return "shard %d of %d measures %d of %d rows; plan %s"
        .formatted(
            split.shard().orElseThrow(),
            split.shards(),
            split.here().size(),
            split.planned().size(),
            split.shownPlan());
  }

  private static final class ShardReader implements ITypeConverter<Wanted> {
    private static final Pattern WRITTEN =
        Pattern.compile("(?:auto|([1-9]\\d{0,3}))(?:/([1-9]\\d{0,3}))?(?:x([1-9]\\d{0,3}))?");

    @Override
    public Wanted convert(String text) {
      Matcher written = WRITTEN.matcher(text);
      if (written.matches()) {
        OptionalInt shard = number(written.group(1));
        OptionalInt shards = number(written.group(2));
        if (shard.isEmpty() || shard.getAsInt() <= shards.orElse(0)) {
          return new Wanted(shard, shards, number(written.group(3)).orElse(USUAL_PER_ROW));
        }
      }
      throw new UsageException(
          "expected a part and the number of parts, such as 2/8, auto, auto/8 or 2/8x3");
    }

    private static OptionalInt number(String digits) {
      return digits == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(digits));
    }
  }
}
