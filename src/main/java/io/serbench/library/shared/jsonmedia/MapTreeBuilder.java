package io.serbench.library.shared.jsonmedia;

import java.util.List;
import java.util.Map;

/** Builds trees with a library whose objects are maps and whose arrays are lists. */
public interface MapTreeBuilder extends TreeBuilder<Map<String, Object>, List<Object>> {
  @Override
  default void put(Map<String, Object> object, String name, String value) {
    object.put(name, value);
  }

  @Override
  default void putNull(Map<String, Object> object, String name) {
    object.put(name, null);
  }

  @Override
  default void put(Map<String, Object> object, String name, int value) {
    object.put(name, value);
  }

  @Override
  default void put(Map<String, Object> object, String name, long value) {
    object.put(name, value);
  }

  @Override
  default void putObject(Map<String, Object> object, String name, Map<String, Object> value) {
    object.put(name, value);
  }

  @Override
  default void putArray(Map<String, Object> object, String name, List<Object> value) {
    object.put(name, value);
  }

  @Override
  default void add(List<Object> array, String value) {
    array.add(value);
  }

  @Override
  default void addObject(List<Object> array, Map<String, Object> value) {
    array.add(value);
  }
}
