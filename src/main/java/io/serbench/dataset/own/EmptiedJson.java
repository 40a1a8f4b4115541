package io.serbench.dataset.own;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.JsonText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A user's JSON without the values of a member, for classes that cannot be changed: they become
 * null where the class takes it, else empty strings and lists, zeros and false.
 */
public final class EmptiedJson {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private EmptiedJson() {}

  /**
   * Reads the values with a member emptied.
   *
   * @param path names of fields, separated by dots; lists are passed over
   * @throws DataFileException if the class takes neither null nor an empty value there
   */
  @SuppressWarnings("UnusedException") // That the class does not take null is what is expected.
  public static Dataset<?> read(OwnJson full, String path, String name) throws DataFileException {
    try {
      return with(full, path, value -> JsonNodeFactory.instance.nullNode()).read(name);
    } catch (DataFileException e) {
      return with(full, path, EmptiedJson::empty).read(name);
    }
  }

  private static OwnJson with(OwnJson full, String path, UnaryOperator<JsonNode> change)
      throws DataFileException {
    StringBuilder lines = new StringBuilder();
    for (JsonNode value : values(full.json(), full.file())) {
      change(value, List.of(path.split("\\.", -1)), change);
      lines.append(value).append('\n');
    }
    Bytes json = Bytes.of(lines.toString().getBytes(StandardCharsets.UTF_8));
    return new OwnJson(full.type(), full.file(), json, full.reading());
  }

  /**
   * Returns the members that a path leads to, each with its kind in JSON, such as {@code string}.
   *
   * @param segments what matches the names of fields, at each level below the last one
   */
  public static Map<String, String> members(
      Bytes json, String file, List<Predicate<String>> segments) throws DataFileException {
    Map<String, String> members = new LinkedHashMap<>();
    for (JsonNode value : values(json, file)) {
      find(value, segments, "", members);
    }
    return members;
  }

  private static List<JsonNode> values(Bytes json, String file) throws DataFileException {
    String text = JsonText.decode(json.array(), file).replace('\u001e', ' ');
    try (var values = MAPPER.readerFor(JsonNode.class).<JsonNode>readValues(text)) {
      return values.readAll();
    } catch (IOException e) {
      throw new UncheckedIOException("JSON that was read before", e);
    }
  }

  private static void find(
      JsonNode value,
      List<Predicate<String>> segments,
      String prefix,
      Map<String, String> members) {
    if (value instanceof ArrayNode) {
      value.forEach(element -> find(element, segments, prefix, members));
    } else if (value instanceof ObjectNode object) {
      for (Iterator<String> names = object.fieldNames(); names.hasNext(); ) {
        String field = names.next();
        if (!segments.get(0).test(field) || !object.hasNonNull(field)) {
          continue;
        }
        if (segments.size() == 1) {
          members.putIfAbsent(prefix + field, kind(object.get(field)));
        } else {
          List<Predicate<String>> rest = segments.subList(1, segments.size());
          find(object.get(field), rest, prefix + field + ".", members);
        }
      }
    }
  }

  private static String kind(JsonNode value) {
    String type = value.getNodeType().name().toLowerCase(Locale.ROOT);
    return value.isArray() ? "list" : type;
  }

  private static void change(JsonNode value, List<String> path, UnaryOperator<JsonNode> change) {
    if (value instanceof ArrayNode) {
      value.forEach(element -> change(element, path, change));
    } else if (value instanceof ObjectNode object && object.hasNonNull(path.get(0))) {
      JsonNode content = object.get(path.get(0));
      if (path.size() == 1) {
        object.set(path.get(0), change.apply(content));
      } else {
        change(content, path.subList(1, path.size()), change);
      }
    }
  }

  private static JsonNode empty(JsonNode value) {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    if (value instanceof ObjectNode object) {
      ObjectNode empty = nodes.objectNode();
      object.fieldNames().forEachRemaining(field -> empty.set(field, empty(object.get(field))));
      return empty;
    } else if (value.isArray()) {
      return nodes.arrayNode();
    } else if (value.isTextual()) {
      return nodes.textNode("");
    } else if (value.isNumber()) {
      return nodes.numberNode(0);
    }
    return value.isBoolean() ? nodes.booleanNode(false) : value;
  }
}
