package io.serbench.shard;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course.Ending;
import io.serbench.result.Fact;
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
 * Shards that belong together.
 *
 * @param runs one a shard, by their numbers
 */
public record ShardSet(List<Run> runs) {
  /** So many rows are named. */
  private static final int FEW = 5;

  /**
   * A result and where it is from.
   *
   * @param file as the user named it
   */
  public record ShardFile(String file, Run run) {}

  public ShardSet {
    runs = runs.stream().sorted(Comparator.comparingInt(ShardSet::number)).toList();
  }

  /**
   * The shards in results.
   *
   * @param partial whether some may be missing or unfinished
   * @throws ShardException where they do not belong together, or one is missing
   */
  public static ShardSet of(List<ShardFile> sources, boolean partial) throws ShardException {
    Map<Integer, ShardFile> byNumber = new HashMap<>();
    ShardFile first = sources.get(0);
    for (ShardFile source : sources) {
      refuseOthers(source);
      refuseDifference("plan", run -> split(run).shownPlan(), first, source);
      refuseDifference("seed", run -> Long.toString(run.settings().seed()), first, source);
      for (Fact fact : Fact.values()) {
        if (!fact.ofMachine()) {
          refuseDifference(fact.what(), run -> fact.of(run).orElse("unknown"), first, source);
        }
      }
      ShardFile same = byNumber.put(number(source.run()), source);
      if (same != null) {
        throw new ShardException(
            "%s and %s are both shard %d; give one of them"
                .formatted(same.file(), source.file(), number(source.run())));
      }
      if (!partial && source.run().course().ending() != Ending.COMPLETE) {
        throw new ShardException(
            "%1$s, shard %2$d, is unfinished; go on with it: -resume=%1$s, or merge what there is: -partial"
                .formatted(source.file(), number(source.run())));
      }
    }
    refuseOtherLibraries(sources);
    ShardSet set = new ShardSet(sources.stream().map(ShardFile::run).toList());
    if (!partial && !set.missing().isEmpty()) {
      throw new ShardException(
          "%s of %d %s missing; measure %s, or merge what there is: -partial"
              .formatted(
                  named(set.missing()),
                  set.split().shards(),
                  set.missing().size() == 1 ? "is" : "are",
                  set.missing().size() == 1 ? "it" : "them"));
    }
    return set;
  }

  private static void refuseOthers(ShardFile source) throws ShardException {
    Optional<Split> split = source.run().environment().split();
    if (split.isEmpty()) {
      throw new ShardException(
          source.file() + " is no shard; shards are made by 'serbench -shard=1/8' and the like");
    }
    if (split.get().shard().isEmpty()) {
      throw new ShardException(source.file() + " was merged already; give the shards themselves");
    }
  }

  private static void refuseDifference(
      String what, Function<Run, String> property, ShardFile one, ShardFile other)
      throws ShardException {
    String first = property.apply(one.run());
    String second = property.apply(other.run());
    if (!first.equals(second)) {
      throw new ShardException(
          "%s and %s are no shards of one run: the %s is %s in the first, and %s in the second"
              .formatted(one.file(), other.file(), what, first, second));
    }
  }

  /** With which libraries a shard measured a cell. */
  private record Libraries(String file, String names) {}

  /** What several shards measured must be the same, whether the first is among them or not. */
  private static void refuseOtherLibraries(List<ShardFile> sources) throws ShardException {
    Map<CellId, Libraries> known = new HashMap<>();
    for (ShardFile source : sources) {
      for (CellResult cell : source.run().cells()) {
        Libraries here = new Libraries(source.file(), cell.info().librarySource());
        Libraries there = known.getOrDefault(cell.id(), here);
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

  /** Which shard it is. */
  static int number(Run run) {
    return split(run).shard().orElseThrow();
  }

  private Split split() {
    return split(runs.get(0));
  }

  /** The shards that are not there. */
  public List<Integer> missing() {
    List<Integer> there = runs.stream().map(ShardSet::number).toList();
    return IntStream.rangeClosed(1, split().shards())
        .filter(shard -> !there.contains(shard))
        .boxed()
        .toList();
  }

  /** What is missing, a line each; none where nothing is. */
  public List<String> whatIsMissing() {
    List<String> lines = new ArrayList<>();
    List<Integer> missing = missing();
    if (!missing.isEmpty()) {
      lines.add(named(missing) + " of " + split().shards() + " missing");
      List<Planned> lost =
          split().planned().stream().filter(row -> missing.containsAll(row.shards())).toList();
      if (!lost.isEmpty()) {
        lines.add("not measured, since on no other shard: " + names(lost));
      }
    }
    for (Run run : runs) {
      if (run.course().ending() != Ending.COMPLETE) {
        lines.add("shard " + number(run) + " is unfinished");
      }
    }
    return lines;
  }

  private static String names(List<Planned> rows) {
    String names = rows.stream().limit(FEW).map(Planned::row).collect(Collectors.joining(", "));
    return rows.size() > FEW ? names + " and " + (rows.size() - FEW) + " more" : names;
  }

  /** {@code shard 3}, {@code shards 1, 4}. */
  public static String named(List<Integer> shards) {
    return (shards.size() == 1 ? "shard " : "shards ")
        + shards.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /** Shards that cannot be made or merged; the message says why, and what would be right. */
  public static final class ShardException extends Exception {
    private static final long serialVersionUID = 1L;

    /** With that message. */
    public ShardException(String message) {
      super(message);
    }
  }
}
