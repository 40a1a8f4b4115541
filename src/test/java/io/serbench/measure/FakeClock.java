package io.serbench.measure;

/** A clock that moves only when told to; each reading costs one tick. */
final class FakeClock implements Clock {
  static final long TICK = 20;

  private long now;

  @Override
  public long nanos() {
    now += TICK;
    return now;
  }

  void advance(long nanos) {
    now += nanos;
  }
}
