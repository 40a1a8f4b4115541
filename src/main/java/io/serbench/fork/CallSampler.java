package io.serbench.fork;

import io.serbench.dataset.Bytes;
import io.serbench.measure.BatchTimer;
import io.serbench.measure.GarbageMeter.Collected;
import io.serbench.measure.Operation;
import io.serbench.protocol.FromFork.Profiled;
import io.serbench.protocol.FromFork.Profiled.Sheet;
import io.serbench.result.CallProfile;
import io.serbench.result.CallProfile.CodePlace;
import io.serbench.result.CallProfile.What;
import io.serbench.result.CellProfile.Profiler;
import io.serbench.result.Phase;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import one.convert.Arguments;
import one.convert.FlameGraph;
import one.profiler.AsyncProfiler;

/**
 * Samples the calls of warm phases: with async-profiler where it runs, else with JDK Flight
 * Recorder. The thread that makes the calls starts and stops it, and only this thread counts. For
 * stacks that are right between safe points, too, both need {@code -XX:+DebugNonSafepoints}.
 */
final class CallSampler {
  private static final long TURN_NANOS = 400_000_000;
  private static final long MOST_NANOS = CallProfile.MOST_SECONDS * 1_000_000_000L;

  /** Flight Recorder takes a tenth of the samples, or fewer. */
  private static final long MOST_NANOS_RECORDED = 10_000_000_000L;

  /** Half of the 95 % interval of the largest share that is precise enough. */
  private static final double WANTED = 0.02;

  private final Optional<AsyncProfiler> async; // Empty where it does not run.
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
   */
  CallSampler(String row, BatchTimer timer, Set<String> data) {
    this.async = async();
    this.row = row;
    this.timer = timer;
    this.data = data;
  }

  @SuppressWarnings("UnusedException") // The reader is told which profiler took its place.
  private static Optional<AsyncProfiler> async() {
    try {
      return Optional.of(AsyncProfiler.getInstance());
    } catch (LinkageError | IllegalStateException | UnsupportedOperationException e) {
      return Optional.empty();
    }
  }

  /** Returns what was sampled so far. */
  Profiled profiled() {
    Profiler profiler = async.isPresent() ? Profiler.ASYNC : StackSampler.FlightRecorded.kind();
    return new Profiled(profiler, calls, sheets);
  }

  /** Samples the time of a phase. */
  void sampleTime(Phase phase, Operation.Warm operation) throws Exception {
    StackSampler sampler =
        async
            .<StackSampler>map(StackSampler.Async::ofTime)
            .orElseGet(StackSampler.FlightRecorded::new);
    Spent spent = new Spent();
    int samples = sample(sampler, operation, false, spent);
    CallStacks stacks = stacks(sampler, false, false);
    add(phase, What.CPU, samples, stacks.methods(), spent);
    addSheets(phase, "cpu", stacks);
  }

  /** Samples what a phase allocates, if async-profiler runs. */
  void sampleAllocation(Phase phase, Operation.Warm operation) throws Exception {
    if (async.isEmpty()) {
      return;
    }
    StackSampler sampler = StackSampler.Async.ofAllocation(async.get());
    int samples = sample(sampler, operation, true, new Spent());
    CallStacks stacks = stacks(sampler, true, true);
    add(phase, What.CLASSES, samples, stacks.classes(), new Spent());
    add(phase, What.ALLOCATORS, samples, stacks.methods(), new Spent());
    addSheets(phase, "alloc", stacks);
  }

  /**
   * Runs and samples the operation, turn by turn, until the largest share is precise enough, and
   * returns the number of samples.
   */
  private int sample(
      StackSampler sampler, Operation.Warm operation, boolean allocations, Spent spent)
      throws Exception {
    while (true) {
      sampler.begin();
      spent.begin();
      timer.rewarm(operation, TURN_NANOS);
      spent.end();
      sampler.end();
      int samples = Math.toIntExact(stacks(sampler, allocations, false).weight());
      double largest =
          stacks(sampler, allocations, allocations).methods().stream()
              .mapToDouble(CodePlace::share)
              .findFirst()
              .orElse(0);
      boolean precise =
          samples >= CallProfile.FEWEST && CallProfile.halfWidth(largest, samples) <= WANTED;
      if (precise || spent.nanos >= (async.isPresent() ? MOST_NANOS : MOST_NANOS_RECORDED)) {
        return samples;
      }
    }
  }

  private CallStacks stacks(StackSampler sampler, boolean allocations, boolean bytes)
      throws IOException {
    return CallStacks.read(sampler.collapsed(bytes), allocations, data);
  }

  private void add(Phase phase, What what, int samples, List<CodePlace> places, Spent spent) {
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

  private void addSheets(Phase phase, String what, CallStacks stacks) throws IOException {
    String name = phase.label() + "." + what;
    Arguments arguments = new Arguments();
    arguments.title = row + " " + name;
    FlameGraph graph = new FlameGraph(arguments);
    graph.parseCollapsed(new StringReader(stacks.collapsed(true)));
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    graph.dump(new PrintStream(page, false, StandardCharsets.UTF_8));
    sheets.add(new Sheet(name + ".html", Bytes.of(page.toByteArray())));
    byte[] plain = stacks.collapsed(false).getBytes(StandardCharsets.UTF_8);
    sheets.add(new Sheet(name + ".collapsed", Bytes.of(plain)));
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
