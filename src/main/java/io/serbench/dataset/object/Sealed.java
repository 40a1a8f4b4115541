package io.serbench.dataset.object;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Stream;

/**
 * Sealed abstract types, of Java or of another {@link Language}, whose compiler need not tell the
 * JVM. An enum whose constants have bodies is sealed for the JVM as well, but does not count here.
 */
public final class Sealed {
  private Sealed() {}

  /** Returns whether a type is one. */
  public static boolean is(Class<?> type) {
    return isAbstract(type)
        && !type.isEnum()
        && (type.isSealed() || !Languages.cases(type).isEmpty());
  }

  /** Returns the concrete classes that a type permits, at any level below it. */
  public static List<Class<?>> concrete(Class<?> sealed) {
    List<Class<?>> cases = Languages.cases(sealed);
    return cases.isEmpty() ? permitted(sealed) : cases;
  }

  private static List<Class<?>> permitted(Class<?> sealed) {
    return Stream.of(sealed.getPermittedSubclasses())
        .<Class<?>>flatMap(type -> is(type) ? concrete(type).stream() : Stream.of(type))
        .filter(type -> !isAbstract(type) || type.isEnum())
        .distinct()
        .toList();
  }

  private static boolean isAbstract(Class<?> type) {
    return Modifier.isAbstract(type.getModifiers());
  }
}
