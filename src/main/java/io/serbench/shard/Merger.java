package io.serbench.shard;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.CellResult.FromShard;
import io.serbench.result.Course;
import io.serbench.result.Course.Ending;
import io.serbench.result.DataProfile;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Environment;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Fact;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.result.Split;
import io.serbench.result.Warning;
import io.serbench.statistics.Warnings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Merges the shards of a plan into one run. Forks are pooled as they were measured, and the merged
 * run records which shard each is from; statistics are derived from forks, never from other
 * statistics.
 */
public final class Merger {
  /** The options that differ between shards. */
  private static final Pattern OWN = Pattern.compile("(?s)--?(shard|out)(?<value>=.*)?");

  private final List<Run> shards;
  private final Split plan;
  private final Course course;

  private Merger(List<Run> shards) {
    this.shards = shards;
    this.plan = shards.get(0).environment().split().orElseThrow();
    this.course = course(shards, plan);
  }

  /** Returns the merged run, with warnings about it. */
  public static Run merge(ShardSet shards) {
    Run run = new Merger(shards.runs()).merged(kinds(shards.runs()));
    List<Warning> warnings = new ArrayList<>(run.warnings());
    warnings.addAll(Warnings.ofMerged(run));
    return run.withWarnings(warnings);
  }

  /**
   * Returns a name for the kind of each shard's processor, with as few facts as distinguish the
   * kinds. Only rows measured on one kind of processor may be ranked together: even between two
   * that share a model name, ratios of rows change by up to 1.7.
   */
  private static List<String> kinds(List<Run> shards) {
    List<String> names = List.of();
    long kinds = named(shards, Fact.OF_PROCESSOR).stream().distinct().count();
    for (int facts = 1; names.stream().distinct().count() < kinds; facts++) {
      names = named(shards, Fact.OF_PROCESSOR.subList(0, facts));
    }
    return names;
  }

  private static List<String> named(List<Run> shards, List<Fact> facts) {
    return shards.stream()
        .map(run -> facts.stream().map(fact -> fact.shown(run)).collect(Collectors.joining(", ")))
        .toList();
  }

  private Run merged(List<String> kinds) {
    Run first = shards.get(0);
    Environment environment = first.environment();
    List<MergedShard> parts = new ArrayList<>();
    for (int i = 0; i < shards.size(); i++) {
      Run run = shards.get(i);
      parts.add(
          new MergedShard(
              ShardSet.number(run),
              kinds.get(i),
              run.course(),
              run.environment().machine(),
              run.environment().condition()));
    }
    return new Run(
        Run.MERGED_VERSION,
        first.serbench(),
        course,
        first.settings().with(withoutOwn(first.settings().arguments())),
        new Environment(
            environment.machine(),
            environment.condition(),
            environment.jvm(),
            environment.traffic(),
            environment.variants(),
            Optional.of(plan.merged()),
            parts,
            environment.inputs()),
        warnings(),
        cells(kinds),
        first.ownData().map(this::triedAnywhere));
  }

  /** Returns the profiles of the user's data, each with the rows that any shard tried on it. */
  private List<DataProfile> triedAnywhere(List<DataProfile> profiles) {
    List<DataProfile> together = new ArrayList<>();
    for (DataProfile profile : profiles) {
      List<TriedRow> rows =
          shards.stream()
              .flatMap(run -> run.ownData().stream())
              .flatMap(List::stream)
              .filter(other -> other.dataset().equals(profile.dataset()))
              .flatMap(other -> other.rows().stream())
              .flatMap(List::stream)
              .distinct()
              .toList();
      together.add(rows.isEmpty() ? profile : profile.with(rows));
    }
    return together;
  }

  /** Returns the time from the first start to the last end; complete only if all shards are. */
  private static Course course(List<Run> shards, Split plan) {
    Instant started =
        shards.stream().map(run -> run.course().started()).min(Instant::compareTo).orElseThrow();
    Optional<Instant> ended =
        shards.stream().flatMap(run -> run.course().ended().stream()).max(Instant::compareTo);
    boolean complete =
        shards.size() == plan.shards()
            && shards.stream().allMatch(run -> run.course().ending() == Ending.COMPLETE);
    return Course.of(started, ended, complete ? Ending.COMPLETE : Ending.INTERRUPTED);
  }

  /** Returns the arguments that do not differ between shards. */
  private static List<String> withoutOwn(List<String> arguments) {
    List<String> common = new ArrayList<>();
    boolean operandsOnly = false;
    for (int i = 0; i < arguments.size(); i++) {
      Matcher own = OWN.matcher(arguments.get(i));
      operandsOnly |= arguments.get(i).equals("--");
      if (operandsOnly || !own.matches()) {
        common.add(arguments.get(i));
      } else if (own.group("value") == null) {
        i++; // The value is the next argument.
      }
    }
    return common;
  }

  /** Returns the warnings of all shards; equal ones are joined and name their shards. */
  private List<Warning> warnings() {
    Map<Warning, Set<Integer>> who = new LinkedHashMap<>();
    for (Run run : shards) {
      for (Warning warning : run.warnings()) {
        who.computeIfAbsent(warning, none -> new LinkedHashSet<>()).add(ShardSet.number(run));
      }
    }
    List<Warning> warnings = new ArrayList<>();
    who.forEach(
        (warning, numbers) ->
            warnings.add(
                new Warning(
                    warning.kind(),
                    ShardSet.named(List.copyOf(numbers)) + ": " + warning.happened())));
    return warnings;
  }

  /** Returns the merged cells in the order of the shards, grouped by kind of processor. */
  private List<CellResult> cells(List<String> kinds) {
    Map<CellId, Gathered> cells = new LinkedHashMap<>();
    List<String> order = kinds.stream().distinct().toList();
    for (String kind : order) {
      for (int i = 0; i < shards.size(); i++) {
        if (!kinds.get(i).equals(kind)) {
          continue;
        }
        for (CellResult cell : shards.get(i).cells()) {
          CellId id = order.size() == 1 ? cell.id() : on(kind, cell.id());
          cells
              .computeIfAbsent(id, none -> new Gathered(cell))
              .add(ShardSet.number(shards.get(i)), cell, shards.get(i).course().started());
        }
      }
    }
    List<CellResult> merged = new ArrayList<>();
    cells.forEach((id, gathered) -> merged.add(gathered.cell(id)));
    return merged;
  }

  private static CellId on(String kind, CellId id) {
    return new CellId(id.row(), id.variant(), id.workload().on(kind));
  }

  /** The forks of one cell from all shards. */
  private final class Gathered {
    private final CellResult first;
    private final List<ForkResult> forks = new ArrayList<>();
    private final List<FromShard> from = new ArrayList<>();
    private final List<String> unavailable = new ArrayList<>();
    private boolean available;

    Gathered(CellResult first) {
      this.first = first;
    }

    void add(int shard, CellResult cell, Instant started) {
      cell.unavailable().ifPresent(unavailable::add);
      available |= cell.unavailable().isEmpty();
      if (!cell.forks().isEmpty()) {
        from.add(new FromShard(shard, cell.forks().size()));
        long later = Duration.between(course.started(), started).toMillis();
        for (ForkResult fork : cell.forks()) {
          forks.add(fork.moved(forks.size() + 1, later));
        }
      }
    }

    CellResult cell(CellId id) {
      Optional<String> why =
          available
              ? Optional.empty()
              : Optional.of(unavailable.stream().distinct().collect(Collectors.joining("; ")));
      return new CellResult(id, first.info(), why, forks, from);
    }
  }
}
