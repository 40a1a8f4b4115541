package io.serbench.dataset;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What is different in a copy, and where; the path grows on the way back, so that equal parts cost
 * none.
 *
 * @param path from where the comparison is by now: {@code .items[3].price}
 * @param what in words that come after the path
 */
record Difference(String path, String what) {
  private static final int LONGEST = 120;

  /** Here, and in these words. */
  static Difference of(String what) {
    return new Difference("", what);
  }

  /** One thing stands where another should. */
  static Difference between(Object expected, Object actual) {
    String should = quote(expected);
    String is = quote(actual);
    return of(
        should.equals(is)
            ? "should be %s (%s) but is %s (%s)".formatted(should, name(expected), is, name(actual))
            : "should be " + should + " but is " + is);
  }

  /** What of many keys is missing or new says more than all of them. */
  static Difference ofKeys(Set<?> expected, Set<?> actual) {
    Set<Object> missing = new LinkedHashSet<>(expected);
    Set<Object> more = new LinkedHashSet<>(actual);
    if (missing.equals(more)) {
      return between(expected, actual); // In another order.
    }
    missing.removeAll(new LinkedHashSet<>(actual));
    more.removeAll(new LinkedHashSet<>(expected));
    String lack = missing.isEmpty() ? "" : "has lost the keys " + quote(missing);
    String gain = more.isEmpty() ? "" : "has the new keys " + quote(more);
    return of(lack + (lack.isEmpty() || gain.isEmpty() ? "" : " and ") + gain);
  }

  /** Nothing in the copy is equal to an element whose place does not matter. */
  static Difference withoutEqual(Object element) {
    return of("has no equal of " + quote(element));
  }

  /** The same, seen from around that place. */
  Difference in(String place) {
    return new Difference(place + path, what);
  }

  @Override
  public String toString() {
    return path + " " + what;
  }

  private static String name(Object object) {
    return object == null ? "null" : object.getClass().getSimpleName();
  }

  private static String quote(Object object) {
    String text = object instanceof CharSequence ? "\"" + object + "\"" : text(object);
    return Excerpt.of(text, LONGEST);
  }

  /** What a class says of its objects may fail, and must not hide that they differ. */
  private static String text(Object object) {
    try {
      String text = String.valueOf(object);
      if (object != null && text.equals("null")) {
        return "a " + object.getClass().getTypeName() + " of null";
      }
      return object != null && Leaves.textOf(object, text).equals(object.getClass().getName() + "@")
          ? "a " + object.getClass().getTypeName()
          : text;
    } catch (RuntimeException | StackOverflowError e) {
      return "a "
          + object.getClass().getName()
          + ", whose toString throws "
          + e.getClass().getName();
    }
  }
}
