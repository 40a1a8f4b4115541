package io.serbench.library.protostuff;

import io.protostuff.Schema;
import java.util.HashMap;
import java.util.Map;

/**
 * What hand-written schemas have in common: nothing is required, and fields are numbered from 1 in
 * the order in which they are named. The names are for JSON; the binary formats use none.
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
    // What is unknown has the number 0, and the reader skips it.
    return numbers.getOrDefault(name, 0);
  }
}
