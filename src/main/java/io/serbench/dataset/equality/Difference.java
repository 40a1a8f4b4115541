package io.serbench.dataset.equality;

import io.serbench.dataset.Causes;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.object.Leaves;
import io.serbench.dataset.object.Part;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.text.Format;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A difference between a value and its copy. The path is built on the way back from the difference,
 * so that comparing equal values costs no strings.
 *
 * @param path the path from the objects under comparison: {@code .items[3].price}
 * @param what the difference in words that follow the path: {@code should be 1 but is 2}
 * @param spots the innermost field that differs, the field that holds its object, and those around
 *     it that are transient or a collection's, whose layout it may be; empty if no field holds what
 *     differs
 */
record Difference(Path path, String what, List<Spot> spots) {
  private static final int LONGEST = 120;
  private static final int CONTEXT = 20; // Characters before the first that differs.
  private static final int MOST_SPOTS = 16;

  /** Control characters, and halves of surrogate pairs. */
  private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cs}]");

  /**
   * Places from the outermost to the innermost. A long list has as many, so they are not joined.
   */
  private record Path(String place, Path rest) {
    private static final Path EMPTY = new Path("", null);

    @Override
    public String toString() {
      StringBuilder joined = new StringBuilder();
      for (Path from = this; from != null; from = from.rest) {
        joined.append(from.place);
      }
      return joined.toString();
    }
  }

  /**
   * A field of two objects, in which they differ.
   *
   * @param inside whether what differs is a field of the object that this field holds
   */
  record Spot(Field field, Object expected, Object actual, boolean inside) {}

  static Difference of(String what) {
    return new Difference(Path.EMPTY, what, List.of());
  }

  static Difference between(Object expected, Object actual) {
    String should = whole(expected);
    String is = whole(actual);
    if (!should.equals(is)) {
      int from = beginning(should, is);
      return of("should be " + excerpt(should, from) + " but is " + excerpt(is, from));
    }
    String shown = excerpt(should, 0);
    String typed = typed(shown, expected);
    return of(
        typed.equals(typed(shown, actual))
            ? "should equal %s but does not".formatted(typed)
            : "should be %s but is %s".formatted(typed, typed(shown, actual)));
  }

  /** Returns where excerpts of two strings begin so that both show where they differ. */
  private static int beginning(String one, String other) {
    int alike = Arrays.mismatch(one.toCharArray(), other.toCharArray());
    int from = alike < LONGEST - CONTEXT ? 0 : alike - CONTEXT;
    return Character.isLowSurrogate(one.charAt(from)) ? from - 1 : from;
  }

  private static String excerpt(String text, int from) {
    String shown = (from == 0 ? "" : "...") + Excerpt.of(text.substring(from), LONGEST);
    return UNPRINTABLE
        .matcher(shown)
        .replaceAll(found -> "\\\\u%04x".formatted((int) found.group().charAt(0)));
  }

  /** Names the keys that are missing or new, which is clearer than two lists of all keys. */
  static Difference ofKeys(Set<?> expected, Set<?> actual) {
    Set<Object> missing = new LinkedHashSet<>(expected);
    Set<Object> more = new LinkedHashSet<>(actual);
    if (missing.equals(more)) {
      return between(expected, actual); // The order differs.
    }
    missing.removeAll(new LinkedHashSet<>(actual));
    more.removeAll(new LinkedHashSet<>(expected));
    String lack = missing.isEmpty() ? "" : "has lost the keys " + shown(missing);
    String gain = more.isEmpty() ? "" : "has the new keys " + shown(more);
    return of(lack + (lack.isEmpty() || gain.isEmpty() ? "" : " and ") + gain);
  }

  static Difference ofClasses(Class<?> expected, Class<?> actual) {
    return of("should be a %s but is a %s".formatted(expected.getTypeName(), actual.getTypeName()));
  }

  /**
   * Returns that an element is missing.
   *
   * @param nearest how it differs from the most similar element, if there is one
   */
  static Difference withoutEqual(Object element, Optional<Difference> nearest) {
    String what = "has no equal of " + shown(element);
    return nearest
        .map(
            it ->
                new Difference(
                    Path.EMPTY,
                    what + "; in the most similar, " + it.toString().strip(),
                    it.spots()))
        .orElseGet(() -> of(what));
  }

  Difference in(String place) {
    return new Difference(new Path(place, path), what, spots);
  }

  /** Returns the difference as one of a part of two objects. */
  Difference in(Part part, Object expected, Object actual) {
    boolean tells =
        part.field().isPresent()
            && (spots.size() <= 1
                || isTransient(part.field().get())
                || (spots.size() < MOST_SPOTS && Elements.has(expected)));
    return new Difference(
        new Path(part.place(), path),
        what,
        tells ? with(part.field().get(), expected, actual) : spots);
  }

  private static boolean isTransient(Field field) {
    return Modifier.isTransient(field.getModifiers());
  }

  private List<Spot> with(Field field, Object expected, Object actual) {
    boolean inside = !spots.isEmpty() && !Elements.has(expected);
    return Stream.concat(spots.stream(), Stream.of(new Spot(field, expected, actual, inside)))
        .toList();
  }

  @Override
  public String toString() {
    return path + " " + what;
  }

  private static String typed(String shown, Object object) {
    return object == null ? shown : "%s (%s)".formatted(shown, object.getClass().getSimpleName());
  }

  /** Returns an excerpt of the object's string without identity hashes. */
  static String shown(Object object) {
    return excerpt(whole(object), 0);
  }

  static String quote(Object object) {
    return excerpt(quoted(object), 0);
  }

  /** Returns the object's string without identity hashes, which differ for equal objects. */
  private static String whole(Object object) {
    return object instanceof CharSequence ? quoted(object) : Causes.withoutHashes(quoted(object));
  }

  private static String quoted(Object object) {
    return object instanceof CharSequence ? "\"" + object + "\"" : text(object);
  }

  /** Returns the object's string. A {@code toString} that fails must not hide the difference. */
  private static String text(Object object) {
    if (object == null) {
      return "null";
    }
    if (object.getClass().isArray()) {
      String all = Arrays.deepToString(new Object[] {object});
      return all.substring(1, all.length() - 1);
    }
    String some = "a " + object.getClass().getTypeName();
    if (object instanceof Format format) {
      return some + " that writes " + Leaves.written(format);
    }
    try {
      String text = Leaves.textOf(object, String.valueOf(object));
      return text.equals(object.getClass().getName() + "@") ? some : text;
    } catch (RuntimeException | StackOverflowError e) {
      return some + ", whose toString throws " + e.getClass().getName();
    }
  }
}
