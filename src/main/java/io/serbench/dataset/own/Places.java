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
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Where the values of a part are in its file. What binding says of places would not do: it binds
 * some of a part from memory of its own, which has none.
 */
final class Places {
  /**
   * Where a value begins.
   *
   * @param line from 1
   * @param column from 1
   * @param path from the root of its document: {@code $.items[0].price}
   */
  record Place(int line, int column, String path) {
    /** That of the file. */
    static final Comparator<Place> ORDER =
        Comparator.comparingInt(Place::line).thenComparingInt(Place::column);
  }

  private static final JsonFactory READER =
      JsonFactory.builder()
          .streamReadConstraints(ReferenceMapper.LIMITS)
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .build();

  private final JsonParts.Part part;

  Places(JsonParts.Part part) {
    this.part = part;
  }

  /** Where these values are. A member that is not there is where its object begins. */
  Map<JsonPointer, Place> of(Set<JsonPointer> values) {
    Set<JsonPointer> sought = new HashSet<>(values);
    for (JsonPointer value : values) {
      if (!value.matches()) {
        sought.add(value.head());
      }
    }
    Map<JsonPointer, Place> found = find(sought);
    for (JsonPointer value : values) {
      if (!found.containsKey(value)) {
        found.put(value, beside(found.get(value.head()), value));
      }
    }
    found.keySet().retainAll(values);
    return found;
  }

  private Place beside(Place object, JsonPointer missing) {
    String name = missing.last().getMatchingProperty();
    return object == null
        ? new Place(part.line(), part.column(), member(part.path(), name))
        : new Place(object.line(), object.column(), member(object.path(), name));
  }

  private Map<JsonPointer, Place> find(Set<JsonPointer> sought) {
    Map<JsonPointer, Place> found = new HashMap<>();
    try (JsonParser parser = READER.createParser(part.text())) {
      while (parser.nextToken() != null) {
        JsonPointer pointer = parser.getParsingContext().pathAsPointer();
        if (!parser.hasToken(JsonToken.FIELD_NAME) && sought.contains(pointer)) {
          found.putIfAbsent(pointer, here(parser));
        }
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException("a part is read that has been read before", e);
    }
  }

  private Place here(JsonParser parser) {
    JsonLocation at = parser.currentTokenLocation();
    return new Place(part.line(at), part.column(at), path(part.path(), parser.getParsingContext()));
  }

  /**
   * The path of the value that a parser is at.
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
