package io.serbench.run;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Pause;
import io.serbench.result.DataProfile;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.ForkResult;
import io.serbench.result.HashedFile;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfo.Inherited;
import io.serbench.result.MachineInfo;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.SafeText;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An interrupted run that is resumed.
 *
 * @param run the run as its file has it
 */
public record Resumed(Run run) {
  /** Digits of a hash that are enough to distinguish files. */
  private static final int SHOWN = 12;

  private static final String NO_JAR = "(no jar)";

  /** Returns the earlier result of a cell; empty if it was not part of the earlier run. */
  Optional<CellResult> cell(CellId id) {
    return run.cells().stream().filter(cell -> cell.id().equals(id)).findFirst();
  }

  /** Returns the course of the run with all its pauses, including the one that ends now. */
  Course course(Instant now) {
    List<Pause> pauses = new ArrayList<>(run.course().pauses());
    pauses.add(new Pause(end(), now, run.environment().condition()));
    return new Course(run.course().started(), Optional.empty(), Course.Ending.RUNNING, pauses);
  }

  int forks() {
    return run.cells().stream().mapToInt(cell -> cell.forks().size()).sum();
  }

  /** Returns when the run was interrupted; if it was killed, when its last fork ended. */
  private Instant end() {
    return run.course()
        .ended()
        .orElseGet(
            () ->
                run.cells().stream()
                    .flatMap(cell -> cell.forks().stream())
                    .map(fork -> fork.started().plusMillis(fork.millis()))
                    .max(Instant::compareTo)
                    .orElse(run.course().started()));
  }

  /** Returns how long all batches of a fork took, which is about as long as its turns. */
  static Duration batchTime(ForkResult fork) {
    return Duration.ofNanos(
        fork.phases().stream()
            .map(PhaseResult::series)
            .flatMapToLong(series -> series.nanos().stream())
            .sum());
  }

  /**
   * Checks that code and data are those of the earlier run. This starts no JVM.
   *
   * @throws ResumeException if they are not
   */
  public void check(Provenance now) {
    same("version of serbench", run.serbench(), RunState.version());
    Provenance before =
        run.environment()
            .inputs()
            .orElseThrow(
                () -> refusal("its file does not identify the code and the data of its forks"));
    sameContent("serbench.jar", before.serbench().orElse(NO_JAR), now.serbench().orElse(NO_JAR));
    same("jars", before.jars(), now.jars());
    same("data files", before.data(), now.data());
  }

  /** Compares the content of each file separately, so that the message names only one. */
  private static void same(String what, List<HashedFile> before, List<HashedFile> now) {
    same(what, each(before, HashedFile::name), each(now, HashedFile::name));
    for (int i = 0; i < before.size(); i++) {
      sameContent(before.get(i).name(), before.get(i).sha256(), now.get(i).sha256());
    }
  }

  private static void sameContent(String file, String before, String now) {
    if (!before.equals(now)) {
      throw refusal(
          "content of %s: expected SHA-256 %s, found %s"
              .formatted(file, shown(before), shown(now)));
    }
  }

  private static String shown(String sha256) {
    return sha256.length() > SHOWN ? sha256.substring(0, SHOWN) + "..." : sha256;
  }

  /** Checks that the machine is that of the earlier run. */
  void check(MachineInfo machine) {
    same(
        "processor",
        described(run.environment().machine().processor()),
        described(machine.processor()));
  }

  private static String described(Processor processor) {
    return "%s, %s, caches %s".formatted(processor.named(), processor.counts(), processor.sizes());
  }

  /** Checks that all JVMs are those of the earlier run. */
  void check(JvmInfo jvm, List<VariantInfo> variants) {
    check("", run.environment().jvm(), jvm);
    List<VariantInfo> before = run.environment().variants();
    same("variants", each(before, VariantInfo::mark), each(variants, VariantInfo::mark));
    for (int i = 0; i < before.size(); i++) {
      check(" of " + before.get(i).mark(), before.get(i).jvm(), variants.get(i).jvm());
    }
  }

  private static void check(String whose, JvmInfo before, JvmInfo now) {
    same("JVM" + whose, before.build().describe(), now.build().describe());
    same("JVM flags" + whose, before.flags(), now.flags());
    same("inherited JVM options" + whose, options(before), options(now));
    same("black hole" + whose, before.blackHole(), now.blackHole());
  }

  private static List<String> options(JvmInfo jvm) {
    return jvm.inherited().map(Inherited::options).orElse(List.of());
  }

  /** Checks that the user's values are those of the earlier run. */
  void check(List<DataProfile> data) {
    List<DataProfile> before = run.ownData().orElse(List.of());
    same("data sets", each(before, DataProfile::dataset), each(data, DataProfile::dataset));
    for (int i = 0; i < before.size(); i++) {
      if (!before.get(i).ofDataAlone().equals(data.get(i).ofDataAlone())) {
        throw refusal("the values of " + data.get(i).dataset() + " have changed");
      }
    }
  }

  private static <T> List<String> each(List<T> things, Function<T, String> name) {
    return things.stream().map(name).toList();
  }

  private static void same(String what, Object before, Object now) {
    if (!before.equals(now)) {
      throw refusal(what + ": expected " + before + ", found " + now);
    }
  }

  private static ResumeException refusal(String what) {
    return new ResumeException(
        "the run cannot be resumed here: " + SafeText.line(what) + "; start a new run");
  }

  /** Thrown if a run cannot be resumed here, because something differs from its beginning. */
  public static final class ResumeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Creates an exception whose message says what differs. */
    public ResumeException(String message) {
      super(message);
    }
  }
}
