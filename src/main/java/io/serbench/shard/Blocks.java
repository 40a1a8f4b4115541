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
 * Assigns each row to several shards, so that all shards take about as long, and any two have about
 * as many rows in common: a randomised incomplete block design (Cochran and Cox, "Experimental
 * Designs", 2nd edition, 1957, chapter 9).
 *
 * <p>The rows that take longest are assigned first (Graham, "Bounds on Multiprocessing Timing
 * Anomalies", 1969), rows of about the same length in random order. The results of {@link Random}
 * and of stable sorting are specified, so all JVMs make the same assignment.
 */
final class Blocks {
  /** Seconds to which the lengths of rows are rounded when they are ordered. */
  private static final double ALIKE = 5;

  private final int shards;
  private final Random random;
  private final double[] load;
  private final int[][] common;

  /** Creates an empty assignment; rows that are on all shards take some seconds already. */
  Blocks(int shards, double everywhere, Random random) {
    this.shards = shards;
    this.random = random;
    this.load = new double[shards];
    this.common = new int[shards][shards];
    Arrays.fill(load, everywhere);
  }

  /**
   * Assigns rows, which take some seconds, to so many shards each. Returns the numbers of each
   * row's shards, from 1, in ascending order.
   */
  List<List<Integer>> deal(List<Double> seconds, int perRow) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, seconds.size()).boxed().toList());
    shuffle(order);
    order.sort(Comparator.comparingLong(row -> -Math.round(seconds.get(row) / ALIKE)));
    List<List<Integer>> dealt =
        new ArrayList<>(Collections.nCopies(seconds.size(), List.<Integer>of()));
    for (int row : order) {
      dealt.set(row, choose(seconds.get(row), perRow));
    }
    return dealt;
  }

  private List<Integer> choose(double seconds, int perRow) {
    TreeSet<Integer> chosen = new TreeSet<>();
    while (chosen.size() < perRow) {
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
   * Returns the next shard for a row. Candidates are the shards whose load exceeds the least load
   * by no more than this row; of these, the one wins that shares the fewest rows with the shards
   * already chosen, then the one with the least load, and then chance decides.
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
        .min(fewest.thenComparing(idlest))
        .orElseThrow();
  }

  /** Shuffles like Fisher and Yates: that of {@link Collections} is not specified. */
  private void shuffle(List<Integer> things) {
    for (int last = things.size() - 1; last > 0; last--) {
      Collections.swap(things, last, random.nextInt(last + 1));
    }
  }
}
