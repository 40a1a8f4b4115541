package io.serbench.result;

import java.util.Optional;

/**
 * A shard of which others were merged with: when and where it ran.
 *
 * @param shard its number, from 1
 * @param kind what its machine is called together with those that it may be ranked with
 * @param course when it ran
 * @param machine on which machine
 * @param condition how the machine did meanwhile; empty where nobody looked
 */
public record Part(
    int shard,
    String kind,
    Course course,
    MachineInfo machine,
    Optional<MachineCondition> condition) {
  public Part {
    Require.atLeast(1, "the number of a shard", shard);
  }

  /** The same called otherwise. */
  public Part called(String other) {
    return new Part(shard, other, course, machine, condition);
  }
}
