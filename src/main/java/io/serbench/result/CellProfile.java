package io.serbench.result;

import java.util.List;
import java.util.Optional;

/**
 * The profile of a row.
 *
 * @param profiler what took the samples; empty if there is no profile
 * @param files flame graphs and collapsed stacks, relative to the folder of the result file
 * @param cause why there is no profile; empty if there is one
 */
public record CellProfile(
    Optional<Profiler> profiler,
    List<CallProfile> calls,
    List<String> files,
    Optional<String> cause) {
  public CellProfile {
    calls = List.copyOf(calls);
    files = List.copyOf(files);
  }

  /** What takes samples. */
  public enum Profiler {
    ASYNC(""),
    JFR_CPU_TIME(
        "Sampled by JDK Flight Recorder by CPU time, as async-profiler does not run here: code of"
            + " the JVM and the system counts for its caller, and allocation is not shown."),
    JFR_EXECUTION(
        "Sampled by JDK Flight Recorder, as async-profiler does not run here: time in code of the"
            + " JVM and the system is missing, and allocation is not shown.");

    private final String bias;

    Profiler(String bias) {
      this.bias = bias;
    }

    /** Returns sentences on what shares lack; none of the profiler that is right. */
    public String bias() {
      return bias;
    }
  }

  /** Returns the profile without its files, as for a result in another folder. */
  public CellProfile withoutFiles() {
    return new CellProfile(profiler, calls, List.of(), cause);
  }

  /** Returns the profile of a row that could not be profiled. */
  public static CellProfile none(String cause) {
    return new CellProfile(Optional.empty(), List.of(), List.of(), Optional.of(cause));
  }
}
