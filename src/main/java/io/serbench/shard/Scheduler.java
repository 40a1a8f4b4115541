package io.serbench.shard;

import io.serbench.shard.ShardSet.ShardException;
import io.serbench.shard.Splitter.ShardPlace;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A scheduler that starts the same command several times, and numbers these tasks in environment
 * variables.
 *
 * @param task the variable with the number of this task
 * @param first the variable with the number of the first task; empty if that is 0
 * @param count the variable with the number of tasks; empty if there is none
 */
public record Scheduler(String task, String first, String count) {
  private static final List<Scheduler> KNOWN =
      List.of(
          // https://kubernetes.io/docs/concepts/workloads/controllers/job/#completion-mode
          new Scheduler("JOB_COMPLETION_INDEX", "", ""),
          // https://slurm.schedmd.com/job_array.html#env_vars
          new Scheduler("SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_COUNT"),
          // https://buildkite.com/docs/pipelines/configure/environment-variables
          new Scheduler("BUILDKITE_PARALLEL_JOB", "", "BUILDKITE_PARALLEL_JOB_COUNT"));

  /**
   * Returns the shard that a scheduler assigns to this process by environment variables, given the
   * number of shards if the user did. Throws an exception unless the variables of one scheduler
   * tell.
   */
  public static ShardPlace place(Map<String, String> environment, OptionalInt count)
      throws ShardException {
    List<Scheduler> here =
        KNOWN.stream().filter(scheduler -> environment.containsKey(scheduler.task)).toList();
    if (here.size() != 1) {
      throw new ShardException(
          "-shard=auto: no scheduler tells which shard this is (expected one variable of %s, found %s); name the shard: -shard=2/8"
              .formatted(tasks(KNOWN), here.isEmpty() ? "none" : tasks(here)));
    }
    Scheduler scheduler = here.get(0);
    if (count.isEmpty() && scheduler.count.isEmpty()) {
      throw new ShardException(
          scheduler.task + " is set, but not the number of shards; add it: -shard=auto/8");
    }
    int shards = count.isPresent() ? count.getAsInt() : number(environment, scheduler.count);
    // Single tasks may be resubmitted, so with a given count their numbers are not relative.
    int first =
        scheduler.first.isEmpty()
            ? 0
            : count.isPresent() ? 1 : number(environment, scheduler.first);
    int shard = number(environment, scheduler.task) - first + 1;
    if (shard < 1 || shard > shards) {
      throw new ShardException(
          "the scheduler makes this shard %d, but shards are 1 to %d; give the array or job as many tasks, numbered without gaps"
              .formatted(shard, shards));
    }
    return new ShardPlace(shard, shards);
  }

  private static String tasks(List<Scheduler> some) {
    return some.stream().map(Scheduler::task).collect(Collectors.joining(", "));
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
}
