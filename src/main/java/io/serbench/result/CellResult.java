package io.serbench.result;

import com.fasterxml.jackson.databind.annotation.JsonAppend;
import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One row on one data set in one usage, with all its forks.
 *
 * @param id what it is
 * @param info what there is to know of its row
 * @param unavailable why the row cannot run here
 * @param forks what its forks found out, in the order in which they were started; those of a merged
 *     run shard by shard
 * @param from which shards of a merged run measured them; empty for a run on one machine
 */
@JsonAppend(props = @JsonAppend.Prop(value = RunMapper.SummaryWriter.class, name = "summary"))
public record CellResult(
    CellId id,
    RowInfo info,
    Optional<String> unavailable,
    List<ForkResult> forks,
    @OmittedIfEmpty List<FromShard> from) {
  public CellResult {
    forks = List.copyOf(forks);
    from = List.copyOf(from);
    int known = from.stream().mapToInt(FromShard::forks).sum();
    Require.that(
        from.isEmpty() || known == forks.size(),
        forks.size() + " forks, but " + known + " forks from shards");
  }

  /** The same cell with one fork more. */
  public CellResult with(ForkResult fork) {
    List<ForkResult> more = new ArrayList<>(forks);
    more.add(fork);
    return new CellResult(id, info, unavailable, more, from);
  }

  /** The same cell, of whose row that is known. */
  public CellResult with(RowInfo known) {
    return new CellResult(id, known, unavailable, forks, from);
  }

  /** The same cell by another name. */
  public CellResult as(CellId other) {
    return new CellResult(other, info, unavailable, forks, from);
  }

  /**
   * The same cell with these forks only.
   *
   * @param indices which of them, from 0; they stay in their order
   */
  public CellResult only(List<Integer> indices) {
    List<ForkResult> some = new ArrayList<>();
    List<FromShard> theirs = new ArrayList<>();
    List<Integer> shards = shards();
    for (int index : indices.stream().sorted().toList()) {
      some.add(forks.get(index));
      if (!from.isEmpty()) {
        theirs.add(new FromShard(shards.get(index), 1));
      }
    }
    return new CellResult(id, info, unavailable, some, theirs);
  }

  /** The same cell with the forks of one shard only, as that measured it. */
  public CellResult only(int shard) {
    List<Integer> shards = shards();
    return new CellResult(
        id,
        info,
        unavailable,
        IntStream.range(0, forks.size())
            .filter(fork -> shards.get(fork) == shard)
            .mapToObj(forks::get)
            .toList(),
        List.of());
  }

  /** The shard that measured each fork; empty for a run on one machine. */
  public List<Integer> shards() {
    return from.stream()
        .flatMap(part -> IntStream.range(0, part.forks()).mapToObj(fork -> part.shard()))
        .toList();
  }

  /** The first failure among the forks. */
  public Optional<Failure> failure() {
    return forks.stream().flatMap(fork -> fork.failure().stream()).findFirst();
  }

  /**
   * How many of a cell's forks, in their order, a shard measured.
   *
   * @param shard its number
   * @param forks how many
   */
  public record FromShard(int shard, int forks) {
    public FromShard {
      Require.atLeast(1, "the number of forks of a shard", forks);
    }
  }
}
