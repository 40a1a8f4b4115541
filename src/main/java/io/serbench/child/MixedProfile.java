package io.serbench.child;

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
 * The other types that a row works on in this JVM beside the one that is measured. In an
 * application a library serves many types. Its call sites then see many classes, and the JIT
 * compiler cannot inline what it could inline if there were one: a JVM that has seen one type only
 * flatters libraries whose inner loops are shared between types. See Schiavio, Bulej and Binder
 * (SAC 2026, arXiv 2605.23570).
 */
final class MixedProfile {
  /** Enough for the first compiler to have profiled the library's methods, and most loops. */
  private static final int CALLS = 2000;

  /** Fewer would leave a call site with two classes, which the compiler inlines both. */
  private static final int LEAST = 2;

  /**
   * After so many nanoseconds, no more than the least are opened: a library that generates code may
   * take a second for each.
   */
  private static final long OPEN_NANOS = 500_000_000;

  /** How long the first calls may take together, in nanoseconds. */
  private static final long DRIVE_NANOS = 300_000_000;

  /** A tenth of a window of warm-up, in nanoseconds: the share that other types keep. */
  private static final long SHARE_NANOS = 5_000_000;

  private final List<Warmup.Between> members = new ArrayList<>();
  private final Clock clock;

  private MixedProfile(Clock clock) {
    this.clock = clock;
  }

  /**
   * Opens a serializer of the row for each of the other types, and takes a value there and back. A
   * type that the row fails on is left out: it is not the one that is measured.
   *
   * @param transport where bytes go, for types that the row carries over it; others use arrays
   * @param onStep told of each type before it is tried
   * @throws Exception if a data set cannot be made
   */
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
        profile.add(row, dataset, carried ? transport : Transport.ARRAY);
      } catch (Exception | LinkageError | StackOverflowError e) {
        onStep.accept("does not work on " + companion.dataset() + ": " + e);
      }
    }
    return profile;
  }

  private <T> void add(Row row, Dataset<T> dataset, Transport transport) throws Exception {
    Warmup.Between call = OtherWork.roundTrip(row, dataset, transport);
    call.run();
    members.add(call);
  }

  /**
   * Makes the first calls, the types in turn, so that the compilers' profiles have all of them.
   *
   * @throws Exception what the library throws
   */
  void drive() throws Exception {
    run(CALLS, DRIVE_NANOS);
  }

  /**
   * Keeps a share of calls for the other types between windows of warm-up.
   *
   * @throws Exception what the library throws
   */
  void share() throws Exception {
    run(CALLS, SHARE_NANOS);
  }

  /** Each type gets an equal part of the time, so that a slow one takes no calls from others. */
  private void run(int calls, long nanos) throws Exception {
    long[] spent = new long[members.size()];
    boolean any = true;
    for (int i = 0; i < calls && any; i++) {
      any = false;
      for (int each = 0; each < spent.length; each++) {
        if (spent[each] * spent.length < nanos) {
          long start = clock.nanos();
          members.get(each).run();
          spent[each] += clock.nanos() - start;
          any = true;
        }
      }
    }
  }
}
