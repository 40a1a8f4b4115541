package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Where the values of a part are in its file. Jackson's exceptions have the right path, but not
 * always the right line: it binds some of a part from memory of its own, which has none.
 */
final class Places {
  private static final int LONGEST_PATH = 120;
  private static final int LONGEST_TEXT = 160;

  /**
   * Where a value begins.
   *
   * @param line from 1
   * @param column from 1
   * @param path from the root of its document: {@code $.items[0].price}
   */
  record Place(int line, int column, String path) {
    String shortPath() {
      return Findings.oneLine(path, LONGEST_PATH);
    }
  }

  /**
   * The value at a place.
   *
   * @param there whether there is one; if not, the place is that of the object that lacks it
   * @param text what it is, or begins
   * @param isObject whether it, or what lacks it, is an object
   * @param name where its name is; of an element, where it begins
   */
  record Found(Place place, boolean there, String text, boolean isObject, Place name) {}

  private static final JsonFactory READER =
      JsonFactory.builder()
          .streamReadConstraints(ReferenceMapper.LIMITS)
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .build();

  private final JsonParts.Part part;

  Places(JsonParts.Part part) {
    this.part = part;
  }

  /**
   * Returns the value with that path. A member that has another name in JSON than in its class is
   * found by either.
   *
   * @param there whether it is known to be there: Jackson leaves out a step of the path where the
   *     type of an object stands beside the object
   */
  Found of(JsonPointer value, boolean there) {
    Found exact = find(value, String::equals);
    if (exact.there()) {
      return exact;
    }
    Found similar = find(value, Places::alike);
    return similar.there() || !there ? similar : deeper(value).orElse(similar);
  }

  /** Returns the first value whose path ends as this one. */
  private Optional<Found> deeper(JsonPointer end) {
    try (JsonParser parser = READER.createParser(part.text())) {
      while (parser.nextToken() != null) {
        JsonStreamContext context = parser.getParsingContext();
        if (context.pathAsPointer().toString().endsWith(end.toString())) {
          JsonLocation start = parser.currentTokenLocation();
          if (parser.hasToken(JsonToken.FIELD_NAME)) {
            parser.nextToken();
          }
          return Optional.of(found(parser, start, path(part.path(), context)));
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException("a part is read that has been read before", e);
    }
  }

  private static boolean alike(String name, String other) {
    return UsualNames.plain(name).equals(UsualNames.plain(other));
  }

  private Found find(JsonPointer value, BiPredicate<String, String> same) {
    try (JsonParser parser = READER.createParser(part.text())) {
      JsonPointer left = value;
      String path = part.path();
      parser.nextToken();
      Found found = found(parser, parser.currentTokenLocation(), path);
      while (!left.matches()) {
        boolean inArray = parser.hasToken(JsonToken.START_ARRAY);
        String element = path + '[' + left.getMatchingIndex() + ']';
        Optional<JsonLocation> start = enter(parser, left, same);
        if (start.isEmpty()) {
          String missing = inArray ? element : member(path, left.getMatchingProperty());
          Place at = new Place(found.place().line(), found.place().column(), missing);
          return new Found(at, false, found.text(), found.isObject(), at);
        }
        path = inArray ? element : member(path, parser.currentName());
        found = found(parser, start.get(), path);
        left = left.tail();
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException("a part is read that has been read before", e);
    }
  }

  /** Goes to the member or element that a path continues with; returns where it begins. */
  private static Optional<JsonLocation> enter(
      JsonParser parser, JsonPointer to, BiPredicate<String, String> same) throws IOException {
    boolean inArray = parser.hasToken(JsonToken.START_ARRAY);
    if (!inArray && !parser.hasToken(JsonToken.START_OBJECT)) {
      return Optional.empty();
    }
    JsonToken end = inArray ? JsonToken.END_ARRAY : JsonToken.END_OBJECT;
    for (int i = 0; parser.nextToken() != end; i++) {
      JsonLocation start = parser.currentTokenLocation();
      boolean here =
          inArray
              ? i == to.getMatchingIndex()
              : same.test(parser.currentName(), to.getMatchingProperty());
      if (!inArray) {
        parser.nextToken();
      }
      if (here) {
        return Optional.of(start);
      }
      parser.skipChildren();
    }
    return Optional.empty();
  }

  private Found found(JsonParser parser, JsonLocation start, String path) throws IOException {
    return new Found(
        place(parser.currentTokenLocation(), path),
        true,
        text(parser),
        parser.hasToken(JsonToken.START_OBJECT),
        place(start, path));
  }

  private Place place(JsonLocation at, String path) {
    return new Place(part.line(at), part.column(at), path);
  }

  /** Returns what the current token is or begins. */
  static String text(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT, FIELD_NAME -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING -> Findings.oneLine('"' + parser.getText() + '"', LONGEST_TEXT);
      default -> Findings.oneLine(parser.getText(), LONGEST_TEXT);
    };
  }

  /**
   * Returns the path of the value that a parser is at.
   *
   * @param root that of the parser's text
   */
  static String path(String root, JsonStreamContext context) {
    if (context == null) {
      return root;
    }
    String before = path(root, context.getParent());
    if (!context.hasPathSegment()) {
      return before;
    }
    return context.inArray()
        ? before + '[' + context.getCurrentIndex() + ']'
        : member(before, context.getCurrentName());
  }

  private static String member(String object, String name) {
    return object + '.' + name;
  }
}
