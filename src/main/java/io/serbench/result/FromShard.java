package io.serbench.result;

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
