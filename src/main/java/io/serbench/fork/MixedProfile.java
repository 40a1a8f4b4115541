package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.measure.Clock;
import io.serbench.measure.Warmup;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The types that a row works on in this JVM besides the measured one. In an application a library
 * serves many types: its call sites see many classes, and the JIT compiler cannot inline what it
 * could inline for a single one. A JVM that has seen only one type flatters libraries whose inner
 * loops are shared among types. See Schiavio, Bulej and Binder (SAC 2026, arXiv 2605.23570).
 */
final class MixedProfile {
  private static final int CALLS = 2000; // C1 then has profiled methods and most loops.
  private static final int LEAST = 2; // With fewer, compilers could inline all classes.
  private static final long OPEN_NANOS = 500_000_000; // Then only the least number is opened.
  private static final long DRIVE_NANOS = 300_000_000; // For all first calls.
  private static final long SHARE_NANOS = 5_000_000; // A tenth of a window of warm-up.

  private final List<Warmup.Between> members = new ArrayList<>();
  private final Clock clock;

  private MixedProfile(Clock clock) {
    this.clock = clock;
  }

  /** Opens the row for each of the other types that it works on, and makes one round trip. */
  static MixedProfile of(
      Row row,
      Transport transport,
      List<DatasetRecipe> companions,
      Clock clock,
      Consumer<String> onStep)
      throws Exception {
    MixedProfile profile = new MixedProfile(clock);
    long start = clock.nanos();
    for (DatasetRecipe companion : companions) {
      if (profile.members.size() >= LEAST && clock.nanos() - start > OPEN_NANOS) {
        break;
      }
      onStep.accept("working on " + companion.dataset());
      Dataset<?> dataset = companion.make();
      boolean carried =
          transport != Transport.STREAM && row.obstacle(dataset.type(), transport).isEmpty();
      try {
        Warmup.Between call =
            OtherWork.roundTrip(row, dataset, carried ? transport : Transport.ARRAY);
        call.run();
        profile.members.add(call);
      } catch (Exception | LinkageError | StackOverflowError e) {
        onStep.accept("does not work on " + companion.dataset() + ": " + e);
      }
    }
    return profile;
  }

  void drive() throws Exception {
    run(DRIVE_NANOS);
  }

  /** Makes calls between windows of warm-up, so that the profiles stay mixed. */
  void share() throws Exception {
    run(SHARE_NANOS);
  }

  /** Gives each type an equal part of the time, so that a slow one takes no calls from others. */
  private void run(long nanos) throws Exception {
    long[] spent = new long[members.size()];
    boolean any = true;
    for (int i = 0; i < CALLS && any; i++) {
      any = false;
      for (int member = 0; member < spent.length; member++) {
        if (spent[member] * spent.length < nanos) {
          long start = clock.nanos();
          members.get(member).run();
          spent[member] += clock.nanos() - start;
          any = true;
        }
      }
    }
  }
}
