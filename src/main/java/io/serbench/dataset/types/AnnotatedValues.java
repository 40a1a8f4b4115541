package io.serbench.dataset.types;

import java.util.List;
import java.util.ServiceLoader;

/**
 * Values of a sealed interface with annotations that tell libraries its classes. A service, because
 * only adapters may use libraries.
 */
public interface AnnotatedValues {
  /** Returns the only provider. */
  static AnnotatedValues load() {
    return ServiceLoader.load(AnnotatedValues.class).findFirst().orElseThrow();
  }

  /** Returns a new bean with fields of the sealed interface. */
  Object member();

  Class<?> root();

  /** Returns new values of the sealed interface, of two classes. */
  List<?> roots();
}
