package io.serbench.shard;

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
