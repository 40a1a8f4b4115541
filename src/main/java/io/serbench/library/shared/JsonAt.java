package io.serbench.library.shared;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.own.Misfit;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A JSON node and its place, for libraries that do not read natural JSON. It returns values of the
 * types that a schema wants, or throws an exception with what was expected. As for plain objects,
 * numbers may be strings, and strings may be numbers; bytes are in Base64.
 */
public record JsonAt(JsonNode node, JsonPointer place) {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build())
                  .build())
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private static final int SHOWN = 40;

  /** Reads a JSON document. */
  public static JsonAt read(String json) throws IOException {
    return new JsonAt(MAPPER.readTree(json), JsonPointer.empty());
  }

  /**
   * Returns a library's value as natural JSON.
   *
   * @param struct converts an object of the library; returns empty for other objects
   */
  public static JsonNode natural(Object value, Function<Object, Optional<JsonNode>> struct) {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    if (value == null) {
      return nodes.nullNode();
    }
    Optional<JsonNode> object = struct.apply(value);
    if (object.isPresent()) {
      return object.get();
    }
    if (value instanceof Map<?, ?> map) {
      ObjectNode members = nodes.objectNode();
      map.forEach((key, member) -> members.set(key.toString(), natural(member, struct)));
      return members;
    }
    if (value instanceof Collection<?> elements) {
      return nodes
          .arrayNode()
          .addAll(elements.stream().map(element -> natural(element, struct)).toList());
    }
    if (value instanceof ByteBuffer buffer) {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.duplicate().get(bytes);
      return nodes.binaryNode(bytes);
    }
    return value instanceof Number || value instanceof Boolean
        ? MAPPER.valueToTree(value)
        : nodes.textNode(value.toString());
  }

  /** Returns a schema's default value of a missing field, at the place of the field. */
  public JsonAt instead(String name, Object value) {
    return new JsonAt(MAPPER.valueToTree(value), place.appendProperty(name));
  }

  /** Returns the key of a map as a string at the same place. */
  public JsonAt key(String text) {
    return new JsonAt(JsonNodeFactory.instance.textNode(text), place);
  }

  public boolean isNull() {
    return node.isNull();
  }

  /** Returns the members of an object, in order. */
  public Map<String, JsonAt> members() throws Misfit {
    if (!node.isObject()) {
      throw expected("an object");
    }
    Map<String, JsonAt> members = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> each : node.properties()) {
      members.put(each.getKey(), new JsonAt(each.getValue(), place.appendProperty(each.getKey())));
    }
    return members;
  }

  /** Returns the member of a name, if it is the only one of an object. */
  public Optional<JsonAt> only(String name) {
    return node.isObject() && node.size() == 1 && node.has(name)
        ? Optional.of(new JsonAt(node.get(name), place.appendProperty(name)))
        : Optional.empty();
  }

  /** Returns the elements of an array. */
  public List<JsonAt> elements() throws Misfit {
    if (!node.isArray()) {
      throw expected("an array");
    }
    List<JsonAt> elements = new ArrayList<>();
    for (int i = 0; i < node.size(); i++) {
      elements.add(new JsonAt(node.get(i), place.appendIndex(i)));
    }
    return elements;
  }

  /**
   * Returns an integer from {@code least} to {@code most}.
   *
   * @param kind the schema's name of the type: {@code an int}
   */
  public long whole(String kind, long least, long most) throws Misfit {
    try {
      long number = number(kind).longValueExact();
      if (number >= least && number <= most) {
        return number;
      }
    } catch (ArithmeticException e) {
      throw expected(kind, e);
    }
    throw expected(kind);
  }

  /** Returns a number, exactly as it is written. */
  public BigDecimal number(String kind) throws Misfit {
    if (!node.isNumber() && !node.isTextual()) {
      throw expected(kind);
    }
    try {
      return new BigDecimal(node.asText());
    } catch (NumberFormatException e) {
      throw expected(kind, e);
    }
  }

  public boolean flag() throws Misfit {
    if (!node.isBoolean() && !node.asText().matches("true|false")) {
      throw expected("true or false");
    }
    return Boolean.parseBoolean(node.asText());
  }

  public String text() throws Misfit {
    if (node.isContainerNode() || node.isNull()) {
      throw expected("a string");
    }
    return node.asText();
  }

  public byte[] bytes() throws Misfit {
    try {
      byte[] bytes = node.binaryValue();
      if (bytes != null) {
        return bytes;
      }
    } catch (IOException e) {
      throw expected("bytes in Base64", e);
    }
    throw expected("bytes in Base64");
  }

  /** Returns a string that must be one of some words. */
  public String oneOf(Collection<String> words) throws Misfit {
    if (!node.isTextual() || !words.contains(node.asText())) {
      throw expected("one of " + Excerpt.of(String.join(", ", words), 2 * SHOWN));
    }
    return node.asText();
  }

  /** Rejects members of an object with other names. */
  public void refuseOthers(Collection<String> known) throws Misfit {
    for (Map.Entry<String, JsonAt> each : members().entrySet()) {
      if (!known.contains(each.getKey())) {
        throw Misfit.unknown(each.getValue().place(), each.getKey(), known);
      }
    }
  }

  /** Returns an exception for a missing member of an object. */
  public Misfit missing(String name, String type) {
    return new Misfit(place.appendProperty(name), "missing field (" + type + ")");
  }

  /** Returns an exception for a value of another kind. */
  public Misfit expected(String kind) {
    return new Misfit(place, "expected " + kind + ", found " + found());
  }

  /** Returns an exception for a value of another kind, with its cause. */
  public Misfit expected(String kind, Exception cause) {
    Misfit misfit = expected(kind);
    misfit.initCause(cause);
    return misfit;
  }

  private String found() {
    if (node.isContainerNode()) {
      return node.isObject() ? "an object" : "an array";
    }
    return Excerpt.of(node.toString(), SHOWN);
  }
}
