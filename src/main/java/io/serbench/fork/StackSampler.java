package io.serbench.fork;

import io.serbench.result.CellProfile.Profiler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import jdk.jfr.EventSettings;
import jdk.jfr.Recording;
import one.convert.Arguments;
import one.convert.JfrToFlame;
import one.jfr.JfrReader;
import one.profiler.AsyncProfiler;

/** Samples what the calling thread runs or allocates between {@code begin} and {@code end}. */
abstract class StackSampler {
  /** Continues to sample. */
  abstract void begin() throws IOException;

  /** Pauses, until {@code begin} is called again. */
  abstract void end() throws IOException;

  /**
   * Returns all samples so far in async-profiler's collapsed format, with annotated frames.
   *
   * @param bytes whether the weight of a stack is the bytes that it allocated, not its samples
   */
  abstract String collapsed(boolean bytes) throws IOException;

  /**
   * Samples with async-profiler. Time is sampled by the CPU clock of the thread, every millisecond:
   * by the kernel's counters of performance events, or else its timers. Stacks are right in the
   * middle of methods as well, unlike those of profilers that wait for a safe point. See
   * async-profiler's docs/ProfilingModes.md.
   */
  static final class Async extends StackSampler {
    private static final String TIME = "event=cpu,interval=1ms";

    /**
     * Every allocation, which takes no longer than a few thousand of them. With an interval, an
     * object is sampled with probability 1 - exp(-size / interval), but counts as one interval, so
     * that the larger objects get too few bytes.
     */
    private static final String ALLOCATION = "event=alloc,alloc=1";

    private final AsyncProfiler profiler;
    private final String event;
    private boolean started;

    private Async(AsyncProfiler profiler, String event) {
      this.profiler = profiler;
      this.event = event;
    }

    static Async ofTime(AsyncProfiler profiler) {
      return new Async(profiler, TIME);
    }

    static Async ofAllocation(AsyncProfiler profiler) {
      return new Async(profiler, ALLOCATION);
    }

    @Override
    void begin() throws IOException {
      profiler.execute((started ? "resume," : "start,") + event + ",filter=");
      if (!started) {
        profiler.addThread(Thread.currentThread());
      }
      started = true;
    }

    @Override
    void end() throws IOException {
      profiler.execute("stop");
    }

    /** Without addresses of hidden classes, and with the libraries of native code. */
    @Override
    String collapsed(boolean bytes) throws IOException {
      return profiler.execute("collapsed,ann,norm,lib" + (bytes ? ",total" : ""));
    }
  }

  /**
   * Samples time with JDK Flight Recorder, which every JDK has: by CPU time on JDK 25 (JEP 509) on
   * Linux, else threads that are found running Java code. It does not sample allocation well: one
   * of its samples is taken when a thread needs a new buffer, which large objects cause more often
   * than their bytes account for. Of arrays of 3,000 and 1,000 bytes in turns, the larger ones got
   * 98 % on JDK 17, not 75.
   */
  static final class FlightRecorded extends StackSampler {
    private static final int WITH_CPU_TIME = 25; // The first version of the JDK.

    private final StringBuilder samples = new StringBuilder();
    private Recording recording = new Recording(); // For each turn another; none starts twice.

    /** Returns what time is sampled by. */
    static Profiler kind() {
      boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("linux");
      return linux && Runtime.version().feature() >= WITH_CPU_TIME
          ? Profiler.JFR_CPU_TIME
          : Profiler.JFR_EXECUTION;
    }

    @Override
    void begin() {
      EventSettings settings =
          kind() == Profiler.JFR_CPU_TIME
              ? recording.enable("jdk.CPUTimeSample").with("throttle", "1ms")
              : recording.enable("jdk.ExecutionSample").with("period", "1 ms");
      settings.withStackTrace();
      recording.start();
    }

    @Override
    void end() throws IOException {
      Path file = Files.createTempFile("profile", ".jfr"); // In the fork's own folder.
      try (Recording ended = recording) {
        ended.stop();
        ended.dump(file);
        samples.append(read(file));
      } finally {
        recording = new Recording();
        Files.delete(file);
      }
    }

    private static String read(Path file) throws IOException {
      Arguments arguments = new Arguments("--output", "collapsed", "--norm");
      arguments.cpuTime = kind() == Profiler.JFR_CPU_TIME;
      ByteArrayOutputStream collapsed = new ByteArrayOutputStream();
      try (JfrReader reader = new JfrReader(file.toString())) {
        JfrToFlame converter = new JfrToFlame(reader, arguments);
        converter.convert();
        converter.dump(collapsed);
      }
      return collapsed.toString(StandardCharsets.UTF_8);
    }

    @Override
    String collapsed(boolean bytes) {
      return samples.toString();
    }
  }
}
