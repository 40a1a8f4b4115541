package io.serbench.dataset;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.net.URL;
import java.util.Collection;

/**
 * What values end in: immutable objects that are compared as a whole, and that a copy may share
 * with its input.
 */
enum Leaves {
  /** Those of two classes differ. */
  BY_CLASS,
  /** Numbers are equal that people would write alike, or that are the same double. */
  NUMBERS_BY_VALUE {
    @Override
    boolean areEqual(Object expected, Object actual) {
      return super.areEqual(expected, actual) || areEqualNumbers(expected, actual);
    }

    @Override
    int hash(Object leaf) {
      // Doubles that are written like a float are close to it; negative zero becomes zero.
      return leaf instanceof Number number
          ? Float.hashCode((float) number.doubleValue() + 0f)
          : super.hash(leaf);
    }
  };

  private static final ClassValue<Boolean> HAVE_EQUALS =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          try {
            // That of a URL asks the network.
            return type != URL.class && !isOfObject(type.getMethod("equals", Object.class));
          } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every object has equals", e);
          }
        }
      };

  /** Whether a method is the one that every class has. */
  static boolean isOfObject(Method method) {
    return method.getDeclaringClass() == Object.class;
  }

  /** Whether all are leaves that are equal to none of another class, and to none that differs. */
  static boolean areExact(Collection<?> elements) {
    return elements.stream().allMatch(element -> element == null || isExact(element));
  }

  private static boolean isExact(Object element) {
    return element instanceof Enum
        || (Contents.isLeaf(element)
            && Modifier.isFinal(element.getClass().getModifiers())
            && HAVE_EQUALS.get(element.getClass()));
  }

  /**
   * Some of the JDK's classes have no {@code equals}, and say by their text what they are; a plain
   * object, which serves as a lock, is nothing but there.
   */
  boolean areEqual(Object expected, Object actual) {
    if (expected.getClass() == Object.class) {
      return true;
    }
    if (!Contents.areAlike(expected.getClass(), actual.getClass())) {
      return false;
    }
    return HAVE_EQUALS.get(expected.getClass())
        ? expected.equals(actual)
        : textOf(expected, expected.toString()).equals(textOf(actual, actual.toString()));
  }

  /** The same for what is equal. */
  int hash(Object leaf) {
    return HAVE_EQUALS.get(leaf.getClass()) ? leaf.hashCode() : 0;
  }

  /** Without what says no more than which object it is. */
  static String textOf(Object object, String text) {
    return text.replace("@" + Integer.toHexString(System.identityHashCode(object)), "@");
  }

  private static boolean areEqualNumbers(Object expected, Object actual) {
    if (!(expected instanceof Number one) || !(actual instanceof Number other)) {
      return false;
    }
    if (expected instanceof Double != actual instanceof Double
        && Double.isFinite(one.doubleValue())
        && one.doubleValue() == other.doubleValue()) {
      return true;
    }
    try {
      return new BigDecimal(expected.toString()).compareTo(new BigDecimal(actual.toString())) == 0;
    } catch (NumberFormatException e) {
      // An infinite one, or not a number.
      return expected.toString().equals(actual.toString());
    }
  }
}
