package io.serbench.dataset.object;

import java.io.InputStream;
import java.io.ObjectStreamClass;
import java.io.Reader;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URL;
import java.nio.ByteBuffer;
import java.text.Format;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.BaseStream;
import java.util.stream.Stream;

/** Ways to compare leaves: immutable objects that a copy may share with its original. */
public enum Leaves {
  /** Leaves of different classes differ. */
  BY_CLASS,
  /** Numbers of any class are equal if they have the same decimal form or the same double value. */
  NUMBERS_BY_VALUE {
    @Override
    public boolean areEqual(Object expected, Object actual) {
      return super.areEqual(expected, actual) || areEqualNumbers(expected, actual);
    }

    @Override
    public int hash(Object leaf) {
      // A double with the decimal form of a float rounds to it. Negative zero equals zero.
      return leaf instanceof Number number
          ? Float.hashCode((float) number.doubleValue() + 0f)
          : super.hash(leaf);
    }
  };

  private static final ClassValue<Boolean> ALONE =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return OwnConstants.isAlone(type);
        }
      };

  /**
   * The getters of what the JDK writes of an unchangeable object, such as a name's prefix. The
   * strings of final classes say as much.
   */
  private static final ClassValue<List<Method>> WRITTEN =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          ObjectStreamClass form = ObjectStreamClass.lookup(type);
          if (form == null || isParsed(type) || Cloneable.class.isAssignableFrom(type)) {
            return List.of();
          }
          List<String> getters =
              Stream.of(form.getFields())
                  .map(
                      field ->
                          "get"
                              + field.getName().substring(0, 1).toUpperCase(Locale.ROOT)
                              + field.getName().substring(1))
                  .toList();
          return Stream.of(type.getMethods())
              .filter(
                  method -> method.getParameterCount() == 0 && getters.contains(method.getName()))
              .filter(Method::trySetAccessible)
              .toList();
        }
      };

  /** What two objects have left cannot be compared without taking it from them. */
  private static final List<Class<?>> USED_UP =
      List.of(Iterator.class, Enumeration.class, BaseStream.class, InputStream.class, Reader.class);

  private static final ClassValue<Boolean> HAVE_EQUALS =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          try {
            // URL.equals resolves host names.
            return type != URL.class && !isOfObject(type.getMethod("equals", Object.class));
          } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every object has equals", e);
          }
        }
      };

  /** Returns whether a method is one that {@code Object} has, and no class has overridden. */
  public static boolean isOfObject(Method method) {
    return method.getDeclaringClass() == Object.class;
  }

  /**
   * Returns whether neither {@code equals} nor {@code toString} tells apart objects that messages
   * have, as with a {@code LogRecord}.
   */
  public static boolean areMute(Class<?> type) {
    try {
      return Serializable.class.isAssignableFrom(type)
          && !type.isInterface()
          && !haveEquals(type)
          && isOfObject(type.getMethod("toString"));
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("every object has toString", e);
    }
  }

  /** Returns whether a class has an {@code equals} that compares what its objects hold. */
  static boolean haveEquals(Class<?> type) {
    return HAVE_EQUALS.get(type);
  }

  /** Returns whether all elements are null or leaves whose {@code equals} is exact. */
  public static boolean areExact(Collection<?> elements) {
    return elements.stream()
        .allMatch(
            element ->
                element == null
                    || element instanceof Enum
                    || (Contents.isLeaf(element)
                        && Modifier.isFinal(element.getClass().getModifiers())
                        && HAVE_EQUALS.get(element.getClass())));
  }

  /**
   * Returns whether two leaves are equal. Classes of the JDK without {@code equals} are compared by
   * their strings. Plain {@code Object}s, which serve as locks, are all equal.
   */
  public boolean areEqual(Object expected, Object actual) {
    if (expected == actual || expected.getClass() == Object.class) {
      return true;
    }
    if (!Contents.areAlike(expected.getClass(), actual.getClass())) {
      return false;
    }
    Class<?> type = expected.getClass();
    if (HAVE_EQUALS.get(type) ? !expected.equals(actual) : isTheOnly(expected)) {
      return false;
    }
    if (expected instanceof InetAddress one) {
      return areNamedAlike(
          new InetSocketAddress(one, 0), new InetSocketAddress((InetAddress) actual, 0));
    }
    if (expected instanceof InetSocketAddress one) {
      return areNamedAlike(one, (InetSocketAddress) actual);
    }
    if (HAVE_EQUALS.get(type) && differBeside(expected, actual)) {
      return false;
    }
    if (expected instanceof Format one && !written(one).equals(written((Format) actual))) {
      return false; // Its equals compares patterns, not what it has made of them.
    }
    if (expected instanceof ByteBuffer one && !one.order().equals(((ByteBuffer) actual).order())) {
      return false; // Its numbers differ.
    }
    return (HAVE_EQUALS.get(type) && !isParsed(type))
        || textOf(expected, expected.toString()).equals(textOf(actual, actual.toString()));
  }

  /**
   * Returns whether a program knows an object without {@code equals} by its identity, as its class
   * makes no other for it, such as a currency, or cannot look at it without using it up.
   */
  private static boolean isTheOnly(Object object) {
    return USED_UP.stream().anyMatch(type -> type.isInstance(object))
        || (ALONE.get(object.getClass())
            && Rebuilt.attempt(() -> Rebuilt.serialized(object))
                .filter(copy -> copy == object)
                .isPresent());
  }

  /** Returns whether two objects differ in what their {@code equals} leaves out. */
  private static boolean differBeside(Object expected, Object actual) {
    return WRITTEN.get(expected.getClass()).stream()
        .anyMatch(
            getter ->
                !Rebuilt.attempt(() -> getter.invoke(expected))
                    .equals(Rebuilt.attempt(() -> getter.invoke(actual))));
  }

  /** Returns whether no name or scope is lost; without a name, a copy may have looked it up. */
  private static boolean areNamedAlike(InetSocketAddress one, InetSocketAddress other) {
    if (one.isUnresolved()) {
      return true; // Its equals compares names.
    }
    String numbers = one.getAddress().getHostAddress();
    return numbers.equals(other.getAddress().getHostAddress())
        && List.of(numbers, other.getHostString()).contains(one.getHostString());
  }

  /**
   * Returns whether a class's strings are values as well, such as a date's or a cookie's: a library
   * that fills its fields may leave out those that {@code equals} does not compare.
   */
  private static boolean isParsed(Class<?> type) {
    return Modifier.isFinal(type.getModifiers())
        && !type.getPackage().equals(Object.class.getPackage());
  }

  /** Returns what a format writes for a number, which may be a time, or for two. */
  public static List<String> written(Format format) {
    return Stream.of(1234.5, new Object[] {1, 2})
        .map(value -> Rebuilt.attempt(() -> ((Format) format.clone()).format(value)))
        .flatMap(Optional::stream)
        .map(String.class::cast)
        .toList();
  }

  /** Returns a hash that is the same for equal leaves. */
  public int hash(Object leaf) {
    return HAVE_EQUALS.get(leaf.getClass()) ? leaf.hashCode() : 0;
  }

  /** Returns an object's string without the identity hash code in it. */
  public static String textOf(Object object, String text) {
    if (object instanceof ByteBuffer buffer) {
      return text + " " + buffer.order();
    }
    return text.replace("@" + Integer.toHexString(System.identityHashCode(object)), "@");
  }

  private static boolean areEqualNumbers(Object expected, Object actual) {
    if (!(expected instanceof Number one) || !(actual instanceof Number other)) {
      return false;
    }
    try {
      if (new BigDecimal(expected.toString()).compareTo(new BigDecimal(actual.toString())) == 0) {
        return true;
      }
    } catch (NumberFormatException e) {
      // NaN or infinite.
      return expected.toString().equals(actual.toString());
    }
    if (isWhole(expected) || isWhole(actual)) {
      // All digits of a whole number count, whatever a double makes of them.
      return exact(one).compareTo(exact(other)) == 0;
    }
    return expected instanceof Double != actual instanceof Double
        && one.doubleValue() == other.doubleValue();
  }

  private static boolean isWhole(Object number) {
    return number instanceof Long
        || number instanceof Integer
        || number instanceof Short
        || number instanceof Byte
        || number instanceof BigInteger;
  }

  private static BigDecimal exact(Number number) {
    return number instanceof Double || number instanceof Float
        ? new BigDecimal(number.doubleValue())
        : new BigDecimal(number.toString());
  }
}
