package io.serbench.shard;

import io.serbench.result.CellId;
import io.serbench.result.CellProfile;
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
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /** A shard, and a name for the kind of its processor. */
  private record MachineShard(Run run, String kind) {
    MergedShard merged() {
      Environment environment = run.environment();
      return new MergedShard(
          ShardSet.number(run), kind, run.course(), environment.machine(), environment.condition());
    }
  }

  /** What a shard measured of a cell. */
  private record Taken(MachineShard from, CellResult cell) {}

  private Merger() {}

  /** Returns the merged run, with warnings about it. */
  public static Run merge(ShardSet shards) {
    List<Run> runs = shards.runs();
    List<MachineShard> parts = parts(runs);
    Run first = runs.get(0);
    Environment environment = first.environment();
    Split plan = environment.split().orElseThrow();
    Course course = course(runs, plan);
    Run run =
        new Run(
            Run.MERGED_VERSION,
            first.serbench(),
            course,
            first.settings().withArguments(withoutOwn(first.settings().arguments())),
            new Environment(
                environment.machine(),
                environment.condition(),
                environment.jvm(),
                environment.traffic(),
                environment.variants(),
                Optional.of(plan.merged()),
                parts.stream().map(MachineShard::merged).toList(),
                environment.inputs()),
            warnings(runs),
            cells(parts, course.started()),
            first
                .ownData()
                .map(own -> own.stream().map(profile -> triedBy(runs, profile)).toList()));
    List<Warning> warnings = new ArrayList<>(run.warnings());
    warnings.addAll(Warnings.ofMerged(run));
    return run.withWarnings(warnings);
  }

  /**
   * Names the kind of each shard's processor with as few facts as distinguish the kinds. Only rows
   * measured on one kind of processor may be ranked together: even between two that share a model
   * name, ratios of rows change by up to 1.7.
   */
  private static List<MachineShard> parts(List<Run> shards) {
    int facts = 1;
    while (kinds(shards, facts) < kinds(shards, Fact.OF_PROCESSOR.size())) {
      facts++;
    }
    int enough = facts;
    return shards.stream().map(run -> new MachineShard(run, kind(run, enough))).toList();
  }

  private static long kinds(List<Run> shards, int facts) {
    return shards.stream().map(run -> kind(run, facts)).distinct().count();
  }

  private static String kind(Run run, int facts) {
    return Fact.OF_PROCESSOR.stream()
        .limit(facts)
        .map(fact -> fact.shown(run))
        .collect(Collectors.joining(", "));
  }

  /** Returns the profile of the user's data with the rows that any shard tried on it. */
  private static DataProfile triedBy(List<Run> shards, DataProfile profile) {
    List<TriedRow> rows =
        shards.stream()
            .flatMap(run -> run.ownData().stream())
            .flatMap(List::stream)
            .filter(other -> other.dataset().equals(profile.dataset()))
            .flatMap(other -> other.rows().stream())
            .flatMap(List::stream)
            .distinct()
            .toList();
    return rows.isEmpty() ? profile : profile.withTriedRows(rows);
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
    Ending ending = complete ? Ending.COMPLETE : Ending.INTERRUPTED;
    return new Course(started, ended, ending, List.of());
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
  private static List<Warning> warnings(List<Run> shards) {
    Map<Warning, List<Integer>> who = new LinkedHashMap<>();
    for (Run run : shards) {
      for (Warning warning : new LinkedHashSet<>(run.warnings())) {
        who.computeIfAbsent(warning, none -> new ArrayList<>()).add(ShardSet.number(run));
      }
    }
    List<Warning> joined = new ArrayList<>();
    who.forEach(
        (warning, numbers) ->
            joined.add(
                new Warning(warning.kind(), ShardSet.named(numbers) + ": " + warning.happened())));
    return joined;
  }

  /** Returns the merged cells in the order of the shards, grouped by kind of processor. */
  private static List<CellResult> cells(List<MachineShard> parts, Instant started) {
    Map<CellId, List<Taken>> cells = new LinkedHashMap<>();
    List<String> kinds = parts.stream().map(MachineShard::kind).distinct().toList();
    Comparator<MachineShard> byKind = Comparator.comparing(part -> kinds.indexOf(part.kind()));
    for (MachineShard part : parts.stream().sorted(byKind).toList()) {
      for (CellResult cell : part.run().cells()) {
        CellId id = kinds.size() == 1 ? cell.id() : on(part.kind(), cell.id());
        cells.computeIfAbsent(id, none -> new ArrayList<>()).add(new Taken(part, cell));
      }
    }
    return cells.entrySet().stream()
        .map(entry -> cell(entry.getKey(), entry.getValue(), started))
        .toList();
  }

  private static CellId on(String kind, CellId id) {
    return new CellId(id.row(), id.variant(), id.workload().onProcessor(kind));
  }

  /** A cell is unavailable if it is on all shards; forks begin relative to the merged run. */
  private static CellResult cell(CellId id, List<Taken> all, Instant started) {
    List<String> unavailable =
        all.stream().flatMap(taken -> taken.cell().unavailable().stream()).toList();
    List<ForkResult> forks = new ArrayList<>();
    List<FromShard> from = new ArrayList<>();
    for (Taken taken : all) {
      List<ForkResult> some = taken.cell().forks();
      long later = Duration.between(started, taken.from().run().course().started()).toMillis();
      some.forEach(fork -> forks.add(fork.moved(forks.size() + 1, later)));
      if (!some.isEmpty()) {
        from.add(new FromShard(ShardSet.number(taken.from().run()), some.size()));
      }
    }
    Optional<String> why =
        Optional.of(unavailable.stream().distinct().collect(Collectors.joining("; ")))
            .filter(causes -> unavailable.size() == all.size());
    Optional<CellProfile> profile =
        all.stream().flatMap(taken -> taken.cell().profile().stream()).findFirst();
    return new CellResult(
        id, all.get(0).cell().info(), why, forks, from, profile.map(CellProfile::withoutFiles));
  }
}
