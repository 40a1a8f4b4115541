package io.serbench.child;

import io.serbench.dataset.Bytes;
import io.serbench.measure.BatchTimer;
import io.serbench.measure.GarbageMeter.Collected;
import io.serbench.measure.Operation;
import io.serbench.protocol.FromChild.Profiled;
import io.serbench.protocol.FromChild.Profiled.Sheet;
import io.serbench.result.CallProfile;
import io.serbench.result.CallProfile.Place;
import io.serbench.result.CallProfile.What;
import io.serbench.result.Phase;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import one.profiler.AsyncProfiler;

/**
 * Samples the calls of warm phases with async-profiler, which is started and stopped by the thread
 * that makes the calls and samples this thread alone. Time is sampled by the CPU clock of the
 * thread, every millisecond: by the kernel's counters of performance events, or else its timers.
 * Stacks are right in the middle of methods as well, unlike those of profilers that wait for a safe
 * point; this needs {@code -XX:+DebugNonSafepoints}. See async-profiler's docs/ProfilingModes.md.
 */
final class CallSampler {
  private static final long TURN_NANOS = 400_000_000;
  private static final long MOST_NANOS = 4_000_000_000L;

  /** Half of the 95 % interval of the largest share that is precise enough. */
  private static final double WANTED = 0.02;

  private static final double ALLOCATIONS_PER_SECOND = 5_000; // That are sampled.
  private static final int SMALLEST_INTERVAL = 512; // In bytes.

  /** Annotated frames, without addresses of hidden classes, and libraries of native code. */
  private static final String COLLAPSED = "collapsed,ann,norm,lib";

  private static final String BY_BYTES = ",total"; // Not by number of samples.

  private final AsyncProfiler profiler;
  private final String row;
  private final BatchTimer timer;
  private final Set<String> data;
  private final List<CallProfile> calls = new ArrayList<>();
  private final List<Sheet> sheets = new ArrayList<>();

  /**
   * Creates a sampler for the calling thread.
   *
   * @param row what the titles of flame graphs call the row
   * @param data the names of the classes that the values consist of
   * @throws IllegalStateException if the profiler does not run on this system
   */
  CallSampler(String row, BatchTimer timer, Set<String> data) {
    try {
      this.profiler = AsyncProfiler.getInstance();
    } catch (LinkageError | IllegalStateException e) {
      throw new IllegalStateException(
          "async-profiler does not load, which runs on Linux and macOS (%s)".formatted(e), e);
    }
    this.row = row;
    this.timer = timer;
    this.data = data;
  }

  /** Returns what was sampled so far. */
  Profiled profiled() {
    return new Profiled(calls, sheets);
  }

  /** Samples the time of a phase. */
  void sampleTime(Phase phase, Operation.Warm operation) throws Exception {
    Spent spent = new Spent();
    CallStacks stacks = sample("event=cpu,interval=1ms", operation, false, spent);
    add(phase, What.CPU, samples(false), stacks.methods(), spent);
    addSheets(phase, "cpu", stacks, "");
  }

  /** Samples what a phase allocates. */
  void sampleAllocation(Phase phase, Operation.Warm operation) throws Exception {
    double perNano = operation.allocatedBytes().orElse(0) / operation.nanos();
    long interval = Math.max(SMALLEST_INTERVAL, (long) (perNano * 1e9 / ALLOCATIONS_PER_SECOND));
    CallStacks stacks = sample("event=alloc,alloc=" + interval, operation, true, new Spent());
    add(phase, What.CLASSES, samples(true), stacks.classes(), new Spent());
    add(phase, What.ALLOCATORS, samples(true), stacks.methods(), new Spent());
    addSheets(phase, "alloc", stacks, BY_BYTES);
  }

  /** Runs and samples the operation, turn by turn, until the largest share is precise enough. */
  private CallStacks sample(
      String event, Operation.Warm operation, boolean allocations, Spent spent) throws Exception {
    profiler.execute("start," + event + ",filter=");
    profiler.addThread(Thread.currentThread());
    while (true) {
      spent.begin();
      timer.rewarm(operation, TURN_NANOS);
      spent.end();
      profiler.execute("stop");
      CallStacks stacks = stacks(allocations ? BY_BYTES : "", allocations);
      int samples = samples(allocations);
      double largest = stacks.methods().stream().mapToDouble(Place::share).findFirst().orElse(0);
      boolean precise =
          samples >= CallProfile.FEWEST && CallProfile.halfWidth(largest, samples) <= WANTED;
      if (precise || spent.nanos >= MOST_NANOS) {
        return stacks;
      }
      profiler.execute("resume," + event + ",filter=");
    }
  }

  private CallStacks stacks(String weight, boolean allocations) throws IOException {
    return CallStacks.read(profiler.execute(COLLAPSED + weight), allocations, data);
  }

  private int samples(boolean allocations) throws IOException {
    return Math.toIntExact(stacks("", allocations).weight());
  }

  private void add(Phase phase, What what, int samples, List<Place> places, Spent spent) {
    calls.add(
        new CallProfile(
            phase,
            what,
            samples,
            spent.collecting(),
            spent.off(),
            CallStacks.largest(places),
            CallStacks.owners(places)));
  }

  private void addSheets(Phase phase, String what, CallStacks stacks, String weight)
      throws IOException {
    String name = phase.label() + "." + what;
    String page =
        profiler.execute(
            "flamegraph,norm,title=%s %s,include=*measure/TimedLoop*,include=*measure/ApartLoop*,exclude=*OtherWork*%s"
                .formatted(row, name, weight));
    sheets.add(new Sheet(name + ".html", bytes(page)));
    sheets.add(new Sheet(name + ".collapsed", bytes(stacks.collapsed())));
  }

  private static Bytes bytes(String text) {
    return Bytes.of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** What the time of turns was spent on, beside running; all in nanoseconds. */
  private static final class Spent {
    /** The kernel's times of a thread: on a processor, and waiting for one that others have. */
    private static final Path SCHEDULED = Path.of("/proc/thread-self/schedstat");

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long nanos;
    private long running;
    private long waiting;
    private long pauses;

    void begin() throws IOException {
      count(-1);
    }

    void end() throws IOException {
      count(1);
    }

    private void count(int sign) throws IOException {
      nanos += sign * System.nanoTime();
      running += sign * threads.getCurrentThreadCpuTime();
      waiting += sign * waited();
      pauses += sign * Collected.now().pauseMillis() * 1_000_000;
    }

    private static long waited() throws IOException {
      return Files.exists(SCHEDULED)
          ? Long.parseLong(Files.readString(SCHEDULED).split(" ", -1)[1])
          : 0;
    }

    double collecting() {
      return nanos == 0 ? 0 : Math.min(1, (double) pauses / own());
    }

    /** Returns the part of the time that is left over: nobody else had the processor. */
    double off() {
      double rest = 1 - (double) running / own() - collecting();
      return nanos == 0 ? 0 : Math.max(0, Math.min(1 - collecting(), rest));
    }

    private long own() {
      return Math.max(1, nanos - waiting);
    }
  }
}
