package io.serbench.library.shared;

import io.serbench.catalog.PlainSerializer;
import io.serbench.dataset.DataType;
import java.lang.reflect.Modifier;
import java.util.stream.Stream;

/**
 * The common part of rows whose libraries take plain objects.
 *
 * @param <T> the plain type
 */
public abstract class PlainObjects<T> implements PlainSerializer<T> {
  private final DataType<T> type;

  protected PlainObjects(DataType<T> type) {
    this.type = type;
  }

  /**
   * Returns whether values may be of several classes: the root is an interface or an abstract
   * class, or the type has subclasses of it. Libraries with one method for a known class and one
   * for any are then called by the latter.
   */
  protected static boolean isPolymorphic(DataType<?> type) {
    Class<?> root = type.root();
    if (root.isArray() || root.isEnum()) {
      return false;
    }
    return Modifier.isAbstract(root.getModifiers())
        || Stream.concat(type.classes().stream(), type.parts().others().stream())
            .anyMatch(carried -> carried != root && root.isAssignableFrom(carried));
  }

  @Override
  public final DataType<T> type() {
    return type;
  }
}
