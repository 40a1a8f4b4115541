package io.serbench.lab.languages;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whether what another language decoded means the same as the JSON of a data set.
 *
 * <p>Formats represent the same value in several ways, because few of them have all of Java's
 * types. The ways that count as the same are those of the methods here, in {@link SameLeaf} and in
 * {@link XmlElement}, and no others; docs/results/languages.md describes them. None of them is
 * specific to a row.
 */
final class SameValue {
  private final SameLeaf leaves;

  /**
   * Creates a comparison of values of some classes.
   *
   * @param classes the classes of the value; the constants of enums among them may be decoded as
   *     their positions
   */
  SameValue(List<Class<?>> classes) {
    leaves = new SameLeaf(classes);
  }

  /**
   * Returns the first difference, as a path, what was expected and what was found there; empty if
   * both mean the same.
   */
  Optional<String> difference(JsonNode expected, JsonNode decoded) {
    return difference("value", expected, decoded);
  }

  Optional<String> difference(String path, JsonNode expected, JsonNode decoded) {
    if (XmlElement.is(decoded)) {
      return new XmlElement(decoded, this).difference(path, expected);
    }
    if (decoded instanceof ArrayNode list && isAfterClass(list)) {
      return difference(path, expected, list.get(1));
    }
    if (expected.isNull()) {
      return same(path, expected, decoded, isBlank(decoded));
    }
    if (expected instanceof ObjectNode object) {
      return inObject(path, object, decoded);
    }
    if (expected instanceof ArrayNode list) {
      return inList(path, list, decoded);
    }
    return same(path, expected, decoded, leaves.isSame(expected, decoded));
  }

  private static Optional<String> same(
      String path, JsonNode expected, JsonNode decoded, boolean isSame) {
    return isSame
        ? Optional.empty()
        : Optional.of(path + ": expected " + brief(expected) + ", found " + brief(decoded));
  }

  static String brief(JsonNode node) {
    String text = node.isMissingNode() ? "nothing" : node.toString();
    return text.length() > 60 ? text.substring(0, 57) + "..." : text;
  }

  /**
   * Returns whether a value is null, absent, or what a type that has no null has instead: zero,
   * false or empty.
   */
  static boolean isBlank(JsonNode decoded) {
    return decoded.isNull()
        || decoded.isMissingNode()
        || (decoded.isNumber() && decoded.decimalValue().signum() == 0)
        || (decoded.isBoolean() && !decoded.booleanValue())
        || (decoded.isTextual() && List.of("", "0", "false").contains(decoded.textValue()))
        || (decoded.isContainerNode() && decoded.isEmpty());
  }

  private Optional<String> inObject(String path, ObjectNode expected, JsonNode decoded) {
    if (isOnly(decoded, "e")) {
      return inObject(path, expected, decoded.get("e"));
    }
    if (decoded instanceof ArrayNode list) {
      Optional<ObjectNode> map = asMap(list);
      return map.isPresent() ? inObject(path, expected, map.get()) : inPlaces(path, expected, list);
    }
    if (!(decoded instanceof ObjectNode found)) {
      return same(path, expected, decoded, expected.isEmpty() && isBlank(decoded));
    }
    Members members = new Members(found);
    return inMembers(path, expected, members)
        .or(
            () ->
                members.rest().map(rest -> path + "." + rest + ", which the value does not have"));
  }

