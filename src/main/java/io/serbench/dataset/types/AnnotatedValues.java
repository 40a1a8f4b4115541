package io.serbench.dataset.types;

import java.util.List;
import java.util.ServiceLoader;

/**
 * Values of a sealed interface that has the annotations by which libraries are told its classes. A
 * service, because only the adapters know the libraries.
 */
public interface AnnotatedValues {
  /** Those of this build. */
  static AnnotatedValues load() {
    return ServiceLoader.load(AnnotatedValues.class).findFirst().orElseThrow();
  }

  /** A new bean with fields of the sealed interface. */
  Object member();

  /** The sealed interface. */
  Class<?> root();

  /** New values of it, of two classes. */
  List<?> roots();
}
