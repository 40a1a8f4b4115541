package io.serbench.library.protostuff;

import io.protostuff.Schema;
import java.util.HashMap;
import java.util.Map;

/**
 * The base of hand-written schemas: no field is required, and fields are numbered from 1 in the
 * order of their names. The names are for JSON; the binary formats do not use them.
 *
 * @param <M> the class
 */
abstract class PlainSchema<M> implements Schema<M> {
  private final Class<M> type;
  private final String[] names;
  private final Map<String, Integer> numbers = new HashMap<>();

  PlainSchema(Class<M> type, String... names) {
    this.type = type;
    this.names = names.clone();
    for (int i = 0; i < names.length; i++) {
      numbers.put(names[i], i + 1);
    }
  }

  @Override
  public final boolean isInitialized(M message) {
    return true;
  }

  @Override
  public final String messageName() {
    return type.getSimpleName();
  }

  @Override
  public final String messageFullName() {
    return type.getName();
  }

  @Override
  public final Class<M> typeClass() {
    return type;
  }

  @Override
  public final String getFieldName(int number) {
    return names[number - 1];
  }

  @Override
  public final int getFieldNumber(String name) {
    // Unknown fields have the number 0, which makes the reader skip them.
    return numbers.getOrDefault(name, 0);
  }
}
