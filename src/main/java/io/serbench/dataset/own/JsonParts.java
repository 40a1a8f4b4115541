package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.own.Findings.Kind;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Splits a text into its values: one JSON value, an array of values, or one after another. */
final class JsonParts {
  /** Digits that every double keeps. */
  private static final int SAFE_DIGITS = 15;

  private static final int LONGEST = 60;

  /**
   * A value.
   *
   * @param text its JSON
   * @param line the line of the file in which it begins, from 1
   * @param column the column in which it begins, from 1
   * @param path {@code $}, or {@code $[3]} in a list
   */
  record Part(String text, int line, int column, String path) {
    int line(JsonLocation place) {
      return line + place.getLineNr() - 1;
    }

    int column(JsonLocation place) {
      return place.getLineNr() == 1 ? column + place.getColumnNr() - 1 : place.getColumnNr();
    }
  }

  private final String text;
  private final JsonParser parser;
  private final boolean untyped;
  private final Findings findings;
  private final List<Part> parts = new ArrayList<>();

  private JsonParts(String text, JsonParser parser, boolean untyped, Findings findings) {
    this.text = text;
    this.parser = parser;
    this.untyped = untyped;
    this.findings = findings;
  }

  /**
   * Returns all values.
   *
   * @param parser of the same text, at its beginning
   * @param opensArrays whether an array contains the values; else it is one itself
   * @param untyped whether numbers with a fraction become doubles, as there is no class
   * @param findings receives duplicate fields, and numbers that do not fit a double
   * @throws IOException if the text is not JSON
   * @throws DataFileException if the file is refused for one of the findings
   */
  static List<Part> of(
      String text, JsonParser parser, boolean opensArrays, boolean untyped, Findings findings)
      throws IOException, DataFileException {
    JsonParts found = new JsonParts(text, parser, untyped, findings);
    while (parser.nextToken() != null) {
      if (opensArrays && parser.hasToken(JsonToken.START_ARRAY)) {
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          found.add();
        }
      } else {
        found.add();
      }
    }
    return found.parts;
  }

  private void add() throws IOException, DataFileException {
    JsonLocation start = parser.currentTokenLocation();
    String path = path();
    goToEnd();
    // The parser reads the rest of a scalar only on demand.
    parser.finishToken();
    int end = Math.toIntExact(parser.currentLocation().getCharOffset());
    parts.add(
        new Part(
            text.substring(Math.toIntExact(start.getCharOffset()), end),
            start.getLineNr(),
            start.getColumnNr(),
            path));
  }

  /** Goes to the end of a value, and finds what Jackson does not report when it binds. */
  private void goToEnd() throws IOException, DataFileException {
    Deque<Set<String>> open = new ArrayDeque<>();
    while (true) {
      JsonToken token = parser.currentToken();
      if (token.isStructStart()) {
        open.push(token == JsonToken.START_OBJECT ? new HashSet<>() : Set.of());
      } else if (token.isStructEnd()) {
        open.pop();
      } else if (token == JsonToken.FIELD_NAME && !open.element().add(parser.currentName())) {
        findings.add(Kind.DUPLICATE, place(), "duplicate field", "");
      } else if (untyped && token == JsonToken.VALUE_NUMBER_FLOAT && isCut(parser.getText())) {
        findings.add(
            Kind.ROUNDED,
            place(),
            "%s has more digits than a double, which is %s"
                .formatted(Findings.oneLine(parser.getText(), LONGEST), parser.getDoubleValue()),
            "");
      }
      if (open.isEmpty()) {
        return;
      }
      parser.nextToken();
    }
  }

  /** Returns whether the nearest double, as written in decimal, is another number. */
  private static boolean isCut(String number) {
    double read = Double.parseDouble(number);
    return number.length() > SAFE_DIGITS
        ? !Double.isFinite(read)
            || new BigDecimal(number).compareTo(new BigDecimal(Double.toString(read))) != 0
        : !Double.isFinite(read);
  }

  private Place place() {
    JsonLocation at = parser.currentTokenLocation();
    return new Place(at.getLineNr(), at.getColumnNr(), path());
  }

  private String path() {
    return Places.path("$", parser.getParsingContext());
  }
}
