package io.serbench.dataset.object;

import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds what objects are written as if their class has a serialization proxy: the result of {@code
 * writeReplace}, which many libraries call as the JDK does.
 */
final class Replacement {
  private static final ClassValue<Optional<Method>> METHODS =
      new ClassValue<>() {
        @Override
        protected Optional<Method> computeValue(Class<?> type) {
          return type.isHidden() // A lambda, which libraries know.
              ? Optional.empty()
              : Stream.<Class<?>>iterate(type, Class::getSuperclass)
                  .takeWhile(above -> above != null && !Fields.isOfTheJdk(above))
                  .flatMap(above -> declared(above, "writeReplace").stream())
                  .findFirst();
        }
      };

  private Replacement() {}

  /** Returns the object that is written instead; empty if it is the object itself. */
  static Optional<Object> of(Object object) {
    return METHODS
        .get(object.getClass())
        .flatMap(method -> called(method, object))
        .filter(other -> other.getClass() != object.getClass());
  }

  private static Optional<Object> called(Method method, Object object) {
    try {
      return Optional.ofNullable(method.invoke(object));
    } catch (IllegalAccessException | InvocationTargetException e) {
      return Optional.empty(); // Rows that call it throw the same.
    }
  }

  /**
   * Returns the classes that a class can be replaced by as far as its source says: nested ones with
   * the method {@code readResolve}.
   */
  static Stream<Class<?>> nested(Class<?> type) {
    return METHODS.get(type).stream()
        .flatMap(method -> declaredBy(method.getDeclaringClass()))
        .filter(above -> declared(above, "readResolve").isPresent());
  }

  private static Stream<Class<?>> declaredBy(Class<?> type) {
    try {
      return Stream.of(type.getDeclaredClasses());
    } catch (LinkageError e) {
      return Stream.empty();
    }
  }

  private static Optional<Method> declared(Class<?> type, String name) {
    try {
      Method method = type.getDeclaredMethod(name);
      method.setAccessible(true);
      return Optional.of(method).filter(found -> !Modifier.isStatic(found.getModifiers()));
    } catch (NoSuchMethodException | InaccessibleObjectException | LinkageError e) {
      return Optional.empty(); // A class may name others that are missing.
    }
  }
}
