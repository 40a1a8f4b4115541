package io.serbench.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;

/** A machine on which time only passes by work, and which a test can disturb. */
final class FakeMachine {
  static final long MILLI = 1_000_000;

  /** Nanoseconds of the witness when nothing disturbs it, and when something does. */
  static final long QUIET = 300_000;

  static final long DISTURBED = 450_000;

  final FakeClock clock = new FakeClock();

  /** How often the witness was read. */
  int readings;

  /** How often a sign of life was given. */
  int signsOfLife;

  private final List<Disturbance> disturbances = new ArrayList<>();
  private long calls;

  private record Disturbance(long from, long to) {}

  /** Disturbs the machine from one time to another, in milliseconds. */
  FakeMachine disturbed(long fromMillis, long toMillis) {
    disturbances.add(new Disturbance(fromMillis * MILLI, toMillis * MILLI));
    return this;
  }

  FakeMachine alwaysDisturbed() {
    return disturbed(0, Long.MAX_VALUE / MILLI);
  }

  /** Reads the witness. */
  long read() {
    readings++;
    long now = clock.nanos();
    boolean disturbed = disturbances.stream().anyMatch(it -> it.from <= now && now < it.to);
    long nanos = disturbed ? DISTURBED : QUIET;
    clock.advance(nanos);
    return nanos;
  }

  /** Returns an operation whose n-th call takes the nanoseconds that a function gives. */
  Operation taking(LongUnaryOperator nanosOfCall) {
    return index -> {
      clock.advance(nanosOfCall.applyAsLong(calls++));
      return index;
    };
  }

  Operation taking(long nanos) {
    return taking(call -> nanos);
  }

  /** Returns how often its operations were called. */
  long calls() {
    return calls;
  }

  BatchTimer timer() {
    return timer(Interruptions.UNKNOWN, () -> 0);
  }

  BatchTimer timer(Interruptions interruptions, LongSupplier jit) {
    return new BatchTimer(clock, interruptions, this::read, jit, QUIET, () -> signsOfLife++);
  }

  /** Returns a warm operation with batches of one call. */
  static Operation.Warm warm(Operation operation) {
    return new Operation.Warm(operation, operation.loop(), 1, 0, true, 0);
  }
}
