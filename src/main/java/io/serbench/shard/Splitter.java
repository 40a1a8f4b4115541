package io.serbench.shard;

import io.serbench.catalog.Row;
import io.serbench.result.Split;
import io.serbench.result.Split.Planned;
import io.serbench.result.Workload;
import io.serbench.run.Cell;
import io.serbench.run.Method;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Makes the plan of who measures what, from the request alone: whoever is asked for the same, on
 * whatever machine and JVM, makes the same plan. A row's variants stay together, since they are
 * compared side by side.
 */
public final class Splitter {
  private final RunRequest request;
  private final int shards;
  private final int each;
  private final RowTimes times = RowTimes.load();

  private Splitter(RunRequest request, int shards, int each) {
    this.request = request;
    this.shards = shards;
    this.each = each;
  }

  /**
   * The plan.
   *
   * @param request of the whole run; its seed decides where chance does
   * @param place which shard this is
   * @param each how many shards each row is on, common rows aside; all shards where they are fewer
   */
  public static Split split(RunRequest request, Place place, int each) {
    Splitter splitter = new Splitter(request, place.shards(), Math.min(each, place.shards()));
    List<Planned> planned = splitter.planned();
    return new Split(
        OptionalInt.of(place.shard()), place.shards(), splitter.hash(planned), planned);
  }

  private record Portion(Row row, Workload workload) {}

  private List<Planned> planned() {
    Map<Workload, Set<Row>> rows = new LinkedHashMap<>();
    for (Cell cell : Plan.of(request).cells()) {
      rows.computeIfAbsent(cell.workload(), none -> new LinkedHashSet<>()).add(cell.row());
    }
    CommonRows common = new CommonRows(times);
    Set<Portion> everywhere = new LinkedHashSet<>();
    List<Portion> dealt = new ArrayList<>();
    rows.forEach(
        (workload, theirs) -> {
          List<Row> chosen = common.among(List.copyOf(theirs));
          for (Row row : theirs) {
            if (chosen.contains(row)) {
              everywhere.add(new Portion(row, workload));
            } else {
              dealt.add(new Portion(row, workload));
            }
          }
        });
    double all = everywhere.stream().mapToDouble(this::seconds).sum();
    List<List<Integer>> blocks =
        new Blocks(shards, all, new Random(request.seed()))
            .deal(dealt.stream().map(this::seconds).toList(), each);
    List<Integer> allShards = IntStream.rangeClosed(1, shards).boxed().toList();
    List<Planned> planned = new ArrayList<>();
    everywhere.forEach(unit -> planned.add(planned(unit, allShards)));
    for (int i = 0; i < dealt.size(); i++) {
      planned.add(planned(dealt.get(i), blocks.get(i)));
    }
    return planned;
  }

  private static Planned planned(Portion unit, List<Integer> shards) {
    return new Planned(unit.row().name(), unit.workload(), shards);
  }

  private double seconds(Portion unit) {
    return times.seconds(unit.row().name());
  }

  /** Of all that shards must have in common to be one run. */
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
    try {
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }

  /**
   * Which of several shards.
   *
   * @param shard its number, from 1
   * @param shards how many there are
   */
  public record Place(int shard, int shards) {
    public Place {
      if (shard < 1 || shard > shards) {
        throw new IllegalArgumentException("shard " + shard + " of " + shards);
      }
    }
  }
}
