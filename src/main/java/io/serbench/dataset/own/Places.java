package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import io.serbench.dataset.DataFileException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds values in a file by their paths. Jackson's exceptions have the right path, but not always
 * the right line: Jackson binds some objects from a buffer, which has no lines.
 */
final class Places {
  private static final int LONGEST_PATH = 120;
  private static final int LONGEST_TEXT = 160;

  /**
   * Where a value begins.
   *
   * @param line from 1
   * @param column from 1
   * @param path from the root of its document: {@code $.items[0].price}; may be empty
   */
  record Place(int line, int column, String path) {
    /** Returns the path on one line, cut if it is long. */
    String shortPath() {
      return Findings.oneLine(path, LONGEST_PATH);
    }

    /** Returns the refusal of the file for what is wrong here. */
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
   * @param there whether the value is there
   * @param token its first token
   * @param text the value as messages show it
   */
  record Found(Place place, Place name, boolean there, JsonToken token, String text) {}

  private Places() {}

  /**
   * Returns the value with a path. If the part has none, names may differ in case and underscores:
   * the name in JSON may be another than in the class.
   */
  static Found find(JsonParts.Part part, JsonPointer value) {
    JsonPointer here = value;
    Optional<Found> found = firstLike(part, here);
    while (found.isEmpty()) {
      here = here.head();
      found = firstLike(part, here);
    }
    if (here.equals(value)) {
      return found.get();
    }
    Place object = found.get().place();
    Place place =
        new Place(object.line(), object.column(), member(object.path(), name(value, here)));
    return new Found(place, place, false, found.get().token(), found.get().text());
  }

  /** Returns the first name in a path below that of an object. */
  private static String name(JsonPointer value, JsonPointer object) {
    JsonPointer rest = value;
    for (JsonPointer step = object; !step.matches(); step = step.tail()) {
      rest = rest.tail();
    }
    return rest.getMatchingProperty();
  }

  private static Optional<Found> firstLike(JsonParts.Part part, JsonPointer value) {
    return first(part, value::equals)
        .or(() -> first(part, other -> plain(other).equals(plain(value))));
  }

  private static String plain(JsonPointer path) {
    return path.toString().replaceAll("[^\\p{L}\\p{N}/]", "").toLowerCase(Locale.ROOT);
  }

  private static Optional<Found> first(JsonParts.Part part, Predicate<JsonPointer> wanted) {
    try (JsonParser parser = ReferenceMapper.create().createParser(part.text())) {
      while (parser.nextToken() != null) {
        JsonStreamContext context = parser.getParsingContext();
        if (wanted.test(context.pathAsPointer())) {
          String path = path(part.path(), context);
          Place name = place(part, parser.currentTokenLocation(), path);
          if (parser.hasToken(JsonToken.FIELD_NAME)) {
            parser.nextToken();
          }
          Place place = place(part, parser.currentTokenLocation(), path);
          return Optional.of(new Found(place, name, true, parser.currentToken(), text(parser)));
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException("a part is read that has been read before", e);
    }
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

  /**
   * Returns the path of the value that a parser is at.
   *
   * @param root the path of the parser's text
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
