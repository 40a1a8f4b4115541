/**
 * One run on several machines: how it is split into shards, which shard the scheduler of a cluster
 * assigns, and how the results of all shards become one.
 *
 * <p>Start at {@link io.serbench.shard.Splitter}, which makes the plan of a request, and {@link
 * io.serbench.shard.Merger}, which puts results together again. Both are pure: nothing here
 * measures, reads files or prints.
 */
package io.serbench.shard;
