package io.serbench.library.avro;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What Avro decodes as a string (its own {@code Utf8}, not yet decoded) to what Java has. */
final class Strings {
  private Strings() {}

  static String plain(Object string) {
    return string == null ? null : string.toString();
  }

  static List<String> plain(List<?> strings) {
    List<String> plain = new ArrayList<>(strings.size());
    for (Object string : strings) {
      plain.add(plain(string));
    }
    return plain;
  }

  static Map<String, String> plain(Map<?, ?> strings) {
    Map<String, String> plain = new HashMap<>();
    for (Map.Entry<?, ?> entry : strings.entrySet()) {
      plain.put(plain(entry.getKey()), plain(entry.getValue()));
    }
    return plain;
  }
}
