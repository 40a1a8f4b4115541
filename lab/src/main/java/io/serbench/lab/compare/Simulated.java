package io.serbench.lab.compare;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.PhaseResult.WarmUp;
import io.serbench.result.RowInfo;
import io.serbench.result.Run;
import io.serbench.result.Series;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Simulated runs of equal rows, whose forks differ as real ones do.
 *
 * @param name the name in the table
 * @param spread the standard deviation of forks, as a fraction of the value
 * @param slowEvery one phase in this many, at random, is slower, as if it had been compiled in
 *     another way; 0 for none
 * @param slower how much slower such a phase is, as a fraction
 */
record Simulated(String name, double spread, int slowEvery, double slower) {
  static final List<Simulated> ALL =
      List.of(
          new Simulated("forks differ by 1 %", 0.01, 0, 0),
          new Simulated("forks differ by 2 %", 0.02, 0, 0),
          new Simulated("forks differ by 4 %", 0.04, 0, 0),
          new Simulated("by 1 %, every fifth is 5 % slower", 0.01, 5, 0.05));

  private static final long NANOS = 1_000_000_000;

  /**
   * Returns the template with simulated rows in place of its own.
   *
   * @param rows the number of rows
   * @param forks the number of forks per row
   */
  Run of(Run template, int rows, int forks) {
    Random random = new Random(17);
    return template.withCells(
        IntStream.range(0, rows).mapToObj(i -> row("row" + i, forks, random)).toList());
  }

  private CellResult row(String row, int forks, Random random) {
    Tags tags = new Tags(Effort.MISC, Format.BINARY, Structure.FLAT_TREE, List.of(), List.of());
    return new CellResult(
        new CellId(row, Optional.empty(), new Workload("simulated", Usage.DEFAULT)),
        new RowInfo(tags, "", "simulated", Optional.empty(), Optional.empty(), Optional.empty()),
        Optional.empty(),
        IntStream.rangeClosed(1, forks).mapToObj(number -> fork(number, random)).toList(),
        List.of());
  }

  private ForkResult fork(int number, Random random) {
    return new ForkResult(
        number,
        Instant.EPOCH,
        0,
        List.of(),
        Optional.empty(),
        OptionalDouble.empty(),
        Phase.DEFAULT.stream().map(phase -> phase(phase, random)).toList(),
        Optional.empty());
  }

  private PhaseResult phase(Phase phase, Random random) {
    boolean slow = slowEvery > 0 && random.nextInt(slowEvery) == 0;
    double nanos = NANOS * (1 + spread * random.nextGaussian() + (slow ? slower : 0));
    return new PhaseResult(
        phase,
        1,
        new Series(
            Longs.of(Math.round(nanos)),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of()),
        new WarmUp(0, true, Optional.empty()),
        OptionalDouble.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
