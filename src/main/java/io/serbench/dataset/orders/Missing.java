package io.serbench.dataset.orders;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds what a file leaves out: Jackson makes records without it. */
final class Missing {
  /** As the records say. */
  private static final Set<String> OPTIONAL = Set.of("note", "billing", "delivery");

  private Missing() {}

  /** The path of the first part that is null and must not be: {@code orders[0].customer}. */
  static Optional<String> in(Record value) {
    return in(value, "");
  }

  private static Optional<String> in(Record value, String path) {
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      String name = component.getName();
      Optional<String> missing = in(part(component, value), path + name, OPTIONAL.contains(name));
      if (missing.isPresent()) {
        return missing;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> in(Object part, String path, boolean optional) {
    if (part == null) {
      return optional ? Optional.empty() : Optional.of(path);
    }
    if (part instanceof Record within) {
      return in(within, path + ".");
    }
    if (part instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        Optional<String> missing = in(list.get(i), path + "[" + i + "]", false);
        if (missing.isPresent()) {
          return missing;
        }
      }
    }
    return Optional.empty();
  }

  private static Object part(RecordComponent component, Record value) {
    try {
      return component.getAccessor().invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a public record lets its parts be seen", e);
    }
  }
}
