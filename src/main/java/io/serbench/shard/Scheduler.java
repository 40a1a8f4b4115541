package io.serbench.shard;

import io.serbench.shard.Splitter.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** A scheduler that starts the same command many times and says in variables which time it is. */
public enum Scheduler {
  /**
   * An Indexed Job numbers its pods from 0, and says nothing of their number:
   * https://kubernetes.io/docs/concepts/workloads/controllers/job/#completion-mode
   */
  KUBERNETES("JOB_COMPLETION_INDEX") {
    @Override
    Place place(Variables variables, OptionalInt count) throws ShardException {
      return at(variables.number(variable()) + 1, given(count));
    }
  },

  /**
   * An array job numbers its tasks as the user says:
   * https://slurm.schedmd.com/job_array.html#env_vars
   */
  SLURM("SLURM_ARRAY_TASK_ID") {
    @Override
    Place place(Variables variables, OptionalInt count) throws ShardException {
      int id = variables.number(variable());
      if (count.isPresent()) {
        // Single tasks may be submitted again: their number is absolute.
        return at(id, count.getAsInt());
      }
      int first = variables.number("SLURM_ARRAY_TASK_MIN");
      int last = variables.number("SLURM_ARRAY_TASK_MAX");
      int tasks = variables.number("SLURM_ARRAY_TASK_COUNT");
      if (last - first + 1 != tasks) {
        throw new ShardException(
            "the %d tasks of the array are not those from %d to %d; say of how many shards it is one: -shard=auto/N"
                .formatted(tasks, first, last));
      }
      return at(id - first + 1, tasks);
    }
  },

  /** https://buildkite.com/docs/pipelines/configure/environment-variables */
  BUILDKITE("BUILDKITE_PARALLEL_JOB") {
    @Override
    Place place(Variables variables, OptionalInt count) throws ShardException {
      int jobs = variables.number("BUILDKITE_PARALLEL_JOB_COUNT");
      if (count.isPresent() && count.getAsInt() != jobs) {
        throw new ShardException(
            "-shard=auto/%d, but BUILDKITE_PARALLEL_JOB_COUNT is %d; leave out /%d"
                .formatted(count.getAsInt(), jobs, count.getAsInt()));
      }
      return at(variables.number(variable()) + 1, jobs);
    }
  };

  private final String variable;

  Scheduler(String variable) {
    this.variable = variable;
  }

  /** The variable by which it is known. */
  String variable() {
    return variable;
  }

  abstract Place place(Variables variables, OptionalInt count) throws ShardException;

  /** What the environment says. */
  record Variables(Map<String, String> values) {
    int number(String name) throws ShardException {
      String text = values.getOrDefault(name, "");
      try {
        return Integer.parseInt(text);
      } catch (NumberFormatException e) {
        throw new ShardException(
            (text.isEmpty() ? name + " is not set" : name + "=" + text + " is not a whole number")
                + "; name the shard: -shard=2/8");
      }
    }
  }

  /**
   * The shard that the scheduler means.
   *
   * @param environment its variables
   * @param count how many shards there are, where the user says so
   * @throws ShardException where no scheduler says anything, or two do
   */
  public static Place place(Map<String, String> environment, OptionalInt count)
      throws ShardException {
    List<Scheduler> here = new ArrayList<>();
    for (Scheduler scheduler : values()) {
      if (environment.containsKey(scheduler.variable)) {
        here.add(scheduler);
      }
    }
    if (here.isEmpty()) {
      throw new ShardException(
          "-shard=auto: no scheduler says which shard this is ("
              + names(Arrays.asList(values()))
              + " are not set); name it: -shard=2/8");
    }
    if (here.size() > 1) {
      throw new ShardException(
          "-shard=auto: " + names(here) + " are set, all of them; name the shard: -shard=2/8");
    }
    return here.get(0).place(new Variables(environment), count);
  }

  private static String names(List<Scheduler> schedulers) {
    return schedulers.stream().map(Scheduler::variable).collect(Collectors.joining(", "));
  }

  Place at(int shard, int shards) throws ShardException {
    if (shard < 1 || shard > shards) {
      throw new ShardException(
          "%s makes this shard %d, but shards are 1 to %d; give the array or job as many tasks"
              .formatted(variable, shard, shards));
    }
    return new Place(shard, shards);
  }

  int given(OptionalInt count) throws ShardException {
    return count.orElseThrow(
        () ->
            new ShardException(
                variable + " is set, but not how many there are; say so: -shard=auto/8"));
  }
}
