package io.serbench.dataset.object;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What the JDK writes of its own comparators, such as those that reverse another or compare by a
 * key: nobody else can read their fields, and their {@code equals} is that of what they hold.
 */
final class SerialForm {
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

  private static boolean isOpened(Class<?> type) {
    return Fields.isOfTheJdk(type) && !Leaves.haveEquals(type) && !has(type);
  }
}
