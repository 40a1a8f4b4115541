package io.serbench.dataset.object;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What the JDK writes of its own objects, as nobody else can read their fields: of comparators that
 * reverse another or compare by a key, whose {@code equals} is that of what they hold, and of sets
 * and maps of an enum's constants.
 */
public final class SerialForm {
  private SerialForm() {}

  /** Returns whether a class is compared by what is written of its objects. */
  static boolean has(Class<?> type) {
    return Comparator.class.isAssignableFrom(type)
        && Serializable.class.isAssignableFrom(type)
        && Fields.isOfTheJdk(type)
        && !Modifier.isPublic(type.getModifiers());
  }

  /**
   * Returns the names of the JDK's classes that a comparator consists of, and the other objects
   * that it holds.
   */
  static Object[] of(Object comparator) {
    List<Object> parts = new ArrayList<>();
    try (ObjectOutputStream out =
        new ObjectOutputStream(OutputStream.nullOutputStream()) {
          {
            enableReplaceObject(true);
          }

          @Override
          protected Object replaceObject(Object written) {
            boolean isOpened = written == comparator || isOpened(written.getClass());
            parts.add(isOpened ? written.getClass().getName() : written);
            return isOpened ? written : null;
          }
        }) {
      out.writeObject(comparator);
    } catch (IOException e) {
      // What it holds cannot be written, but is known by now.
    }
    return parts.toArray();
  }

  /**
   * Returns the enum whose constants a set or map of the JDK takes, even if it has none; empty if
   * it takes any.
   */
  public static Optional<Class<?>> enumOf(Object collection) {
    List<Class<?>> named = new ArrayList<>();
    try (ObjectOutputStream out =
        new ObjectOutputStream(OutputStream.nullOutputStream()) {
          @Override
          protected void annotateClass(Class<?> type) {
            named.add(type);
          }
        }) {
      out.writeObject(collection);
    } catch (IOException e) {
      // What it holds cannot be written, but the enum comes before.
    }
    return named.stream().filter(Class::isEnum).findFirst();
  }

  private static boolean isOpened(Class<?> type) {
    return Fields.isOfTheJdk(type) && !Leaves.haveEquals(type) && !has(type);
  }
}
