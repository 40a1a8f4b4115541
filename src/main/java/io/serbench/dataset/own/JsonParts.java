package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.serbench.dataset.own.Places.Place;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The values that a text holds: one JSON value, an array of values, or one after the other. */
final class JsonParts {
  /**
   * One value.
   *
   * @param text the value alone
   * @param line the line of the file in which it begins, from 1
   * @param column the column in which it begins, from 1
   * @param path {@code $}, or {@code $[3]} in a list
   * @param duplicates where fields are that their objects have already
   */
  record Part(String text, int line, int column, String path, List<Place> duplicates) {
    /** The place in the file of a place in the part. */
    int line(JsonLocation place) {
      return line + place.getLineNr() - 1;
    }

    int column(JsonLocation place) {
      return place.getLineNr() == 1 ? column + place.getColumnNr() - 1 : place.getColumnNr();
    }
  }

  private final String text;
  private final JsonParser parser;
  private final List<Part> parts = new ArrayList<>();

  private JsonParts(String text, JsonParser parser) {
    this.text = text;
    this.parser = parser;
  }

  /**
   * All values.
   *
   * @param parser of the same text, at its beginning
   * @param opensArrays whether an array is many values; if not, it is one
   * @throws IOException where the text is no JSON
   */
  static List<Part> of(String text, JsonParser parser, boolean opensArrays) throws IOException {
    JsonParts found = new JsonParts(text, parser);
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

  private void add() throws IOException {
    JsonLocation start = parser.currentTokenLocation();
    String path = path();
    List<Place> duplicates = duplicates();
    // Scalars are read to their end when it is asked for, and not before.
    parser.finishToken();
    int end = Math.toIntExact(parser.currentLocation().getCharOffset());
    parts.add(
        new Part(
            text.substring(Math.toIntExact(start.getCharOffset()), end),
            start.getLineNr(),
            start.getColumnNr(),
            path,
            duplicates));
  }

  /** Goes to the end of a value, and says which fields it has twice. */
  private List<Place> duplicates() throws IOException {
    List<Place> duplicates = new ArrayList<>();
    Deque<Set<String>> open = new ArrayDeque<>();
    while (true) {
      JsonToken token = parser.currentToken();
      if (token.isStructStart()) {
        open.push(token == JsonToken.START_OBJECT ? new HashSet<>() : Set.of());
      } else if (token.isStructEnd()) {
        open.pop();
      } else if (token == JsonToken.FIELD_NAME && !open.element().add(parser.currentName())) {
        JsonLocation at = parser.currentTokenLocation();
        duplicates.add(new Place(at.getLineNr(), at.getColumnNr(), path()));
      }
      if (open.isEmpty()) {
        return duplicates;
      }
      parser.nextToken();
    }
  }

  private String path() {
    return Places.path("$", parser.getParsingContext());
  }
}
