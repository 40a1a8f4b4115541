package io.serbench.dataset;

import com.fasterxml.jackson.core.JsonLocation;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with a data file, in the order of its finding: a line each, not more than 20. */
public final class JsonProblems {
  private static final int SHOWN = 20;
  private static final int LONGEST_PATH = 120;

  private final List<String> lines = new ArrayList<>();
  private int count;

  /**
   * One more.
   *
   * @param path the property, {@code media.persons[2]}; empty for the whole of the file
   * @param what is wrong, and what would be right
   */
  void add(JsonLocation place, String path, String what) {
    add(place.getLineNr(), place.getColumnNr(), path, what);
  }

  /** The same, at a place that is known by its line and column, from 1. */
  public void add(int line, int column, String path, String what) {
    count++;
    if (lines.size() < SHOWN) {
      lines.add(
          "line "
              + line
              + ", column "
              + column
              + (path.isEmpty() ? "" : ": " + oneLine(path, LONGEST_PATH))
              + ": "
              + what);
    }
  }

  /** Whether nothing is wrong. */
  public boolean isEmpty() {
    return count == 0;
  }

  /** How many there are. */
  public int count() {
    return count;
  }

  /** All on one line where it is one problem, else a line each below the file's name. */
  public DataFileException in(String source) {
    if (count == 1) {
      return new DataFileException(source + ": " + lines.get(0));
    }
    String more = count > SHOWN ? "\n  and " + (count - SHOWN) + " more" : "";
    return new DataFileException(
        source + ": " + count + " problems\n  " + String.join("\n  ", lines) + more);
  }

  /** A part of the file, safe to be shown: on one line, and not longer than wanted. */
  public static String oneLine(String text, int longest) {
    return Excerpt.of(text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]", " "), longest);
  }
}
