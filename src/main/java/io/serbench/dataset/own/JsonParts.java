package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.mapper.ReferenceMapper;
import io.serbench.dataset.own.Findings.FindingKind;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Splits a text into its values: one JSON value, an array of values, or one after another. */
record JsonParts(String text, Place start, JsonParser parser, boolean untyped, Findings findings) {
  /** Digits that every double keeps. */
  private static final int SAFE_DIGITS = 15;

  private static final int LONGEST = 60;

  /** A value and where it begins in the file. Its path is {@code $}, or {@code $[3]} in a list. */
  record JsonPart(String text, Place place) {}

  /**
   * Returns all values, at least one.
   *
   * @param opensArrays whether an array contains the values; else it is one itself
   * @param untyped whether numbers with a fraction become doubles, as there is no class
   * @param findings receives duplicate fields, and numbers that do not fit a double
   * @throws DataFileException if the text is not JSON, or is refused for one of the findings
   */
  static List<JsonPart> of(
      String text, String file, boolean opensArrays, boolean untyped, Findings findings)
      throws DataFileException {
    try (JsonParser parser = ReferenceMapper.create().createParser(text)) {
      Place start = new Place(file, 1, 1, "$");
      List<JsonPart> parts = new JsonParts(text, start, parser, untyped, findings).all(opensArrays);
      if (parts.isEmpty()) {
        throw new DataFileException(file + ": holds no value; write at least one");
      }
      return parts;
    } catch (IOException e) {
      throw new UncheckedIOException("a text is read without input", e);
    }
  }

  private List<JsonPart> all(boolean opensArrays) throws IOException, DataFileException {
    List<JsonPart> parts = new ArrayList<>();
    try {
      while (parser.nextToken() != null) {
        if (opensArrays && parser.hasToken(JsonToken.START_ARRAY)) {
          while (parser.nextToken() != JsonToken.END_ARRAY) {
            parts.add(part());
          }
        } else {
          parts.add(part());
        }
      }
      return parts;
    } catch (JsonProcessingException e) {
      boolean limit = e instanceof StreamConstraintsException;
      JsonLocation at = limit ? parser.currentLocation() : e.getLocation();
      String what = limit ? "beyond a limit: " : "malformed JSON: ";
      throw new Place(start.file(), at.getLineNr(), at.getColumnNr(), "")
          .refusal(what + Mistake.plain(e.getOriginalMessage()));
    }
  }

  private JsonPart part() throws IOException, DataFileException {
    Place place = start.of(parser);
    int from = Math.toIntExact(parser.currentTokenLocation().getCharOffset());
    goToEnd();
    // The parser reads the rest of a scalar only on demand.
    parser.finishToken();
    int end = Math.toIntExact(parser.currentLocation().getCharOffset());
    return new JsonPart(text.substring(from, end), place);
  }

  /** Goes to the end of a value, and finds what Jackson does not report when it binds. */
  private void goToEnd() throws IOException, DataFileException {
    if (parser.currentToken().isStructStart()) {
      Set<String> names = new HashSet<>();
      while (!parser.nextToken().isStructEnd()) {
        if (parser.hasToken(JsonToken.FIELD_NAME)) {
          if (!names.add(parser.currentName())) {
            findings.add(FindingKind.DUPLICATE, start.of(parser), "duplicate field", "");
          }
          parser.nextToken();
        }
        goToEnd();
      }
    } else if (untyped && parser.hasToken(JsonToken.VALUE_NUMBER_FLOAT) && isCut()) {
      String digits = Findings.oneLine(parser.getText(), LONGEST);
      String message = digits + " has more digits than a double, which is ";
      findings.add(FindingKind.ROUNDED, start.of(parser), message + parser.getDoubleValue(), "");
    }
  }

  /** Returns whether the double nearest to a number, as written in decimal, is another number. */
  private boolean isCut() throws IOException {
    String number = parser.getText();
    double read = Double.parseDouble(number);
    return !Double.isFinite(read)
        || (number.length() > SAFE_DIGITS
            && new BigDecimal(number).compareTo(new BigDecimal(Double.toString(read))) != 0);
  }
}
