package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import io.serbench.dataset.DataFileException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Finds values in a file by their paths. Jackson's exceptions have the right path, but not always
 * the right line: Jackson binds some objects from a buffer, which has no lines.
 */
final class Places {
  private static final int LONGEST_PATH = 120;
  private static final int LONGEST_TEXT = 160;

  /** Where a value begins. The path, {@code $.items[0].price}, may be empty. */
  record Place(int line, int column, String path) {
    String shortPath() {
      return Findings.oneLine(path, LONGEST_PATH);
    }

    DataFileException refusal(String file, String what) {
      String where = path.isEmpty() ? "" : shortPath() + ": ";
      return new DataFileException("%s:%d:%d: %s%s".formatted(file, line, column, where, what));
    }
  }

  /**
   * A value, or the object that lacks it.
   *
   * @param place where it begins, with the path of the value
   * @param name the same, where its name begins; of an element, where it begins
   * @param text the value as messages show it
   */
  record Found(Place place, Place name, boolean there, JsonToken token, String text) {}

  private Places() {}

  /**
   * Returns the value with a path. If the part has none, names may differ in case and underscores:
   * the name in JSON may be another than in the class.
   */
  static Found find(JsonParts.Part part, JsonPointer value) {
    Found exact = find(part, value, String::equals);
    return exact.there()
        ? exact
        : find(
            part, value, (name, other) -> UsualNames.plain(name).equals(UsualNames.plain(other)));
  }

  private static Found find(
      JsonParts.Part part, JsonPointer value, BiPredicate<String, String> same) {
    try (JsonParser parser = ReferenceMapper.create().createParser(part.text())) {
      parser.nextToken();
      Found found = found(part, parser, parser.currentTokenLocation());
      for (JsonPointer rest = value; !rest.matches(); rest = rest.tail()) {
        Optional<JsonLocation> name = goTo(parser, rest, same);
        if (name.isEmpty()) {
          Place object = found.place();
          String path = member(object.path(), rest.getMatchingProperty());
          Place place = new Place(object.line(), object.column(), path);
          return new Found(place, place, false, found.token(), found.text());
        }
        found = found(part, parser, name.get());
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException("a part is read that has been read before", e);
    }
  }

  /** Goes to the first step of a path in an object or array, and returns where its name begins. */
  private static Optional<JsonLocation> goTo(
      JsonParser parser, JsonPointer path, BiPredicate<String, String> same) throws IOException {
    boolean inArray = parser.hasToken(JsonToken.START_ARRAY);
    if (!inArray && !parser.hasToken(JsonToken.START_OBJECT)) {
      return Optional.empty();
    }
    for (int index = 0; !parser.nextToken().isStructEnd(); index++) {
      JsonLocation start = parser.currentTokenLocation();
      String name = inArray ? Integer.toString(index) : parser.currentName();
      if (!inArray) {
        parser.nextToken();
      }
      if (same.test(name, path.getMatchingProperty())) {
        return Optional.of(start);
      }
      parser.skipChildren();
    }
    return Optional.empty();
  }

  private static Found found(JsonParts.Part part, JsonParser parser, JsonLocation name)
      throws IOException {
    String path = path(part.path(), parser.getParsingContext());
    JsonToken token = parser.currentToken();
    Place place = place(part, parser.currentTokenLocation(), path);
    return new Found(place, place(part, name, path), true, token, text(parser));
  }

  private static Place place(JsonParts.Part part, JsonLocation at, String path) {
    return new Place(part.line(at), part.column(at), path);
  }

  private static String text(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING -> Findings.oneLine('"' + parser.getText() + '"', LONGEST_TEXT);
      default -> Findings.oneLine(parser.getText(), LONGEST_TEXT);
    };
  }

  /** Returns the path of the value that a parser is at, in a text with the path {@code root}. */
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
