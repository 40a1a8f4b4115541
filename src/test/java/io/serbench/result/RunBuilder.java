package io.serbench.result;

import java.util.List;
import java.util.Optional;

/** Makes runs for tests, in which only what matters is said. */
public final class RunBuilder {
  private int formatVersion;
  private String serbench;
  private Course course;
  private Settings settings;
  private Environment environment;
  private List<Warning> warnings;
  private List<CellResult> cells;
  private Optional<List<DataProfile>> ownData;

  private RunBuilder(Run run) {
    formatVersion = run.formatVersion();
    serbench = run.serbench();
    course = run.course();
    settings = run.settings();
    environment = run.environment();
    warnings = run.warnings();
    cells = run.cells();
    ownData = run.ownData();
  }

  /** Starts with a copy. */
  public static RunBuilder of(Run run) {
    return new RunBuilder(run);
  }

  public RunBuilder formatVersion(int it) {
    formatVersion = it;
    return this;
  }

  public RunBuilder serbench(String it) {
    serbench = it;
    return this;
  }

  public RunBuilder course(Course it) {
    course = it;
    return this;
  }

  public RunBuilder settings(Settings it) {
    settings = it;
    return this;
  }

  public RunBuilder environment(Environment it) {
    environment = it;
    return this;
  }

  public RunBuilder warnings(List<Warning> it) {
    warnings = it;
    return this;
  }

  public RunBuilder cells(List<CellResult> it) {
    cells = it;
    return this;
  }

  public RunBuilder ownData(Optional<List<DataProfile>> it) {
    ownData = it;
    return this;
  }

  public Run build() {
    return new Run(
        formatVersion, serbench, course, settings, environment, warnings, cells, ownData);
  }
}
