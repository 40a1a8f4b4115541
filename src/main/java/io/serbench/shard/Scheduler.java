package io.serbench.shard;

import io.serbench.shard.ShardSet.ShardException;
import io.serbench.shard.Splitter.Place;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A scheduler that starts the same command several times, and numbers these tasks in an environment
 * variable.
 *
 * @param variable the variable with the number, by which the scheduler is recognised
 * @param environment all environment variables
 */
public record Scheduler(String variable, Map<String, String> environment) {
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
    if (here.isEmpty()) {
      throw unclear("no scheduler tells", KNOWN, "not set");
    }
    if (here.size() > 1) {
      throw unclear("several schedulers tell", here, "set");
    }
    return new Scheduler(here.get(0), environment).place(count);
  }

  private static ShardException unclear(String what, List<String> variables, String state) {
    return new ShardException(
        "-shard=auto: %s which shard this is (%s are %s); name the shard: -shard=2/8"
            .formatted(what, String.join(", ", variables), state));
  }

  private Place place(OptionalInt count) throws ShardException {
    int number = number(variable);
    if (variable.equals(BUILDKITE)) {
      int jobs = number("BUILDKITE_PARALLEL_JOB_COUNT");
      if (count.isPresent() && count.getAsInt() != jobs) {
        throw new ShardException(
            "-shard=auto/%d, but BUILDKITE_PARALLEL_JOB_COUNT is %d; leave out /%d"
                .formatted(count.getAsInt(), jobs, count.getAsInt()));
      }
      return at(number + 1, jobs);
    }
    if (variable.equals(KUBERNETES)) {
      return at(
          number + 1,
          count.orElseThrow(
              () ->
                  new ShardException(
                      variable + " is set, but not the number of shards; add it: -shard=auto/8")));
    }
    if (count.isPresent()) {
      // Single tasks may be resubmitted, so the number is not relative to those of this array.
      return at(number, count.getAsInt());
    }
    int first = number("SLURM_ARRAY_TASK_MIN");
    int last = number("SLURM_ARRAY_TASK_MAX");
    int tasks = number("SLURM_ARRAY_TASK_COUNT");
    if (last - first + 1 != tasks) {
      throw new ShardException(
          "the %d tasks of the array are not numbered from %d to %d; add the number of shards: -shard=auto/N"
              .formatted(tasks, first, last));
    }
    return at(number - first + 1, tasks);
  }

  private int number(String name) throws ShardException {
    String text = environment.getOrDefault(name, "");
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new ShardException(
          (text.isEmpty() ? name + " is not set" : name + "=" + text + " is not a whole number")
              + "; name the shard: -shard=2/8");
    }
  }

  private Place at(int shard, int shards) throws ShardException {
    if (shard < 1 || shard > shards) {
      throw new ShardException(
          "%s makes this shard %d, but shards are 1 to %d; give the array or job as many tasks"
              .formatted(variable, shard, shards));
    }
    return new Place(shard, shards);
  }
}
