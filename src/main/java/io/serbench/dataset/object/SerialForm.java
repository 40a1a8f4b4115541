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
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What the JDK writes of its own objects whose fields nobody else can read: comparators, such as
 * those that reverse another or compare by a key, whose {@code equals} is that of what they hold;
 * sets and maps of an enum's constants; and views of collections, such as unmodifiable ones, which
 * ask these for their elements.
 */
public final class SerialForm {
  private static final Pattern VIEW =
      Pattern.compile(
          "java\\.util\\.Collections\\$"
              + "(Unmodifiable|Synchronized|Checked|SetFromMap|SequencedSetFromMap|AsLIFOQueue)");

  /**
   * Classes of what is written in place of collections that cannot change, and of sets of enums.
   */
  private static final Set<String> PROXIES =
      Set.of("java.util.CollSer", "java.util.EnumSet$SerializationProxy");

  private SerialForm() {}

  /** Returns whether a class is compared by what is written of its objects. */
  static boolean has(Class<?> type) {
    return Comparator.class.isAssignableFrom(type)
        && Serializable.class.isAssignableFrom(type)
        && Fields.isOfTheJdk(type)
        && !Modifier.isPublic(type.getModifiers());
  }

  /** Returns whether an object of the JDK's is a view of a collection or map. */
  public static boolean isView(Object object) {
    return VIEW.matcher(object.getClass().getName()).lookingAt();
  }

  /**
   * Returns the objects that a view holds, without asking the collection for its elements; empty if
   * that is one of the JDK's that nobody can extend, so that asking is as good.
   */
  public static Optional<List<Object>> viewed(Object view) {
    List<Object> parts = written(view, object -> object == view);
    return parts.stream().anyMatch(part -> PROXIES.contains(part.getClass().getName()))
        ? Optional.empty()
        : Optional.of(parts);
  }

  /**
   * Returns the names of the JDK's classes that a comparator consists of, and the other objects
   * that it holds.
   */
  static Object[] of(Object comparator) {
    return written(comparator, object -> object == comparator || isOpened(object.getClass()))
        .stream()
        .map(
            part ->
                part == comparator || isOpened(part.getClass()) ? part.getClass().getName() : part)
        .toArray();
  }

  /** Returns the objects that are written of one, itself included, in order. */
  private static List<Object> written(Object whole, Predicate<Object> isOpened) {
    List<Object> parts = new ArrayList<>();
    write(
        whole,
        part -> {
          parts.add(part);
          return isOpened.test(part);
        },
        type -> {});
    return parts;
  }

  /**
   * Returns the enum whose constants a set or map of the JDK takes, even if it has none; empty if
   * it takes any.
   */
  public static Optional<Class<?>> enumOf(Object collection) {
    List<Class<?>> named = new ArrayList<>();
    write(collection, part -> true, named::add); // The enum comes before what it holds.
    return named.stream().filter(Class::isEnum).findFirst();
  }

  /**
   * Writes an object, as far as what it holds can be written.
   *
   * @param isOpened is told of each object, and returns whether to write what it holds
   * @param onClass is told of each class
   */
  private static void write(Object whole, Predicate<Object> isOpened, Consumer<Class<?>> onClass) {
    try (ObjectOutputStream out =
        new ObjectOutputStream(OutputStream.nullOutputStream()) {
          {
            enableReplaceObject(true);
          }

          @Override
          protected Object replaceObject(Object part) {
            return isOpened.test(part) ? part : null;
          }

          @Override
          protected void annotateClass(Class<?> type) {
            onClass.accept(type);
          }
        }) {
      out.writeObject(whole);
    } catch (IOException e) {
      // Whoever asks has been told of all before that.
    }
  }

  private static boolean isOpened(Class<?> type) {
    return Fields.isOfTheJdk(type) && !Leaves.haveEquals(type) && !has(type);
  }
}
