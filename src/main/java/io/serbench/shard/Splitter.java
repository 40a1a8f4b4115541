package io.serbench.shard;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.Resource;
import io.serbench.result.Split;
import io.serbench.result.Split.Planned;
import io.serbench.result.Workload;
import io.serbench.run.Cell;
import io.serbench.run.Method;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Plans which shard measures which rows. The plan depends on nothing but the request, so that every
 * machine makes the same one. All variants of a row are on the same shards, since they are compared
 * side by side.
 */
public final class Splitter {
  /** The number of common rows, if there are as many. */
  private static final int COMMON = 5;

  private final RunRequest request;
  private final int shards;
  private final int perRow;
  private final RowTimes times = RowTimes.load();

  private Splitter(RunRequest request, int shards, int perRow) {
    this.request = request;
    this.shards = shards;
    this.perRow = perRow;
  }

  /**
   * Returns the plan for a shard of a request, whose seed is used for random choices. Each row is
   * on some of the shards, or on all if there are fewer, and common rows are on all.
   */
  public static Split split(RunRequest request, ShardPlace place, int perRow) {
    Splitter splitter = new Splitter(request, place.shards(), Math.min(perRow, place.shards()));
    List<Planned> planned = splitter.planned();
    return new Split(
        OptionalInt.of(place.shard()), place.shards(), splitter.hash(planned), planned);
  }

  private List<Planned> planned() {
    Map<Workload, Set<Row>> rows = new LinkedHashMap<>();
    for (Cell cell : Plan.of(request).cells()) {
      rows.computeIfAbsent(cell.workload(), none -> new LinkedHashSet<>()).add(cell.row());
    }
    List<Integer> allShards = IntStream.rangeClosed(1, shards).boxed().toList();
    List<Planned> everywhere = new ArrayList<>();
    List<Planned> rest = new ArrayList<>();
    rows.forEach(
        (workload, theirs) -> {
          List<Row> chosen = common(theirs);
          for (Row row : theirs) {
            (chosen.contains(row) ? everywhere : rest)
                .add(new Planned(row.name(), workload.describe(), allShards));
          }
        });
    double all = everywhere.stream().mapToDouble(row -> times.seconds(row.row())).sum();
    List<List<Integer>> blocks =
        new Blocks(shards, all, new Random(request.seed()))
            .deal(rest.stream().map(row -> times.seconds(row.row())).toList(), perRow);
    List<Planned> planned = new ArrayList<>(everywhere);
    for (int i = 0; i < rest.size(); i++) {
      planned.add(new Planned(rest.get(i).row(), rest.get(i).workload(), blocks.get(i)));
    }
    return planned;
  }

  /**
   * Returns the rows that all shards measure, which show whether machines agree. They are of
   * different kinds, since a machine may be slower for one kind only, and they need little time.
   */
  private List<Row> common(Collection<Row> rows) {
    // Rows that are sure to run, and whose time is known, come first.
    List<Row> sorted =
        rows.stream()
            .sorted(
                Comparator.comparing(this::isDoubtful)
                    .thenComparing(row -> times.seconds(row.name()))
                    .thenComparing(Row::name))
            .toList();
    List<Row> chosen = new ArrayList<>();
    for (Row row : sorted) {
      if (!isDoubtful(row) && chosen.stream().noneMatch(other -> isAlike(row, other))) {
        chosen.add(row);
      }
    }
    return Stream.concat(chosen.stream(), sorted.stream()).distinct().limit(COMMON).toList();
  }

  private static boolean isAlike(Row one, Row other) {
    return one.library().name().equals(other.library().name())
        || one.tags().format() == other.tags().format();
  }

  private boolean isDoubtful(Row row) {
    return row.needs().requirement().isPresent()
        || row.needs().ownJvm()
        || row.origin().place().isPresent()
        || row.tags().plays(Role.YARDSTICK)
        || row.tags().has(Feature.LAZY)
        || !times.seconds().containsKey(row.name());
  }

  /** Returns a hash of everything that shards of one run have in common. */
  private String hash(List<Planned> planned) {
    StringBuilder text = new StringBuilder();
    Method method = request.method();
    text.append(shards).append('\n');
    text.append(method.preset()).append(' ').append(method.stopping()).append('\n');
    text.append(method.timing()).append(' ').append(method.share()).append('\n');
    text.append(method.noise()).append(' ').append(method.phases()).append('\n');
    for (Variant variant : request.matrix().variants()) {
      text.append(variant.mark().orElse("")).append(' ').append(variant.jars()).append(' ');
      text.append(variant.traffic()).append('\n');
    }
    planned.forEach(row -> text.append(row).append('\n'));
    return Bytes.of(text.toString().getBytes(StandardCharsets.UTF_8)).sha256();
  }

  /**
   * A shard.
   *
   * @param shard its number, from 1
   * @param shards the number of shards
   */
  public record ShardPlace(int shard, int shards) {
    public ShardPlace {
      if (shard < 1 || shard > shards) {
        throw new IllegalArgumentException("shard " + shard + " of " + shards);
      }
    }
  }

  /**
   * How long rows take, by which shards are balanced.
   *
   * @param seconds the processor time of each row's forks in a run
   */
  record RowTimes(Map<String, Double> seconds) {
    static RowTimes load() {
      return new RowTimes(
          Resource.text(RowTimes.class, "times.txt")
              .lines()
              .filter(line -> !line.startsWith("#") && !line.isBlank())
              .map(line -> line.split(" ", 2))
              .collect(Collectors.toMap(line -> line[0], line -> Double.valueOf(line[1]))));
    }

    /** Returns the seconds of a row, or the median of all rows if they are unknown. */
    double seconds(String row) {
      return Optional.ofNullable(seconds.get(row)).orElseGet(this::typical);
    }

    private double typical() {
      return seconds.values().stream().sorted().toList().get(seconds.size() / 2);
    }
  }
}
