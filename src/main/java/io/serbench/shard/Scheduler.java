package io.serbench.shard;

import io.serbench.shard.ShardSet.ShardException;
import io.serbench.shard.Splitter.Place;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Schedulers that start the same command several times, and number these tasks in environment
 * variables.
 */
public final class Scheduler {
  /**
   * An Indexed Job numbers its pods from 0, and does not tell how many there are:
   * https://kubernetes.io/docs/concepts/workloads/controllers/job/#completion-mode
   */
  private static final String KUBERNETES = "JOB_COMPLETION_INDEX";

  /**
   * An array job numbers its tasks as its user chooses:
   * https://slurm.schedmd.com/job_array.html#env_vars
   */
  private static final String SLURM = "SLURM_ARRAY_TASK_ID";

  /** https://buildkite.com/docs/pipelines/configure/environment-variables */
  private static final String BUILDKITE = "BUILDKITE_PARALLEL_JOB";

  private static final List<String> KNOWN = List.of(KUBERNETES, SLURM, BUILDKITE);

  private Scheduler() {}

  /**
   * Returns the shard that the scheduler assigns to this process.
   *
   * @param environment the environment variables
   * @param count the number of shards, if the user gave it
   * @throws ShardException if the variables of no scheduler are set, or those of several, or if
   *     they contradict {@code count} or each other
   */
  public static Place place(Map<String, String> environment, OptionalInt count)
      throws ShardException {
    List<String> here = KNOWN.stream().filter(environment::containsKey).toList();
    if (here.size() != 1) {
      throw new ShardException(
          "-shard=auto: no scheduler tells which shard this is (expected one variable of %s, found %s); name the shard: -shard=2/8"
              .formatted(
                  String.join(", ", KNOWN), here.isEmpty() ? "none" : String.join(", ", here)));
    }
    int number = number(environment, here.get(0));
    return switch (here.get(0)) {
      case KUBERNETES -> {
        if (count.isEmpty()) {
          throw new ShardException(
              KUBERNETES + " is set, but not the number of shards; add it: -shard=auto/8");
        }
        yield shard(number + 1, count.getAsInt());
      }
      case BUILDKITE -> {
        int jobs = number(environment, "BUILDKITE_PARALLEL_JOB_COUNT");
        if (count.orElse(jobs) != jobs) {
          throw new ShardException(
              "-shard=auto/%d, but BUILDKITE_PARALLEL_JOB_COUNT is %d; leave out /%1$d"
                  .formatted(count.getAsInt(), jobs));
        }
        yield shard(number + 1, jobs);
      }
      // Single tasks may be resubmitted, so the number is not relative to those of this array.
      default -> count.isPresent() ? shard(number, count.getAsInt()) : ofArray(number, environment);
    };
  }

  private static Place ofArray(int number, Map<String, String> environment) throws ShardException {
    int first = number(environment, "SLURM_ARRAY_TASK_MIN");
    int last = number(environment, "SLURM_ARRAY_TASK_MAX");
    int tasks = number(environment, "SLURM_ARRAY_TASK_COUNT");
    if (last - first + 1 != tasks) {
      throw new ShardException(
          "the %d tasks of the array are not numbered from %d to %d; add the number of shards: -shard=auto/N"
              .formatted(tasks, first, last));
    }
    return shard(number - first + 1, tasks);
  }

  private static int number(Map<String, String> environment, String name) throws ShardException {
    String text = environment.getOrDefault(name, "");
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new ShardException(
          "%s: expected a whole number, found '%s'; name the shard: -shard=2/8"
              .formatted(name, text));
    }
  }

  private static Place shard(int shard, int shards) throws ShardException {
    if (shard < 1 || shard > shards) {
      throw new ShardException(
          "the scheduler makes this shard %d, but shards are 1 to %d; give the array or job as many tasks"
              .formatted(shard, shards));
    }
    return new Place(shard, shards);
  }
}