  private Optional<String> inMembers(String path, ObjectNode expected, Members members) {
    for (Map.Entry<String, JsonNode> member : expected.properties()) {
      String place = path + "." + member.getKey();
      Optional<String> difference = Optional.empty();
      if (member.getValue() instanceof ObjectNode object
          && !object.isEmpty()
          && members.named(member.getKey()).isEmpty()) {
        // Formats without nested messages put the members of an object in its place.
        difference = inMembers(place, object, members);
      } else if (!isAboutTypes(member.getKey())) {
        difference = difference(place, member.getValue(), members.take(member.getKey()));
      }
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  /**
   * Returns whether a member is about types, such as the name of a Java class, which is not part of
   * the value.
   */
  static boolean isAboutTypes(String name) {
    return name.startsWith("@") || name.startsWith("$") || name.startsWith("__");
  }

  /**
   * Returns a list of pairs as the map that it stands for in formats without maps; empty if it is
   * none. Protostuff writes {@code {e: [{k, v}]}}.
   */
  private static Optional<ObjectNode> asMap(ArrayNode list) {
    ObjectNode map = list.objectNode();
    for (JsonNode pair : list) {
      if (isOnly(pair, "key", "value")) {
        map.set(pair.get("key").asText(), pair.get("value"));
      } else if (isOnly(pair, "k", "v")) {
        map.set(pair.get("k").asText(), pair.get("v"));
      } else {
        return Optional.empty();
      }
    }
    return list.isEmpty() ? Optional.empty() : Optional.of(map);
  }

  /**
   * Compares an object with a list of the values of its members. Only a reader's own code knows
   * which is which, so any order counts as the same.
   */
  private Optional<String> inPlaces(String path, ObjectNode expected, ArrayNode decoded) {
    List<JsonNode> members = new ArrayList<>();
    expected.properties().stream()
        .filter(member -> !isAboutTypes(member.getKey()))
        .forEach(member -> members.add(member.getValue()));
    int[] memberAt = new int[decoded.size()];
    Arrays.fill(memberAt, -1);
    for (int member = 0; member < members.size(); member++) {
      if (!place(member, members, decoded, memberAt, new HashSet<>())
          && !members.get(member).isNull()) {
        return Optional.of(path + ": no item of the list is " + brief(members.get(member)));
      }
    }
    for (int i = 0; i < memberAt.length; i++) {
      if (memberAt[i] < 0 && !isBlank(decoded.get(i)) && !decoded.get(i).isBoolean()) {
        return Optional.of(
            path
                + "["
                + i
                + "]: found "
                + brief(decoded.get(i))
                + ", which the value does not have");
      }
    }
    return Optional.empty();
  }

  /**
   * Returns whether a member can have its own item of the list. Other members are moved to other
   * items if necessary.
   */
  private boolean place(
      int member, List<JsonNode> members, ArrayNode decoded, int[] memberAt, Set<Integer> tried) {
    for (int i = 0; i < memberAt.length; i++) {
      if (difference("", members.get(member), decoded.get(i)).isEmpty()
          && tried.add(i)
          && (memberAt[i] < 0 || place(memberAt[i], members, decoded, memberAt, tried))) {
        memberAt[i] = member;
        return true;
      }
    }
    return false;
  }

  /** Returns whether a node is an object with these members and no others. */
  private static boolean isOnly(JsonNode node, String... members) {
    return node.isObject()
        && node.size() == members.length
        && Arrays.stream(members).allMatch(node::has);
  }

  private Optional<String> inList(String path, ArrayNode expected, JsonNode decoded) {
    // Protostuff writes an array as its length and its items.
    if (isOnly(decoded, "a", "b") && decoded.get("a").asInt() == expected.size()) {
      return inList(path, expected, decoded.get("b"));
    }
    if (decoded instanceof ArrayNode found) {
      if (found.size() != expected.size()) {
        return Optional.of(
            path + ": expected " + expected.size() + " items, found " + found.size());
      }
      if (SameLeaf.areSameBytes(expected, found)) {
        return Optional.empty();
      }
      for (int i = 0; i < expected.size(); i++) {
        Optional<String> difference =
            difference(path + "[" + i + "]", expected.get(i), found.get(i));
        if (difference.isPresent()) {
          return difference;
        }
      }
      return Optional.empty();
    }
    if (expected.isEmpty() && (decoded.isNull() || decoded.isMissingNode())) {
      return Optional.empty();
    }
    return same(path, expected, decoded, SameLeaf.isSameBlock(expected, decoded));
  }

  /**
   * Returns whether a list is a value after the name of its class: {@code ["java.util.ArrayList",
   * [1, 2]]}.
   */
  private static boolean isAfterClass(ArrayNode list) {
    return list.size() == 2 && list.get(0).asText().startsWith("java.");
  }

  /**
   * Returns a name without its style: the same for {@code int_value}, {@code intValue} and {@code
   * IntValue}.
   */
  static String style(String name) {
    return name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
  }

  /** The members of an object by name, in any style: {@code int_value} is {@code intValue}. */
  private static final class Members {
    private final Map<String, JsonNode> left = new LinkedHashMap<>();

    Members(ObjectNode object) {
      for (Map.Entry<String, JsonNode> member : object.properties()) {
        if (!isAboutTypes(member.getKey())) {
          left.put(member.getKey(), member.getValue());
        }
      }
      for (Map.Entry<String, JsonNode> member : object.properties()) {
        flagged(member.getKey(), member.getValue());
      }
    }

    /**
     * Applies a member that says whether another one is present: {@code hasBitrate}, {@code
     * noTitle}.
     */
    private void flagged(String flag, JsonNode value) {
      for (String prefix : List.of("has", "no")) {
        Optional<String> other =
            flag.toLowerCase(Locale.ROOT).startsWith(prefix)
                ? named(flag.substring(prefix.length()))
                : Optional.empty();
        if (other.isPresent() && !other.get().equals(flag)) {
          left.remove(flag);
          if (value.asBoolean() != prefix.equals("has")) {
            left.put(other.get(), NullNode.getInstance());
          }
        }
      }
    }

    private Optional<String> named(String name) {
      return left.containsKey(name)
          ? Optional.of(name)
          : left.keySet().stream().filter(each -> style(each).equals(style(name))).findFirst();
    }

    JsonNode take(String name) {
      return named(name).map(left::remove).orElse(NullNode.getInstance());
    }

    /** Returns the first member that was not taken and is not blank, with its value. */
    Optional<String> rest() {
      return left.entrySet().stream()
          .filter(member -> !isBlank(member.getValue()))
          .map(member -> member.getKey() + ": found " + brief(member.getValue()))
          .findFirst();
    }
  }
}
