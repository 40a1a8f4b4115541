package io.serbench.shard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Deals rows out to shards: each to several of them, so that all shards take about as long, and any
 * two have about as many rows in common: a randomised incomplete block design (Cochran and Cox,
 * "Experimental Designs", 2nd edition, 1957, chapter 9).
 *
 * <p>The rows that take longest are dealt first (Graham, "Bounds on Multiprocessing Timing
 * Anomalies", 1969), rows of one length in random order. {@link Random} and the order of sorting
 * are specified, so that any JVM deals alike.
 */
final class Blocks {
  /** Rows count as equally long where they differ by less: seconds. */
  private static final double ALIKE = 5;

  private final int shards;
  private final Random random;
  private final double[] load;
  private final int[][] common;

  /**
   * For so many shards.
   *
   * @param everywhere seconds of the rows that are on all of them
   */
  Blocks(int shards, double everywhere, Random random) {
    this.shards = shards;
    this.random = random;
    this.load = new double[shards];
    this.common = new int[shards][shards];
    Arrays.fill(load, everywhere);
  }

  /**
   * Deals.
   *
   * @param seconds that each row takes
   * @param each how many shards each row is on
   * @return for each row its shards, from 1, in order
   */
  List<List<Integer>> deal(List<Double> seconds, int each) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, seconds.size()).boxed().toList());
    shuffle(order);
    order.sort(Comparator.comparingLong(row -> -Math.round(seconds.get(row) / ALIKE)));
    List<List<Integer>> dealt =
        new ArrayList<>(Collections.nCopies(seconds.size(), List.<Integer>of()));
    for (int row : order) {
      dealt.set(row, choose(seconds.get(row), each));
    }
    return dealt;
  }

  /** One shard after the other, each the best one left. */
  private List<Integer> choose(double seconds, int each) {
    TreeSet<Integer> chosen = new TreeSet<>();
    while (chosen.size() < each) {
      int next = next(chosen, seconds);
      chosen.forEach(
          other -> {
            common[next][other]++;
            common[other][next]++;
          });
      chosen.add(next);
    }
    chosen.forEach(shard -> load[shard] += seconds);
    return chosen.stream().map(shard -> shard + 1).toList();
  }

  /**
   * Of the shards that have no more to do than the least busy one and this row, that which shares
   * the fewest rows with those already chosen; chance decides among equals.
   */
  private int next(Set<Integer> chosen, double seconds) {
    List<Integer> left =
        new ArrayList<>(
            IntStream.range(0, shards).filter(shard -> !chosen.contains(shard)).boxed().toList());
    shuffle(left);
    double least = left.stream().mapToDouble(shard -> load[shard]).min().orElseThrow();
    Comparator<Integer> fewest =
        Comparator.comparingInt(
            shard -> chosen.stream().mapToInt(other -> common[shard][other]).sum());
    Comparator<Integer> idlest = Comparator.comparingDouble(shard -> load[shard]);
    return left.stream()
        .filter(shard -> load[shard] <= least + seconds)
        .min(chosen.isEmpty() ? idlest : fewest.thenComparing(idlest))
        .orElseThrow();
  }

  /** As Fisher and Yates have it. */
  private void shuffle(List<Integer> things) {
    for (int last = things.size() - 1; last > 0; last--) {
      Collections.swap(things, last, random.nextInt(last + 1));
    }
  }
}
