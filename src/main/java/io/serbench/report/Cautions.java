package io.serbench.report;

import io.serbench.result.Run;
import io.serbench.result.Settings;
import java.util.ArrayList;
import java.util.List;

/** What makes a whole run less than a result; said before the first number. */
final class Cautions {
  private Cautions() {}

  static List<String> of(Run run) {
    List<String> lines = new ArrayList<>();
    Settings settings = run.settings();
    if (settings.quick()) {
      lines.add("quick run: one short fork a row; a first impression, not a result");
    }
    if (settings.inProcess()) {
      lines.add("in process: rows share one JVM and disturb each other; for debugging only");
    }
    switch (run.course().ending()) {
      case INTERRUPTED -> lines.add("interrupted: not all rows and forks were measured");
      case RUNNING -> lines.add("unfinished: the run is still going on, or was killed");
      case COMPLETE -> {}
    }
    return lines;
  }
}
