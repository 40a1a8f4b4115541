package io.serbench.result;

import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The results of a cell: one row on one workload, with all its forks.
 *
 * @param unavailable why the row cannot run here; empty if it can
 * @param forks the results of the forks, in the order in which they were started; of a merged run,
 *     shard by shard
 * @param from how many of the forks each shard of a merged run measured; empty for a run on one
 *     machine
 * @param profile where its time goes; empty unless a profile was asked for
 */
public record CellResult(
    CellId id,
    RowInfo info,
    Optional<String> unavailable,
    List<ForkResult> forks,
    @OmittedIfEmpty List<FromShard> from,
    Optional<CellProfile> profile) {
  public CellResult {
    forks = List.copyOf(forks);
    from = List.copyOf(from);
    Require.that(
        forks.stream().map(ForkResult::number).distinct().count() == forks.size(),
        "a fork is there twice");
    int known = from.stream().mapToInt(FromShard::forks).sum();
    Require.that(
        from.isEmpty() || known == forks.size(),
        forks.size() + " forks, but " + known + " forks from shards");
  }

  /** Creates results without a profile. */
  public CellResult(
      CellId id,
      RowInfo info,
      Optional<String> unavailable,
      List<ForkResult> forks,
      List<FromShard> from) {
    this(id, info, unavailable, forks, from, Optional.empty());
  }

  public CellResult withFork(ForkResult fork) {
    List<ForkResult> more = new ArrayList<>(forks);
    more.add(fork);
    return new CellResult(id, info, unavailable, more, from, profile);
  }

  public CellResult withProfile(CellProfile known) {
    return new CellResult(id, info, unavailable, forks, from, Optional.of(known));
  }

  public CellResult withId(CellId other) {
    return new CellResult(other, info, unavailable, forks, from, profile);
  }

  /** Returns a copy with those forks, in their order, that have these indices from 0. */
  public CellResult only(List<Integer> indices) {
    List<Integer> shards = shards();
    List<Integer> sorted = indices.stream().sorted().toList();
    List<ForkResult> some = sorted.stream().map(forks::get).toList();
    List<FromShard> theirs =
        from.isEmpty() ? from : sorted.stream().map(i -> new FromShard(shards.get(i), 1)).toList();
    return new CellResult(id, info, unavailable, some, theirs, profile);
  }

  /** Returns the cell as one shard measured it, with only the forks of that shard. */
  public CellResult only(int shard) {
    List<Integer> shards = shards();
    IntStream theirs = IntStream.range(0, forks.size()).filter(fork -> shards.get(fork) == shard);
    List<ForkResult> some = theirs.mapToObj(forks::get).toList();
    return new CellResult(id, info, unavailable, some, List.of(), profile);
  }

  /** Returns the shard that measured each fork; empty for a run on one machine. */
  public List<Integer> shards() {
    return from.stream()
        .flatMap(part -> IntStream.range(0, part.forks()).mapToObj(fork -> part.shard()))
        .toList();
  }

  /**
   * Returns why the row has no numbers: the first failure among the forks. A single JVM that was
   * lost, perhaps to what else ran on the machine, is none if other forks measured the row.
   */
  public Optional<Failure> failure() {
    return forks.size() > 1 && lost().isPresent() ? Optional.empty() : failures().findFirst();
  }

  /** Returns how a JVM was lost; empty if none was, or if more than that failed. */
  public Optional<Failure> lost() {
    return failures().count() == 1
        ? failures().findFirst().filter(failure -> failure.kind().lostJvm())
        : Optional.empty();
  }

  private Stream<Failure> failures() {
    return forks.stream().flatMap(fork -> fork.failure().stream());
  }

  /** The number of successive forks of a cell that a shard measured. */
  public record FromShard(int shard, int forks) {
    public FromShard {
      Require.atLeast(1, "the number of forks of a shard", forks);
    }
  }
}
