package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.own.Findings.Kind;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
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

  /** A value and where it begins in the file. Its path is {@code $}, or {@code $[3]} in a list. */
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
   * Returns all values, at least one.
   *
   * @param opensArrays whether an array contains the values; else it is one itself
   * @param untyped whether numbers with a fraction become doubles, as there is no class
   * @param findings receives duplicate fields, and numbers that do not fit a double
   * @throws DataFileException if the text is not JSON, or is refused for one of the findings
   */
  static List<Part> of(
      String text, String file, boolean opensArrays, boolean untyped, Findings findings)
      throws DataFileException {
    try (JsonParser parser = ReferenceMapper.create().createParser(text)) {
      JsonParts found = new JsonParts(text, parser, untyped, findings);
      found.addAll(file, opensArrays);
      if (found.parts.isEmpty()) {
        throw new DataFileException(file + ": holds no value; write at least one");
      }
      return found.parts;
    } catch (IOException e) {
      throw new UncheckedIOException("a text is read without input", e);
    }
  }

  private void addAll(String file, boolean opensArrays) throws IOException, DataFileException {
    try {
      while (parser.nextToken() != null) {
        if (opensArrays && parser.hasToken(JsonToken.START_ARRAY)) {
          while (parser.nextToken() != JsonToken.END_ARRAY) {
            add();
          }
        } else {
          add();
        }
      }
    } catch (JsonProcessingException e) {
      boolean limit = e instanceof StreamConstraintsException;
      JsonLocation at = limit ? parser.currentLocation() : e.getLocation();
      String what = limit ? "beyond a limit: " : "malformed JSON: ";
      throw new Place(at.getLineNr(), at.getColumnNr(), "")
          .refusal(file, what + Mistake.plain(e.getOriginalMessage()));
    }
  }

  private void add() throws IOException, DataFileException {
    JsonLocation start = parser.currentTokenLocation();
    String path = place().path();
    goToEnd();
    // The parser reads the rest of a scalar only on demand.
    parser.finishToken();
    int end = Math.toIntExact(parser.currentLocation().getCharOffset());
    String json = text.substring(Math.toIntExact(start.getCharOffset()), end);
    parts.add(new Part(json, start.getLineNr(), start.getColumnNr(), path));
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
    return !Double.isFinite(read)
        || (number.length() > SAFE_DIGITS
            && new BigDecimal(number).compareTo(new BigDecimal(Double.toString(read))) != 0);
  }

  private Place place() {
    JsonLocation at = parser.currentTokenLocation();
    String path = Places.path("$", parser.getParsingContext());
    return new Place(at.getLineNr(), at.getColumnNr(), path);
  }
}
