package io.serbench.dataset;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads one JSON value into records or beans with public fields: every component must be there once
 * and nothing else, null only where it is {@link Nullable}, each value of its component's type.
 * Hand-written because it has to say where in the file something is wrong, what, and what would be
 * right, in the same words every time; a databinding library's messages change with its version.
 */
final class JsonRecordReader {
  private final JsonParser parser;
  private final String source;

  /**
   * A reader of one file.
   *
   * @param source the file's name, for messages
   */
  JsonRecordReader(JsonParser parser, String source) {
    this.parser = parser;
    this.source = source;
  }

  /** Reads the whole of the file. */
  <F> F read(Class<F> fileType) throws IOException, DataFileException {
    try {
      parser.nextToken();
      F value = fileType.cast(value(fileType, false, ""));
      if (parser.nextToken() != null) {
        throw wrong("", "there is something after the end of the object; remove it");
      }
      return value;
    } catch (JsonProcessingException e) {
      throw malformed(e);
    }
  }

  private Object value(Type type, boolean nullable, String path)
      throws IOException, DataFileException {
    JsonToken token = parser.currentToken();
    if (token == null) {
      throw wrong(path, "the file ends; " + JsonTypes.describe(type, nullable) + " is wanted");
    }
    if (token == JsonToken.VALUE_NULL) {
      if (nullable) {
        return null;
      }
      throw wrong(path, "null is not allowed; " + JsonTypes.describe(type, false) + " is wanted");
    }
    if (type instanceof ParameterizedType generic && generic.getRawType() == List.class) {
      return list(generic.getActualTypeArguments()[0], path, type);
    }
    if (type instanceof ParameterizedType generic && generic.getRawType() == Map.class) {
      return map(generic.getActualTypeArguments()[1], path, type);
    }
    if (type instanceof Class<?> array && array.isArray()) {
      return array(array.getComponentType(), path);
    }
    if (type instanceof Class<?> owner && JsonObjectType.covers(owner)) {
      return object(JsonObjectType.of(owner), path);
    }
    try {
      return JsonTypes.scalar(parser, (Class<?>) type);
    } catch (IllegalArgumentException e) {
      throw wrong(path, found() + ", but " + JsonTypes.describe(type, nullable) + " is wanted");
    }
  }

  private List<Object> list(Type element, String path, Type type)
      throws IOException, DataFileException {
    expect(JsonToken.START_ARRAY, path, type);
    List<Object> elements = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      elements.add(value(element, false, path + "[" + elements.size() + "]"));
    }
    return elements;
  }

  private Object array(Class<?> element, String path) throws IOException, DataFileException {
    List<Object> elements = list(element, path, element.arrayType());
    Object array = Array.newInstance(element, elements.size());
    for (int i = 0; i < elements.size(); i++) {
      Array.set(array, i, elements.get(i));
    }
    return array;
  }

  private Map<String, Object> map(Type element, String path, Type type)
      throws IOException, DataFileException {
    expect(JsonToken.START_OBJECT, path, type);
    Map<String, Object> entries = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String key = parser.currentName();
      String place = child(path, key);
      if (entries.containsKey(key)) {
        throw wrong(place, "stands here for the second time; remove one of them");
      }
      parser.nextToken();
      entries.put(key, value(element, false, place));
    }
    return entries;
  }

  private Object object(JsonObjectType type, String path) throws IOException, DataFileException {
    expect(JsonToken.START_OBJECT, path, type.type());
    JsonLocation start = parser.currentTokenLocation();
    List<JsonObjectType.Property> properties = type.properties();
    List<String> names = properties.stream().map(JsonObjectType.Property::name).toList();
    Object[] values = new Object[properties.size()];
    boolean[] seen = new boolean[properties.size()];
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      String place = child(path, name);
      int index = names.indexOf(name);
      if (index < 0) {
        throw wrong(place, "is unknown; known here are " + String.join(", ", names));
      }
      if (seen[index]) {
        throw wrong(place, "stands here for the second time; remove one of them");
      }
      seen[index] = true;
      parser.nextToken();
      JsonObjectType.Property property = properties.get(index);
      values[index] = value(property.type(), property.nullable(), place);
    }
    for (int i = 0; i < seen.length; i++) {
      if (!seen[i]) {
        JsonObjectType.Property property = properties.get(i);
        throw wrong(
            start,
            child(path, property.name()),
            "is missing; add it, " + JsonTypes.describe(property.type(), property.nullable()));
      }
    }
    return type.make(values);
  }

  private void expect(JsonToken token, String path, Type type)
      throws IOException, DataFileException {
    if (parser.currentToken() != token) {
      throw wrong(path, found() + ", but " + JsonTypes.describe(type, false) + " is wanted");
    }
  }

  private static String child(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  /** What stands at the current place. */
  private String found() throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> "here is an object";
      case START_ARRAY -> "here is a list";
      case VALUE_STRING -> "here is " + shortened('"' + parser.getText() + '"');
      default -> "here is " + shortened(parser.getText());
    };
  }

  private static String shortened(String text) {
    String line = text.replaceAll("\\p{Cntrl}", " ");
    return line.length() <= 60 ? line : line.substring(0, 57) + "...";
  }

  private DataFileException wrong(String path, String what) {
    boolean atEnd = parser.currentToken() == null;
    return wrong(atEnd ? parser.currentLocation() : parser.currentTokenLocation(), path, what);
  }

  private DataFileException wrong(JsonLocation place, String path, String what) {
    return new DataFileException(
        source + ": " + position(place) + (path.isEmpty() ? "" : ": " + path) + ": " + what);
  }

  private DataFileException malformed(JsonProcessingException e) {
    boolean atEnd =
        e instanceof JsonEOFException
            || e.getOriginalMessage().startsWith("Unexpected end-of-input");
    String what =
        atEnd
            ? "the file ends before the JSON does; close what is open"
            : "malformed JSON: "
                + e.getOriginalMessage().replaceAll("\\s*\\R\\s*", " ")
                + "; correct it here";
    return new DataFileException(source + ": " + position(e.getLocation()) + ": " + what, e);
  }

  private static String position(JsonLocation place) {
    return "line " + place.getLineNr() + ", column " + place.getColumnNr();
  }
}
