package io.serbench.library.protostuff;

import io.protostuff.Schema;

/**
 * What hand-written schemas have in common: nothing is required, and fields are named by their
 * numbers, as in generated schemas, because the binary formats use no names.
 *
 * @param <M> the class
 */
abstract class PlainSchema<M> implements Schema<M> {
  private final Class<M> type;

  PlainSchema(Class<M> type) {
    this.type = type;
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
    return Integer.toString(number);
  }

  @Override
  public final int getFieldNumber(String name) {
    return Integer.parseInt(name);
  }
}
