package io.serbench.cli;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.dataset.Excerpt;
import io.serbench.run.RunRequest;
import java.util.List;
import java.util.stream.Collectors;

/** The lines of a trial of rows, with the rows' names in a column that is wide enough for all. */
final class TrialLines {
  private static final int LONGEST_CAUSE = 160;
  private static final int GAP = 2;

  private final Console console;
  private final int column;

  TrialLines(RunRequest request, Console console) {
    this.console = console;
    this.column =
        GAP
            + request.matrix().rows().stream()
                .map(Row::name)
                .mapToInt(String::length)
                .max()
                .orElse(0);
  }

  /** A text after a word in the place of the rows' names. */
  void line(String word, String text) {
    console.lineAtOnce(word + " ".repeat(Math.max(0, column - word.length())) + text);
  }

  /** Begins another part. */
  void part(String heading) {
    console.lineAtOnce("");
    console.lineAtOnce(heading);
  }

  /** Which features were seen of a row, in the form of the files that hold them. */
  void features(String row, List<Feature> seen) {
    console.lineAtOnce(
        row + ": " + seen.stream().map(Feature::name).collect(Collectors.joining(" ")));
  }

  /** The beginning of a cause that is too long for a line. */
  static String shortened(String cause) {
    return Excerpt.of(cause, LONGEST_CAUSE);
  }
}
