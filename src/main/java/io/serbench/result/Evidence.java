package io.serbench.result;

import io.serbench.result.RunMapper.OmittedIfEmpty;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a fork saw of its row beside times, by which others believe the times.
 *
 * @param checked number of results of the timed loop that were compared with their input
 * @param read messages of other forks, of values that this fork never encoded, that it decoded to
 *     the value that was written
 * @param ser calls of ser on values that the row had never seen; empty if there were none
 * @param deser calls of deser on messages of other forks; empty if there were none
 * @param elsewhere CPU time that processes which the fork started, and Java threads other than the
 *     measuring one and serbench's own, took during turns, relative to that of the measuring
 *     thread; empty if the JVM does not count it
 * @param retained bytes that a decoded object occupies, without what objects of other values share,
 *     relative to the bytes that decoding it allocated; empty if that is unknown
 * @param clock how long all turns took, with the time between them, by the fork's clock, relative
 *     to the parent's; empty if the parent did not see any
 * @param paces how long calls take that are not timed; empty in older files
 * @param contradictions what contradicts the numbers, a sentence each
 */
public record Evidence(
    int checked,
    Read read,
    Optional<NewValues> ser,
    Optional<NewValues> deser,
    OptionalDouble elsewhere,
    OptionalDouble retained,
    OptionalDouble clock,
    @OmittedIfEmpty List<Pace> paces,
    List<String> contradictions) {
  public Evidence {
    paces = List.copyOf(paces);
    contradictions = List.copyOf(contradictions);
    Require.notNegative("the number of checked results", checked);
    elsewhere.ifPresent(part -> Require.notNegative("CPU time of other threads", part));
    retained.ifPresent(part -> Require.notNegative("the bytes that an object occupies", part));
    clock.ifPresent(part -> Require.notNegative("the fork's time", part));
  }

  /** Returns a copy with what the parent's clock says. */
  public Evidence withClock(OptionalDouble relative) {
    return new Evidence(
        checked, read, ser, deser, elsewhere, retained, relative, paces, contradictions);
  }

  /**
   * How many messages of other forks were read.
   *
   * @param needsSession whether only a serializer that had written and read others before could
   */
  public record Read(int messages, boolean needsSession) {
    public static final Read NOTHING = new Read(0, false);

    public Read {
      Require.notNegative("the number of messages read", messages);
    }
  }

  /**
   * How long calls of a phase take that are not timed, relative to the median of those that are.
   *
   * @param watched in the fastest batch whose last result was looked at; empty if there were too
   *     few
   * @param alone in calls of their own, on usual inputs, without the time of the clock; empty if
   *     there were none
   */
  public record Pace(Phase phase, OptionalDouble watched, OptionalDouble alone) {
    public Pace {
      watched.ifPresent(times -> Require.notNegative("the time of calls that are watched", times));
      alone.ifPresent(times -> Require.notNegative("the time of a call on its own", times));
    }
  }

  /**
   * Median times of single calls, in nanoseconds.
   *
   * @param count number of calls of each kind
   * @param alike whether the new values are as large as the inputs of the timed loop
   * @param unseen on values that the row had never seen
   * @param seen on fresh copies of the same values
   * @param copies on fresh copies of the inputs of the timed loop; of a user's class, which may
   *     keep what it was asked, on those that were asked everything if that takes less
   * @param usual on the inputs of the timed loop
   */
  public record NewValues(
      int count, boolean alike, double unseen, double seen, double copies, double usual) {
    public NewValues {
      Require.atLeast(1, "the number of new values", count);
      Require.notNegative("the time of a call", unseen);
      Require.notNegative("the time of a call", seen);
      Require.notNegative("the time of a call", copies);
      Require.notNegative("the time of a call", usual);
    }

    /**
     * Returns how many times as long calls take on new values as on copies of values that the row
     * has seen, whichever take less.
     */
    public double unseenToSeen() {
      double known = alike ? Math.min(seen, copies) : seen;
      return unseen / Math.max(1, known);
    }

    /** Returns how many times as long calls take on new objects as on the inputs of the loop. */
    public double newToUsual() {
      return (alike ? Math.max(unseen, copies) : copies) / Math.max(1, usual);
    }

    /**
     * Returns how many times as long calls take on copies of the inputs of the loop as on these.
     */
    public double copiesToUsual() {
      return copies / Math.max(1, usual);
    }
  }
}
