package io.serbench.dataset.own;

import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.FileReading;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a file differs from what its class declares: errors, and what was put up with. */
final class Findings {
  /** How many errors are shown; of the others there is a count. */
  static final int SHOWN = 3;

  private static final int LONGEST_PATH = 120;

  /** What was found of a value or a field, and how a note counts it. */
  enum Kind {
    /** No value can be made of it. */
    WRONG("", ""),
    SNAKE_CASE("field in snake case", "fields in snake case"),
    COERCED("value coerced", "values coerced"),
    MISSING("field missing", "fields missing"),
    UNKNOWN("unknown field skipped", "unknown fields skipped"),
    DUPLICATE("duplicate field, of which the last counts", "duplicate fields, the last counts");

    private final String one;
    private final String many;

    Kind(String one, String many) {
      this.one = one;
      this.many = many;
    }
  }

  /**
   * One of them.
   *
   * @param message what it is as an error: {@code expected an int, found "1"}
   * @param brief what a note says of it behind its place: {@code string to int}; may be empty
   */
  record Finding(Kind kind, String message, String brief) {
    static Finding wrong(String message) {
      return new Finding(Kind.WRONG, message, "");
    }
  }

  private final String file;
  private final FileReading reading;
  private final int shown;
  private final List<String> errors = new ArrayList<>();
  private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
  private final Map<Kind, String> firsts = new EnumMap<>(Kind.class);
  private long errorCount;

  /**
   * None yet.
   *
   * @param file what messages call the file
   * @param shown how many errors are shown
   */
  Findings(String file, FileReading reading, int shown) {
    this.file = file;
    this.reading = reading;
    this.shown = shown;
  }

  /** One more; they come in the order of the file. */
  void add(Finding finding, Places.Place place) {
    counts.merge(finding.kind(), 1L, Long::sum);
    String path = oneLine(place.path(), LONGEST_PATH);
    firsts.computeIfAbsent(
        finding.kind(),
        kind ->
            path
                // Of a list, the index says which; of one value after the other, the line does.
                + (path.startsWith("$[") ? "" : " in line " + place.line())
                + (finding.brief().isEmpty() ? "" : ", " + finding.brief()));
    if (isError(finding.kind())) {
      errorCount++;
      if (errors.size() < shown) {
        errors.add(
            "%s:%d:%d: %s%s"
                .formatted(
                    file,
                    place.line(),
                    place.column(),
                    path.isEmpty() ? "" : path + ": ",
                    finding.message()));
      }
    }
  }

  /** More of a kind than are worth their places. */
  void add(Kind kind, long more) {
    counts.merge(kind, more, Long::sum);
    errorCount += isError(kind) ? more : 0;
  }

  private boolean isError(Kind kind) {
    return switch (kind) {
      case WRONG -> true;
      case UNKNOWN -> !reading.skipsUnknown();
      case SNAKE_CASE -> false;
      case COERCED, MISSING, DUPLICATE -> reading.strict();
    };
  }

  /** Whether the file is refused. */
  boolean refuse() {
    return errorCount > 0;
  }

  /** The refusal: the first errors, a line each, and a count of the others. */
  DataFileException refusal() {
    List<String> lines = new ArrayList<>(errors);
    long more = errorCount - errors.size();
    if (more > 0) {
      lines.add(file + ": " + more + (more == 1 ? " more error" : " more errors"));
    }
    if (counts.containsKey(Kind.UNKNOWN) && !reading.skipsUnknown()) {
      lines.add("(-unknown=ignore skips unknown fields)");
    }
    return new DataFileException(String.join("\n", lines));
  }

  /** What was put up with, in a line without the file's name; empty where nothing was. */
  Optional<String> note() {
    List<String> parts = new ArrayList<>();
    counts.forEach(
        (kind, count) -> {
          if (!isError(kind)) {
            parts.add(
                count == 1
                    ? "1 " + kind.one + " (" + firsts.get(kind) + ")"
                    : count + " " + kind.many + " (first: " + firsts.get(kind) + ")");
          }
        });
    return parts.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", parts));
  }

  /** Text of the file that is safe to show: on one line, and at most so long. */
  static String oneLine(String text, int longest) {
    return Excerpt.of(text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]", " "), longest);
  }
}
