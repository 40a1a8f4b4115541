package io.serbench.protocol;

import io.serbench.dataset.Bytes;
import java.util.List;

/**
 * A fork's answer to a {@link Task}. Answers come in the order of the tasks.
 *
 * @param outcome {@link TaskOutcome#DONE} where the task succeeded, or the row has the trait
 * @param cause why it did not, or what showed the trait, in one line; may be empty on success
 * @param messages those written, one for each value; empty for tasks that write none
 */
public record TaskAnswer(TaskOutcome outcome, String cause, List<Bytes> messages)
    implements FromFork {
  /** How a task ended. What that says of a row is for the check to judge that gave the task. */
  public enum TaskOutcome {
    DONE(0),
    /** The library, or what it called, threw an exception. */
    FAILED(1),
    /** What was read lacks values that it should have. */
    INCOMPLETE(2),
    /** What was read has values that nobody wrote. */
    WRONG(3),
    /** The JVM crashed, ran out of memory, or had to be killed. */
    DIED(4),
    /** The task makes no sense for this row or its data. */
    INAPPLICABLE(0);

    private final int badness;

    TaskOutcome(int badness) {
      this.badness = badness;
    }

    /** Returns whether it is worse for a program than the other. */
    public boolean isWorseThan(TaskOutcome other) {
      return badness > other.badness;
    }
  }

  public static TaskAnswer fine() {
    return new TaskAnswer(TaskOutcome.DONE, "", List.of());
  }

  public static TaskAnswer of(TaskOutcome outcome, String cause) {
    return new TaskAnswer(outcome, cause, List.of());
  }

  public boolean isFine() {
    return outcome == TaskOutcome.DONE;
  }
}
