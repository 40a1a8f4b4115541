package io.serbench.dataset.own;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Stream;

/**
 * Sealed abstract types. An enum whose constants have bodies is sealed for the JVM as well, but
 * does not count here.
 */
public final class Sealed {
  private Sealed() {}

  /** Returns whether a type is one. */
  public static boolean is(Class<?> type) {
    return type.isSealed() && isAbstract(type) && !type.isEnum();
  }

  /** Returns the concrete classes that a type permits, at any level below it. */
  public static List<Class<?>> concrete(Class<?> sealed) {
    return Stream.of(sealed.getPermittedSubclasses())
        .<Class<?>>flatMap(each -> is(each) ? concrete(each).stream() : Stream.of(each))
        .filter(each -> !isAbstract(each) || each.isEnum())
        .distinct()
        .toList();
  }

  private static boolean isAbstract(Class<?> type) {
    return Modifier.isAbstract(type.getModifiers());
  }
}
