package io.serbench.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that run operations at the same time, each with its own data: the thread that calls the
 * timed loop, and helpers. Between batches, helpers spin for 2 ms, so that all threads start within
 * a microsecond of each other, and then sleep until the next batch.
 */
public final class Team implements AutoCloseable {
  private static final long SPIN_NANOS = 2_000_000;

  private final List<Helper> helpers = new ArrayList<>();
  private volatile TeamBatch batch = new TeamBatch(0, Clock.SYSTEM, List.of(), List.of(), 0);
  private volatile boolean closed;

  /** What all threads do next. Batches are numbered, so that helpers notice a new one. */
  private record TeamBatch(
      int number, Clock clock, List<BatchLoop> loops, List<Operation> parts, int calls) {
    long run(int thread) throws Exception {
      return loops.get(thread).time(clock, parts.get(thread), calls);
    }
  }

  /**
   * Creates a team and starts its helpers.
   *
   * @param threads the number of threads, including the calling one
   */
  public Team(int threads) {
    for (int i = 1; i < threads; i++) {
      Helper helper = new Helper(i);
      helpers.add(helper);
      helper.start();
    }
  }

  /**
   * Returns an operation that all threads run at the same time; its time is the mean of theirs.
   *
   * @param parts what each thread runs, one for each thread
   */
  public Operation together(List<Operation> parts) {
    if (parts.size() == 1) {
      return parts.get(0);
    }
    return new Operation() {
      @Override
      public Object call(int index) throws Exception {
        return parts.get(0).call(index);
      }

      @Override
      public BatchLoop loop() {
        return Team.this.loop(parts);
      }
    };
  }

  /** Returns the helpers. */
  public List<Thread> helpers() {
    return List.copyOf(helpers);
  }

  private BatchLoop loop(List<Operation> parts) {
    List<BatchLoop> loops = parts.stream().map(Operation::loop).toList();
    return new BatchLoop() {
      @Override
      public long time(Clock clock, Operation operation, int calls) throws Exception {
        return Team.this.time(clock, loops, parts, calls);
      }

      @Override
      public Object last() {
        return last(0);
      }

      @Override
      public Object last(int thread) {
        return loops.get(thread).last();
      }
    };
  }

  /** Ends the helpers. A batch that is running fails. */
  @Override
  public void close() {
    closed = true;
    helpers.forEach(LockSupport::unpark);
  }

  private long time(Clock clock, List<BatchLoop> loops, List<Operation> parts, int calls)
      throws Exception {
    batch = new TeamBatch(batch.number() + 1, clock, loops, parts, calls);
    helpers.forEach(LockSupport::unpark);
    long nanos = batch.run(0);
    for (Helper helper : helpers) {
      nanos += helper.result(batch.number());
    }
    return nanos / parts.size();
  }

  private final class Helper extends Thread {
    private final int index;
    private long nanos;
    private Throwable failure;

    /** The number of the latest batch; written after its results, which this publishes. */
    private volatile int done;

    Helper(int index) {
      super("serbench-team-" + index);
      this.index = index;
      setDaemon(true);
    }

    @Override
    public void run() {
      while (awaitBatchAfter(done)) {
        TeamBatch next = batch;
        try {
          nanos = next.run(index);
        } catch (Throwable e) {
          failure = e;
        }
        done = next.number();
      }
    }

    private boolean awaitBatchAfter(int number) {
      long start = System.nanoTime();
      while (batch.number() == number && !closed) {
        if (System.nanoTime() - start < SPIN_NANOS) {
          Thread.onSpinWait();
        } else {
          LockSupport.park(this);
        }
      }
      return !closed;
    }

    private long result(int number) throws Exception {
      while (done != number) {
        if (!isAlive()) {
          throw new IllegalStateException("the team ended before its batch did");
        }
        Thread.onSpinWait();
      }
      if (failure != null) {
        throw new IllegalStateException("thread " + index + " of the team failed", failure);
      }
      return nanos;
    }
  }
}
