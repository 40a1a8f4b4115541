package io.serbench.dataset.own;

import io.serbench.dataset.Contents;
import io.serbench.dataset.Fields;
import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The fields that are null wherever they occur in values. */
final class LeftNull implements ObjectWalk.Visitor {
  private static final int SHOWN = 3;

  /** Whether all were null so far. */
  private final Map<Field, Boolean> fields = new LinkedHashMap<>();

  private LeftNull() {}

  /** Names them: {@code left null: Order.lock (ReentrantLock)}; empty where there are none. */
  static Optional<String> in(List<?> values) {
    LeftNull all = new LeftNull();
    values.forEach(value -> ObjectWalk.through(value, all));
    List<String> names =
        all.fields.entrySet().stream()
            .filter(Map.Entry::getValue)
            .map(each -> name(each.getKey()))
            .toList();
    if (names.isEmpty()) {
      return Optional.empty();
    }
    String first = String.join(", ", names.subList(0, Math.min(SHOWN, names.size())));
    int more = names.size() - SHOWN;
    return Optional.of("left null: " + first + (more > 0 ? " and " + more + " more" : ""));
  }

  private static String name(Field field) {
    return "%s.%s (%s)"
        .formatted(
            field.getDeclaringClass().getSimpleName(),
            field.getName(),
            field.getType().getSimpleName());
  }

  @Override
  public void found(Object object, int depth) {
    if (object != null && !Contents.isLeaf(object)) {
      for (Field field : Fields.of(object.getClass())) {
        fields.merge(field, Fields.get(field, object) == null, Boolean::logicalAnd);
      }
    }
  }
}
