package io.serbench.dataset;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/**
 * What values end in: immutable objects that are compared as a whole, and that a copy may share
 * with its input.
 */
enum Leaves {
  /** Those of two classes differ. */
  BY_CLASS,
  /** Numbers are equal that people would write alike, whatever their classes. */
  NUMBERS_BY_VALUE {
    @Override
    boolean areEqual(Object expected, Object actual) {
      return super.areEqual(expected, actual) || areEqualNumbers(expected, actual);
    }
  };

  /** Which classes {@link #is} is true of, asked for every leaf of large values. */
  private static final ClassValue<Boolean> CLASSES =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return Enum.class.isAssignableFrom(type)
              || (Fields.isOfTheJdk(type)
                  && !type.isArray()
                  && !Collection.class.isAssignableFrom(type)
                  && !Map.class.isAssignableFrom(type)
                  && type != Optional.class);
        }
      };

  private static final ClassValue<Boolean> OVERRIDES_EQUALS =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          try {
            return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
          } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every object has equals", e);
          }
        }
      };

  /** Whether it is one. */
  static boolean is(Object object) {
    return CLASSES.get(object.getClass());
  }

  /** Whether all are, or null. */
  static boolean are(Collection<?> elements) {
    return elements.stream().allMatch(element -> element == null || is(element));
  }

  /** Some of the JDK's classes have no {@code equals}, and say by their text what they are. */
  boolean areEqual(Object expected, Object actual) {
    return expected.equals(actual)
        || (expected.getClass() == actual.getClass()
            && !OVERRIDES_EQUALS.get(expected.getClass())
            && expected.toString().equals(actual.toString()));
  }

  private static boolean areEqualNumbers(Object expected, Object actual) {
    if (!(expected instanceof Number) || !(actual instanceof Number)) {
      return false;
    }
    try {
      return new BigDecimal(expected.toString()).compareTo(new BigDecimal(actual.toString())) == 0;
    } catch (NumberFormatException e) {
      // An infinite one, or not a number.
      return expected.toString().equals(actual.toString());
    }
  }
}
