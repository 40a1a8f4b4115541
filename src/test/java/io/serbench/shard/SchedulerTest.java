package io.serbench.shard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.shard.ShardSet.ShardException;
import io.serbench.shard.Splitter.ShardPlace;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class SchedulerTest {
  private static final OptionalInt UNSAID = OptionalInt.empty();

  @Test
  void kubernetesCountsFromZeroAndDoesNotSayHowMany() throws ShardException {
    Map<String, String> pod = Map.of("JOB_COMPLETION_INDEX", "0", "PATH", "/bin");

    assertThat(Scheduler.place(pod, OptionalInt.of(8))).isEqualTo(new ShardPlace(1, 8));
    assertThatThrownBy(() -> Scheduler.place(pod, UNSAID))
        .hasMessage(
            "JOB_COMPLETION_INDEX is set, but not the number of shards; add it: -shard=auto/8");
    assertThatThrownBy(
            () -> Scheduler.place(Map.of("JOB_COMPLETION_INDEX", "8"), OptionalInt.of(8)))
        .hasMessageContaining("makes this shard 9, but shards are 1 to 8");
  }

  @Test
  void slurmCountsAsTheUserSays() throws ShardException {
    assertThat(Scheduler.place(slurm(0, 0, 8), UNSAID)).isEqualTo(new ShardPlace(1, 8));
    assertThat(Scheduler.place(slurm(12, 11, 4), UNSAID)).isEqualTo(new ShardPlace(2, 4));
  }

  /** {@code sbatch --array=3} of an array of eight. */
  @Test
  void oneTaskOfSlurmCanBeSubmittedAgain() throws ShardException {
    assertThat(Scheduler.place(slurm(3, 3, 1), OptionalInt.of(8))).isEqualTo(new ShardPlace(3, 8));
  }

  @Test
  void anArrayWithHolesIsNoCount() {
    assertThatThrownBy(() -> Scheduler.place(slurm(7, 1, 3), UNSAID))
        .hasMessageContaining("makes this shard 7, but shards are 1 to 3")
        .hasMessageEndingWith("without gaps");
  }

  @Test
  void buildkiteSaysAll() throws ShardException {
    Map<String, String> job =
        Map.of("BUILDKITE_PARALLEL_JOB", "2", "BUILDKITE_PARALLEL_JOB_COUNT", "5");

    assertThat(Scheduler.place(job, UNSAID)).isEqualTo(new ShardPlace(3, 5));
    assertThat(Scheduler.place(job, OptionalInt.of(5))).isEqualTo(new ShardPlace(3, 5));
  }

  @Test
  void whoIsStartedByNobodyNamesTheShard() {
    assertThatThrownBy(() -> Scheduler.place(Map.of(), OptionalInt.of(8)))
        .hasMessageContaining(
            "no scheduler tells which shard this is (expected one variable of JOB_")
        .hasMessageEndingWith("name the shard: -shard=2/8");
  }

  @Test
  void twoSchedulersAreNoAnswer() {
    Map<String, String> both = Map.of("JOB_COMPLETION_INDEX", "0", "BUILDKITE_PARALLEL_JOB", "2");

    assertThatThrownBy(() -> Scheduler.place(both, OptionalInt.of(8)))
        .hasMessageContaining("found JOB_COMPLETION_INDEX, BUILDKITE_PARALLEL_JOB)");
  }

  @Test
  void whatIsNoNumberIsSaid() {
    assertThatThrownBy(
            () -> Scheduler.place(Map.of("JOB_COMPLETION_INDEX", "x"), OptionalInt.of(8)))
        .hasMessage(
            "JOB_COMPLETION_INDEX: expected a whole number, found 'x'; name the shard: -shard=2/8");
  }

  private static Map<String, String> slurm(int id, int first, int count) {
    return Map.of(
        "SLURM_ARRAY_TASK_ID",
        Integer.toString(id),
        "SLURM_ARRAY_TASK_MIN",
        Integer.toString(first),
        "SLURM_ARRAY_TASK_COUNT",
        Integer.toString(count));
  }
}
