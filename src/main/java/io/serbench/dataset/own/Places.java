package io.serbench.dataset.own;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.mapper.ReferenceMapper;
import io.serbench.dataset.mapper.UsualNames;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Finds values in a file by their paths. Jackson's exceptions have the right path, but not always
 * the right line: Jackson binds some objects from a buffer, which has no lines.
 */
final class Places {
  private static final int LONGEST_PATH = 120;
  private static final int LONGEST_TEXT = 160;

  /** Where something begins in a file. The path, {@code $.items[0].price}, may be empty. */
  record Place(String file, int line, int column, String path) {
    /** Returns the place of the token that a parser is at, in a text that begins here. */
    Place of(JsonParser parser) {
      JsonLocation at = parser.currentTokenLocation();
      int before = at.getLineNr() == 1 ? column - 1 : 0;
      return new Place(
          file,
          line + at.getLineNr() - 1,
          before + at.getColumnNr(),
          path + steps(parser.getParsingContext()));
    }

    private static String steps(JsonStreamContext context) {
      String before = context.inRoot() ? "" : steps(context.getParent());
      if (!context.hasPathSegment()) {
        return before;
      }
      return before
          + (context.inArray()
              ? "[" + context.getCurrentIndex() + "]"
              : "." + context.getCurrentName());
    }

    String shortPath() {
      return Findings.oneLine(path, LONGEST_PATH);
    }

    DataFileException refusal(String what) {
      String where = path.isEmpty() ? "" : shortPath() + ": ";
      return new DataFileException("%s:%d:%d: %s%s".formatted(file, line, column, where, what));
    }
  }

  /**
   * A value or the name of a field, or the object that lacks it.
   *
   * @param place where it begins, with the path of the value
   * @param text the value as messages show it
   */
  record FoundPlace(Place place, boolean there, JsonToken token, String text) {
    private FoundPlace(JsonParts.JsonPart part, JsonParser parser) throws IOException {
      this(part.place().of(parser), true, parser.currentToken(), Places.text(parser));
    }

    private FoundPlace lacking(String name) {
      Place missing = new Place(place.file, place.line, place.column, place.path + "." + name);
      return new FoundPlace(missing, false, token, text);
    }
  }

  private Places() {}

  /**
   * Returns the value with a path, or the name of the field that has it. If the part has none,
   * names may differ in case and underscores: the name in JSON may be another than in the class.
   */
  static FoundPlace find(JsonParts.JsonPart part, JsonPointer value, boolean name) {
    FoundPlace exact = find(part, value, name, true);
    return exact.there() ? exact : find(part, value, name, false);
  }

  private static FoundPlace find(
      JsonParts.JsonPart part, JsonPointer value, boolean name, boolean exactly) {
    try (JsonParser parser = ReferenceMapper.create().createParser(part.text())) {
      parser.nextToken();
      FoundPlace found = new FoundPlace(part, parser);
      for (JsonPointer rest = value; !rest.matches(); rest = rest.tail()) {
        String step = rest.getMatchingProperty();
        if (!goTo(parser, step, exactly)) {
          return found.lacking(step);
        }
        if (parser.hasToken(JsonToken.FIELD_NAME) && !(name && rest.tail().matches())) {
          parser.nextToken();
        }
        found = new FoundPlace(part, parser);
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException("a part is read that has been read before", e);
    }
  }

  /** Goes to an element, or the name of a field, if the parser is at an array or object. */
  private static boolean goTo(JsonParser parser, String step, boolean exactly) throws IOException {
    if (!parser.currentToken().isStructStart()) {
      return false;
    }
    boolean inArray = parser.hasToken(JsonToken.START_ARRAY);
    for (int index = 0; !parser.nextToken().isStructEnd(); index++) {
      String here = inArray ? Integer.toString(index) : parser.currentName();
      if (exactly ? here.equals(step) : UsualNames.plain(here).equals(UsualNames.plain(step))) {
        return true;
      }
      if (!inArray) {
        parser.nextToken();
      }
      parser.skipChildren();
    }
    return false;
  }

  private static String text(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING -> Findings.oneLine('"' + parser.getText() + '"', LONGEST_TEXT);
      default -> Findings.oneLine(parser.getText(), LONGEST_TEXT);
    };
  }
}
