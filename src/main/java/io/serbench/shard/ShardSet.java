package io.serbench.shard;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course.Ending;
import io.serbench.result.Fact;
import io.serbench.result.Fact.FactDifference;
import io.serbench.result.Run;
import io.serbench.result.Split;
import io.serbench.result.Split.Planned;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Shards of one run.
 *
 * @param runs the results in ascending order of shard numbers
 */
public record ShardSet(List<Run> runs) {
  /**
   * The result of a shard.
   *
   * @param file the file as the user named it
   */
  public record ShardFile(String file, Run run) {}

  public ShardSet {
    runs = runs.stream().sorted(Comparator.comparingInt(ShardSet::number)).toList();
  }

  /**
   * Checks that results are shards of one run, each of which is there once, and returns them.
   * Shards may be missing or unfinished only if {@code partial} is true.
   */
  public static ShardSet of(List<ShardFile> sources, boolean partial) throws ShardException {
    Map<Integer, ShardFile> byNumber = new HashMap<>();
    ShardFile first = sources.get(0);
    for (ShardFile source : sources) {
      refuseOthers(source);
      refuseDifference("plan", run -> only(split(run).plan()), first, source);
      refuseDifference("seed", run -> only(run.settings().seed()), first, source);
      for (Fact fact : Fact.values()) {
        if (!fact.ofMachine()) {
          refuseDifference(fact.what(), fact::of, first, source);
        }
      }
      ShardFile same = byNumber.put(number(source.run()), source);
      if (same != null) {
        throw new ShardException(
            "%s and %s are both shard %d; pass only one of them"
                .formatted(same.file(), source.file(), number(source.run())));
      }
      if (!partial && source.run().course().ending() != Ending.COMPLETE) {
        throw new ShardException(
            "%1$s, shard %2$d, is unfinished; continue it with -resume=%1$s, or merge what there is with -partial"
                .formatted(source.file(), number(source.run())));
      }
    }
    refuseOtherLibraries(sources);
    ShardSet set = new ShardSet(sources.stream().map(ShardFile::run).toList());
    if (!partial && !set.missing().isEmpty()) {
      throw new ShardException(
          "missing: %s of %d; measure the rest, or merge what there is with -partial"
              .formatted(named(set.missing()), set.split().shards()));
    }
    return set;
  }

  private static void refuseOthers(ShardFile source) throws ShardException {
    Optional<Split> split = source.run().environment().split();
    if (split.isEmpty()) {
      throw new ShardException(source.file() + " is not a shard; a run with -shard=1/8 makes one");
    }
    if (split.get().shard().isEmpty()) {
      throw new ShardException(source.file() + " is already merged; pass the shards themselves");
    }
  }

  private static void refuseDifference(
      String what, Function<Run, Optional<List<String>>> property, ShardFile one, ShardFile other)
      throws ShardException {
    Optional<FactDifference> difference =
        FactDifference.of(property.apply(one.run()), property.apply(other.run()));
    if (difference.isPresent()) {
      throw new ShardException(
          "%s and %s are not shards of one run: the %s is %s in the first, and %s in the second"
              .formatted(
                  one.file(),
                  other.file(),
                  what,
                  difference.get().one(),
                  difference.get().other()));
    }
  }

  private static Optional<List<String>> only(Object value) {
    return Optional.of(List.of(value.toString()));
  }

  private record ShardLibraries(String file, String names) {}

  /** Refuses results that measured the same cell with different libraries. */
  private static void refuseOtherLibraries(List<ShardFile> sources) throws ShardException {
    Map<CellId, ShardLibraries> known = new HashMap<>();
    for (ShardFile source : sources) {
      for (CellResult cell : source.run().cells()) {
        ShardLibraries here = new ShardLibraries(source.file(), cell.info().librarySource());
        ShardLibraries there = known.getOrDefault(cell.id(), here);
        if (!there.names().equals(here.names())) {
          throw new ShardException(
              "%s and %s measured %s with different libraries: %s and %s"
                  .formatted(
                      there.file(), here.file(), cell.id().name(), there.names(), here.names()));
        }
        known.put(cell.id(), there);
      }
    }
  }

  private static Split split(Run run) {
    return run.environment().split().orElseThrow();
  }

  static int number(Run run) {
    return split(run).shard().orElseThrow();
  }

  private Split split() {
    return split(runs.get(0));
  }

  /** Returns the numbers of the missing shards. */
  public List<Integer> missing() {
    List<Integer> there = runs.stream().map(ShardSet::number).toList();
    return IntStream.rangeClosed(1, split().shards())
        .filter(shard -> !there.contains(shard))
        .boxed()
        .toList();
  }

  /** Returns lines on missing shards, on rows missing for that reason, and on unfinished shards. */
  public List<String> whatIsMissing() {
    List<String> lines = new ArrayList<>();
    List<Integer> missing = missing();
    if (!missing.isEmpty()) {
      lines.add(named(missing) + " of " + split().shards() + " missing");
      List<Planned> lost =
          split().planned().stream().filter(row -> missing.containsAll(row.shards())).toList();
      if (!lost.isEmpty()) {
        lines.add(
            "not measured, since on no other shard: "
                + lost.stream().map(Planned::row).collect(Collectors.joining(", ")));
      }
    }
    for (Run run : runs) {
      if (run.course().ending() != Ending.COMPLETE) {
        lines.add("shard " + number(run) + " is unfinished");
      }
    }
    return lines;
  }

  /** Returns {@code shard 3} or {@code shards 1, 4}. */
  public static String named(List<Integer> shards) {
    return (shards.size() == 1 ? "shard " : "shards ")
        + shards.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /** Thrown for shards that cannot be made or merged; the message tells the user why. */
  public static final class ShardException extends Exception {
    private static final long serialVersionUID = 1L;

    public ShardException(String message) {
      super(message);
    }
  }
}
