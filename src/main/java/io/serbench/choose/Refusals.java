package io.serbench.choose;

import io.serbench.dataset.Excerpt;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Explains why rows do not carry a user's data: one line for each kind of cause, with its remedy.
 */
public final class Refusals {
  private static final int LONGEST = 160;

  /** The name of the exception in a cause. */
  private static final Pattern EXCEPTION = Pattern.compile("\\b(?:\\w+\\.)+(?<name>[A-Z]\\w*)");

  /** Remedies, with patterns for the messages that call for them. The first that matches counts. */
  private enum Remedy {
    SERIALIZABLE(
        "Serializable\\b|NotSerializable", "let the classes implement java.io.Serializable"),
    SUBCLASSES(
        "abstract|interface|subtype|subclass|polymorphi|type id",
        "annotate the declared type with its subclasses (docs/your-classes.md has the"
            + " annotations)"),
    CONSTRUCTOR(
        "constructor|[Cc]reator|instantiate|newInstance",
        "add a constructor without parameters, or the library's annotation to one with them"),
    ACCESS(
        "InaccessibleObject|does not \"opens\"|not accessible|IllegalAccess",
        "make class and members public, or pass -jvm-args=--add-opens=...");

    private final Pattern words;
    private final String advice;

    Remedy(String words, String advice) {
      this.words = Pattern.compile(words);
      this.advice = advice;
    }

    static Optional<Remedy> of(String cause) {
      return Stream.of(values()).filter(each -> each.words.matcher(cause).find()).findFirst();
    }
  }

  private Refusals() {}

  /** Returns the lines for the rows that do not fit, those of most rows first. */
  public static List<String> lines(List<TriedRow> tried) {
    Map<String, List<TriedRow>> kinds = new LinkedHashMap<>();
    for (TriedRow row : tried) {
      if (row.fit() != Fit.FITS) {
        kinds.computeIfAbsent(kind(row), kind -> new ArrayList<>()).add(row);
      }
    }
    return kinds.values().stream()
        .sorted((one, other) -> Integer.compare(other.size(), one.size()))
        .map(Refusals::line)
        .toList();
  }

  private static String kind(TriedRow row) {
    Matcher exception = EXCEPTION.matcher(row.cause());
    String what =
        Remedy.of(row.cause())
            .map(Remedy::name)
            .orElseGet(() -> exception.find() ? exception.group("name") : "");
    return row.fit() + " " + what;
  }

  private static String line(List<TriedRow> rows) {
    TriedRow first = rows.get(0);
    String advice =
        first.fit() == Fit.REFUSES
            ? Remedy.of(first.cause()).map(each -> "; " + each.advice).orElse("")
            : "";
    String which = rows.size() == 1 ? "1 row: " : rows.size() + " rows, such as ";
    return first.fit().word()
        + " "
        + which
        + first.row()
        + ": "
        + Excerpt.of(first.cause(), LONGEST)
        + advice;
  }
}
