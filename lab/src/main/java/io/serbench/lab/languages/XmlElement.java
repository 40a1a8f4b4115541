package io.serbench.lab.languages;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An XML element as readers represent it, for comparison with a value. XML has elements, attributes
 * and text; only a reader's own code knows whether an element is a list, a map, a number or null.
 */
final class XmlElement {
  private final String name;
  private final String text;
  private final List<XmlElement> children = new ArrayList<>();
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final SameValue values;

  XmlElement(JsonNode element, SameValue values) {
    this.name = element.get("element").asText();
    this.text = element.get("text").asText();
    this.values = values;
    element
        .get("attributes")
        .properties()
        .forEach(each -> attributes.put(each.getKey(), each.getValue().asText()));
    element.get("children").forEach(each -> children.add(new XmlElement(each, values)));
  }

  /** Returns whether a decoded value is a reader's representation of an element. */
  static boolean is(JsonNode decoded) {
    return decoded.isObject() && decoded.has("element") && decoded.has("children");
  }

  Optional<String> difference(String path, JsonNode expected) {
    if (expected instanceof ObjectNode object) {
      Optional<Map<String, String>> map = entries();
      return map.isPresent() ? inEntries(path, object, map.get()) : inMembers(path, object);
    }
    if (expected instanceof ArrayNode list && !children.isEmpty()) {
      return inItems(path, list, children);
    }
    if (!children.isEmpty()) {
      return Optional.of(path + ": expected " + SameValue.brief(expected) + ", found elements");
    }
    // An empty element may have its text in an attribute.
    String leaf = text.isEmpty() ? attributes.getOrDefault("value", "") : text;
    return values.difference(path, expected, TextNode.valueOf(leaf));
  }

  /**
   * Returns the map that an element stands for if all of its children are entries of two elements,
   * a key and a value; otherwise empty.
   */
  private Optional<Map<String, String>> entries() {
    Map<String, String> entries = new LinkedHashMap<>();
    for (XmlElement child : children) {
      if (child.children.size() != 2 || !child.name.equals("entry")) {
        return Optional.empty();
      }
      entries.put(child.children.get(0).text, child.children.get(1).text);
    }
    return entries.isEmpty() ? Optional.empty() : Optional.of(entries);
  }

  private Optional<String> inEntries(
      String path, ObjectNode expected, Map<String, String> entries) {
    ObjectNode found = expected.objectNode();
    entries.forEach(found::put);
    return values.difference(path, expected, found);
  }

  private Optional<String> inMembers(String path, ObjectNode expected) {
    List<XmlElement> left = new ArrayList<>(children);
    ObjectNode leaves = expected.objectNode();
    attributes.forEach(leaves::put);
    leaves.remove("class");
    ObjectNode simple = expected.objectNode();
    for (Map.Entry<String, JsonNode> member : expected.properties()) {
      String place = path + "." + member.getKey();
      List<XmlElement> named =
          left.stream().filter(each -> isSameName(each.name, member.getKey())).toList();
      if (member.getValue() instanceof ArrayNode list) {
        List<XmlElement> items = named.isEmpty() ? itemsHere(place, list, left) : named;
        left.removeAll(items);
        Optional<String> difference = inList(place, list, items);
        if (difference.isPresent()) {
          return difference;
        }
      } else if (member.getValue().isObject() && named.size() == 1) {
        left.removeAll(named);
        Optional<String> difference = named.get(0).difference(place, member.getValue());
        if (difference.isPresent()) {
          return difference;
        }
      } else {
        simple.set(member.getKey(), member.getValue());
      }
    }
    for (XmlElement each : left) {
      if (!each.children.isEmpty() || leaves.has(each.name)) {
        return Optional.of(path + "." + each.name + ", which the value does not have");
      }
      leaves.put(each.name, each.text);
    }
    return values.difference(path, simple, leaves);
  }

  private static boolean isSameName(String one, String other) {
    return SameValue.style(one).equals(SameValue.style(other));
  }

  /**
   * Returns the items of a list that are beside the other members and have another name than the
   * list; an empty list if there are none.
   */
  private static List<XmlElement> itemsHere(String path, ArrayNode list, List<XmlElement> left) {
    Map<String, List<XmlElement>> byName = new LinkedHashMap<>();
    left.forEach(each -> byName.computeIfAbsent(each.name, name -> new ArrayList<>()).add(each));
    return byName.values().stream()
        .filter(items -> inItems(path, list, items).isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /**
   * Compares a list with its items, which are one after the other or in one element around them.
   */
  private Optional<String> inList(String path, ArrayNode expected, List<XmlElement> found) {
    if (found.size() == 1) {
      Optional<String> inside = found.get(0).difference(path, expected);
      return inside.isPresent() && inItems(path, expected, found).isEmpty()
          ? Optional.empty()
          : inside;
    }
    return inItems(path, expected, found);
  }

  private static Optional<String> inItems(String path, ArrayNode expected, List<XmlElement> found) {
    if (found.size() != expected.size()) {
      return Optional.of(
          path + ": expected " + expected.size() + " items, found " + found.size() + " elements");
    }
    for (int i = 0; i < found.size(); i++) {
      Optional<String> difference = found.get(i).difference(path + "[" + i + "]", expected.get(i));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }
}
