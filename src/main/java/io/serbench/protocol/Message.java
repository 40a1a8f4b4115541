package io.serbench.protocol;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.serbench.result.Failure;
import java.util.List;
import java.util.Optional;

/** What parent and child say to each other: one JSON object a line. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Message.Hello.class, name = "hello"),
  @JsonSubTypes.Type(value = Message.Start.class, name = "start"),
  @JsonSubTypes.Type(value = Message.Verify.class, name = "verify"),
  @JsonSubTypes.Type(value = Message.Examine.class, name = "examine"),
  @JsonSubTypes.Type(value = Message.Step.class, name = "step"),
  @JsonSubTypes.Type(value = Message.Checked.class, name = "checked"),
  @JsonSubTypes.Type(value = Message.Answered.class, name = "answered"),
  @JsonSubTypes.Type(value = Message.Done.class, name = "done"),
  @JsonSubTypes.Type(value = Message.DumpThreads.class, name = "dumpThreads"),
  @JsonSubTypes.Type(value = Message.ThreadDump.class, name = "threadDump")
})
public sealed interface Message {
  /** Child: it is me whom you started. */
  record Hello(String token) implements Message {}

  /** Parent: do this with a row. */
  sealed interface Order extends Message {
    /** The row's name. */
    String row();
  }

  /** Parent: measure this. */
  record Start(Job job) implements Order {
    @Override
    public String row() {
      return job.row();
    }
  }

  /** Parent: check these round trips of the row. */
  record Verify(String row, List<Check> checks) implements Order {
    public Verify {
      checks = List.copyOf(checks);
    }
  }

  /** Parent: try these with the row, and answer each. */
  record Examine(String row, List<Task> tasks) implements Order {
    public Examine {
      tasks = List.copyOf(tasks);
    }
  }

  /** Child: now I do this. */
  record Step(String name) implements Message {}

  /** Child: this is what is wrong with the next round trip, or nothing is. */
  record Checked(Optional<Failure> failure) implements Message {}

  /** Child: this is what came of the next task. */
  record Answered(Answer answer) implements Message {}

  /** Child: that is all. */
  record Done(Outcome outcome) implements Message {}

  /** Parent: what are you doing? */
  record DumpThreads() implements Message {}

  /** Child: this. */
  record ThreadDump(String text) implements Message {}
}
