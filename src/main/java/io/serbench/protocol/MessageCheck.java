package io.serbench.protocol;

import io.serbench.dataset.codec.Layout;
import io.serbench.dataset.object.Fields;
import io.serbench.protocol.FromParent.Examine;
import io.serbench.protocol.FromParent.Job;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Preparation.WarmPhase;
import io.serbench.protocol.Slices.Slice;
import java.io.IOException;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Checks each message of a fork where it is read, as a fork runs code that serbench does not know,
 * and which may send anything. A message has all its parts, answers the last order, and tells of no
 * more time than passed. What a number may be is up to the constructors of messages.
 */
public final class MessageCheck {
  /** More signs of life than hours of work take: a fork gives a few in a second. */
  private static final int MOST_SIGNS = 1_000_000;

  private static final int USUAL_MESSAGE =
      16 << 20; // In bytes: the batches of a turn take a tenth of it.

  private Optional<FromParent> order = Optional.empty();
  private long orderedAt;
  private int answers; // To the order.
  private int signs; // Since the order.
  private boolean dumpOrdered;

  /** An order is about to be sent. */
  public synchronized void ordered(FromParent next) {
    if (next instanceof FromParent.DumpThreads) {
      dumpOrdered = true;
      return;
    }
    order = Optional.of(next);
    orderedAt = System.nanoTime();
    answers = 0;
    signs = 0;
  }

  /** Returns how many bytes the next message may have. */
  public synchronized int longest() {
    return order.filter(Examine.class::isInstance).isPresent() ? Channel.LONGEST : USUAL_MESSAGE;
  }

  /** Refuses a message that does not fit. */
  public synchronized void check(FromFork message) throws UnfitMessageException {
    String name = message.getClass().getSimpleName();
    Optional<String> gap = gap(message, name);
    if (gap.isPresent()) {
      throw new UnfitMessageException(gap.get());
    }
    if (!answers(message)) {
      String to = order.map(sent -> sent.getClass().getSimpleName()).orElse("nothing");
      throw new UnfitMessageException(name + " in answer to " + to);
    }
  }

  /** Whether it is among what the last order may be answered with. */
  private boolean answers(FromFork message) {
    if (message instanceof FromFork.ThreadDump) {
      return dumpOrdered;
    }
    if (message instanceof FromFork.Alive || message instanceof FromFork.Began) {
      return ++signs <= MOST_SIGNS;
    }
    if (message instanceof FromFork.Hello || order.isEmpty()) {
      return false;
    }
    FromParent to = order.get();
    if (message instanceof FromFork.Done done) {
      return done.failure().isPresent() || ends(to);
    }
    answers++;
    if (to instanceof FromParent.SendHostile) {
      // As many as there are messages, then what they left.
      return message instanceof Attempt
          || message instanceof Attempt.Sent
          || message instanceof FromFork.AllSent;
    }
    if (answers > due(to)) {
      return false;
    }
    if (to instanceof Job job) {
      return message instanceof Preparation known
          && known.phases().size() == job.phases().size()
          && known.phases().stream().map(WarmPhase::phase).toList().containsAll(job.phases());
    }
    long passed = System.nanoTime() - orderedAt;
    if (to instanceof Turn turn) {
      return message instanceof Slices slices && fits(turn, slices, passed);
    }
    if (to instanceof FromParent.ReadWitness) {
      return message instanceof FromFork.WitnessReadings read && read.nanos() <= passed;
    }
    return (to instanceof Examine && message instanceof TaskAnswer)
        || (to instanceof FromParent.Finish && message instanceof Testimony)
        || (to instanceof FromParent.Profile && message instanceof FromFork.Profiled)
        || (to instanceof FromParent.Start && message instanceof FromFork.StartUp)
        || (to instanceof FromParent.Keep && message instanceof FromFork.KeptMemory)
        || (to instanceof FromParent.TryHeap && message instanceof FromFork.HeapSuffices)
        || (to instanceof FromParent.ListRows && message instanceof FromFork.RowList)
        || (to instanceof FromParent.Inspect && message instanceof FromFork.Inspected);
  }

  /** Whether a fork may be done with an order; a parent ends one that measures. */
  private boolean ends(FromParent order) {
    return order instanceof Examine
        || order instanceof FromParent.SendHostile
        || (answers == due(order) && !order.keepsAlive());
  }

  private static boolean fits(Turn turn, Slices slices, long passed) {
    return turn.phases().containsAll(slices.slices().stream().map(Slice::phase).toList())
        && slices.nanos() <= passed;
  }

  /**
   * Words which part of a message is missing, or is no number; empty if none is.
   *
   * @param name what to call the part
   */
  private static Optional<String> gap(Object part, String name) {
    if (part == null) {
      return Optional.of(name + " is missing");
    }
    if (part instanceof Double number && !Double.isFinite(number)) {
      return Optional.of(name + " is " + number);
    }
    if (part instanceof OptionalDouble number && number.isPresent()) {
      return gap(number.getAsDouble(), name);
    }
    if (part instanceof Optional<?> present) {
      return present.flatMap(it -> gap(it, name));
    }
    if (part instanceof Collection<?> all) {
      return all.stream().flatMap(it -> gap(it, name).stream()).findFirst();
    }
    return part instanceof Record
        ? Layout.of(part.getClass()).fields().stream()
            .flatMap(field -> gap(Fields.get(field, part), field.getName()).stream())
            .findFirst()
        : Optional.empty();
  }

  /** How many answers an order has before the fork is done. */
  private static int due(FromParent order) {
    return order instanceof Examine examine
        ? examine.rows().stream().mapToInt(row -> row.tasks().size()).sum()
        : 1;
  }

  /** A fork sent something that no honest fork sends; the message says what, in one line. */
  public static final class UnfitMessageException extends IOException {
    private static final long serialVersionUID = 1L;

    UnfitMessageException(String what) {
      super(what);
    }

    UnfitMessageException(String what, Throwable cause) {
      super(what, cause);
    }
  }
}
