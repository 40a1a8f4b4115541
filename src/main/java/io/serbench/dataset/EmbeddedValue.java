package io.serbench.dataset;

import java.util.List;

/**
 * A value of a family.
 *
 * @param name its name, in full: {@code media.1}
 * @param family the family
 */
record EmbeddedValue(String name, Family<?> family) implements EmbeddedSet {
  @Override
  public Cargo type() {
    return family.type();
  }

  @Override
  public String typeName() {
    return family.type().root().getSimpleName();
  }

  @Override
  public List<Class<?>> classes() {
    return family.type().classes();
  }

  @Override
  public DatasetSource source() {
    return DatasetSource.embedded(name, family.type());
  }

  @Override
  public String export() throws DataFileException {
    return family.export(name);
  }
}
