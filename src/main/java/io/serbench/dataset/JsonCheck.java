package io.serbench.dataset;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Finds all that is wrong with a data file before it is bound to its class: every property must be
 * there once and nothing else, null only where it is {@link Nullable}, each value of its kind.
 *
 * <p>Binding alone would not do: it stops at the first problem, lets a bean go without some of its
 * properties, and takes values that no setting forbids, such as {@code "NaN"} for a number, {@code
 * 1e999} for infinity and a text for bytes.
 */
final class JsonCheck {
  /** One property of a class, as binding will set it. */
  private record Property(JavaType type, boolean nullable) {}

  private static final int LONGEST_VALUE = 60;

  private final ObjectMapper mapper;
  private final JsonParser parser;
  private final JsonProblems problems = new JsonProblems();
  private final Map<JavaType, JsonKind> kinds = new HashMap<>();
  private final Map<JavaType, Map<String, Property>> properties = new HashMap<>();

  private JsonCheck(ObjectMapper mapper, JsonParser parser) {
    this.mapper = mapper;
    this.parser = parser;
  }

  /** What is wrong with a text that the mapper shall bind to the type. */
  static JsonProblems problems(String text, Class<?> type, ObjectMapper mapper) throws IOException {
    try (JsonParser parser = mapper.createParser(text)) {
      JsonCheck check = new JsonCheck(mapper, parser);
      check.file(mapper.constructType(type));
      return check.problems;
    }
  }

  private void file(JavaType type) throws IOException {
    try {
      if (parser.nextToken() == null) {
        problems.add(
            parser.currentLocation(), "", "the file ends; " + kind(type).wanted() + " is wanted");
        return;
      }
      value(new Property(type, false), "");
      if (parser.nextToken() != null) {
        note("", "there is something after the end of the object; remove it");
      }
    } catch (StreamConstraintsException e) {
      problems.add(
          parser.currentLocation(), "", "beyond a limit: " + plain(e) + "; stay within it");
    } catch (JsonProcessingException e) {
      boolean atEnd = e.getOriginalMessage().startsWith("Unexpected end-of-input");
      problems.add(
          e.getLocation(),
          "",
          atEnd
              ? "the file ends before the JSON does; close what is open"
              : "malformed JSON: " + plain(e) + "; correct it here");
    }
  }

  /** The value that begins with the current token; leaves the parser at its last. */
  private void value(Property wanted, String path) throws IOException {
    JavaType type = wanted.type();
    if (parser.hasToken(JsonToken.VALUE_NULL)) {
      if (!wanted.nullable()) {
        note(path, "null is not allowed; " + describe(wanted) + " is wanted");
      }
    } else if (!kind(type).here().fits(parser)) {
      note(path, "here is " + found() + ", but " + describe(wanted) + " is wanted");
      parser.skipChildren();
    } else if (parser.hasToken(JsonToken.START_ARRAY)) {
      list(new Property(type.getContentType(), false), path);
    } else if (type.isMapLikeType()) {
      map(new Property(type.getContentType(), false), path);
    } else if (parser.hasToken(JsonToken.START_OBJECT)) {
      object(properties.computeIfAbsent(type, this::introspect), path);
    }
  }

  private void list(Property element, String path) throws IOException {
    for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
      value(element, path + "[" + i + "]");
    }
  }

  private void map(Property entry, String path) throws IOException {
    Set<String> seen = new HashSet<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      member(parser.currentName(), entry, seen, path);
    }
  }

  private void object(Map<String, Property> known, String path) throws IOException {
    JsonLocation start = parser.currentTokenLocation();
    Set<String> seen = new HashSet<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      if (known.containsKey(name)) {
        member(name, known.get(name), seen, path);
      } else {
        note(child(path, name), "is unknown; known here are " + String.join(", ", known.keySet()));
        parser.nextToken();
        parser.skipChildren();
      }
    }
    known.forEach(
        (name, property) -> {
          if (!seen.contains(name)) {
            problems.add(start, child(path, name), "is missing; add it, " + describe(property));
          }
        });
  }

  private void member(String name, Property property, Set<String> seen, String path)
      throws IOException {
    if (!seen.add(name)) {
      note(child(path, name), "stands here for the second time; remove one of them");
    }
    parser.nextToken();
    value(property, child(path, name));
  }

  private Map<String, Property> introspect(JavaType type) {
    Map<String, Property> found = new LinkedHashMap<>();
    for (BeanPropertyDefinition property :
        mapper.getDeserializationConfig().introspect(type).findProperties()) {
      found.put(
          property.getName(),
          new Property(
              property.getPrimaryType(), property.getMutator().hasAnnotation(Nullable.class)));
    }
    return found;
  }

  private JsonKind kind(JavaType type) {
    return kinds.computeIfAbsent(type, JsonKind::of);
  }

  private String describe(Property property) {
    return kind(property.type()).wanted() + (property.nullable() ? " or null" : "");
  }

  private static String child(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  /** What the current token is or begins. */
  private String found() throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "a list";
      case VALUE_STRING -> JsonProblems.oneLine('"' + parser.getText() + '"', LONGEST_VALUE);
      default -> JsonProblems.oneLine(parser.getText(), LONGEST_VALUE);
    };
  }

  private void note(String path, String what) {
    problems.add(parser.currentTokenLocation(), path, what);
  }

  /** The parser's words without those about its own settings and sources. */
  private static String plain(JsonProcessingException e) {
    return e.getOriginalMessage()
        .replaceAll("\\s*\\R\\s*", " ")
        .replaceAll("(, from|: enable) `[^`]*`( to allow)?", "")
        .replaceAll("\\[Source: [^;]*; line: (\\d+), column: (\\d+)]", "line $1, column $2");
  }
}
