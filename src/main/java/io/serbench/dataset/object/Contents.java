package io.serbench.dataset.object;

import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.MappedByteBuffer;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What the objects of a class consist of: the fields that classes outside the JDK declare, and what
 * the JDK's part of an object holds, such as elements, a comparator or a message. All code that
 * compares, counts or searches values is based on this.
 *
 * @param kind the kind of the JDK's part
 * @param parts what the JDK's part holds beside elements and entries, then {@link Fields#state}
 * @param inherited {@code equals}, or else {@code toString}, of the JDK's class that a user's class
 *     extends; empty if both are those of {@code Object} or abstract
 * @param constants its constants that a program knows by identity
 * @param viewer the language, other than Java, whose collection or map the class is
 */
public record Contents(
    ObjectKind kind,
    List<Part> parts,
    Optional<MethodHandle> inherited,
    Optional<OwnConstants> constants,
    Optional<Language> viewer) {

  private static final Pattern UNMODIFIABLE =
      Pattern.compile(
          "java\\.util\\.(ImmutableCollections\\$"
              + "|Collections\\$(Unmodifiable|Empty|Singleton|Copies))");

  private static final ClassValue<Contents> BY_CLASS =
      new ClassValue<>() {
        @Override
        protected Contents computeValue(Class<?> type) {
          ObjectKind kind = ObjectKind.of(type);
          Optional<Language> viewer =
              Languages.of(type).filter(language -> language.view(type).isPresent());
          Stream<Part> fields =
              viewer.isEmpty() ? Fields.state(type).stream().map(Part::of) : Stream.of();
          return new Contents(
              kind,
              Stream.concat(Part.ofTheJdk(type).stream(), fields).toList(),
              kind == ObjectKind.OBJECT ? inheritedBy(type) : Optional.empty(),
              // Nobody tells an empty collection from another.
              kind.isFree() ? Optional.empty() : OwnConstants.of(type),
              viewer);
        }
      };

  /** Returns what an object's class says of it. */
  public static Contents of(Object object) {
    return BY_CLASS.get(object.getClass());
  }

  /**
   * Returns a collection or map of another language by the JDK's interface, which a copy has as
   * well; other objects themselves.
   */
  public static Object view(Object object) {
    Optional<Language> viewer = of(object).viewer;
    return viewer.isEmpty() ? object : viewer.get().viewed(object);
  }

  /**
   * Returns whether the methods that {@link #inherited} tells of see a difference, or two lambdas
   * of a class call different methods.
   */
  public boolean differsAbove(Object expected, Object actual) {
    if (expected.getClass().isHidden()) {
      return !calledBy(expected).equals(calledBy(actual));
    }
    if (inherited.isEmpty()) {
      return false;
    }
    MethodHandle method = inherited.get();
    try {
      if (method.type().parameterCount() == 2) {
        return !(boolean) method.invoke(expected, actual);
      }
      String one = Leaves.textOf(expected, (String) method.invoke(expected));
      return !one.equals(Leaves.textOf(actual, (String) method.invoke(actual)));
    } catch (Throwable e) {
      throw new IllegalStateException("cannot compare two of " + expected.getClass(), e);
    }
  }

  /** Returns whether an object is compared as a whole: a value of the JDK, or an enum. */
  public static boolean isLeaf(Object object) {
    return of(object).kind == ObjectKind.LEAF;
  }

  /**
   * Returns whether an object itself cannot be changed, though perhaps the objects that it holds:
   * leaves, the JDK's unmodifiable collections, lambdas, and objects without contents, such as
   * locks.
   */
  public static boolean isFixed(Object object) {
    return isLeaf(object)
        || UNMODIFIABLE.matcher(object.getClass().getName()).lookingAt()
        || object instanceof Pattern
        || object.getClass().isHidden()
        || SerialForm.has(object.getClass())
        || (object instanceof Optional<?> optional && optional.isEmpty())
        || (object.getClass().isArray() && Array.getLength(object) == 0)
        || of(object).isEmpty();
  }

  private boolean isEmpty() {
    return kind == ObjectKind.OBJECT && parts.isEmpty() && inherited.isEmpty();
  }

  /**
   * Returns whether the identity of an object matters. Records and empty collections, for example,
   * may be shared by accident.
   */
  public static boolean hasIdentity(Object held) {
    Object object = view(held);
    if (object instanceof Collection<?> collection) {
      return !collection.isEmpty();
    }
    if (object instanceof Map<?, ?> map) {
      return !map.isEmpty();
    }
    return !(object instanceof Record)
        && !(object instanceof Optional)
        && !SerialForm.has(object.getClass())
        && !(object.getClass().isArray() && Array.getLength(object) == 0)
        && !of(object).isEmpty();
  }

  /** Passes the contents of an object to an action, with primitive values boxed. */
  public static void forEach(Object object, Consumer<Object> action) {
    forEach(object, field -> false, action);
  }

  /**
   * Passes the contents of an object to an action, with primitive values boxed.
   *
   * @param isIgnored whether a field is left out
   */
  public static void forEach(Object holder, Predicate<Field> isIgnored, Consumer<Object> action) {
    Object object = view(holder);
    if (object instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            action.accept(key);
            action.accept(value);
          });
    } else if (object instanceof Collection<?> collection) {
      collection.forEach(action);
    } else if (object.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(object); i++) {
        action.accept(Array.get(object, i));
      }
    }
    for (Part part : of(holder).parts) {
      if (part.field().filter(isIgnored).isPresent()) {
        continue;
      }
      Object held = part.get().apply(object);
      // Without a comparator or a message, say, nothing is missing from the value.
      if (held != null || !Fields.isOfTheJdk(part.owner())) {
        action.accept(held);
      }
    }
  }

  /**
   * Returns whether users cannot tell two classes apart: the JDK chooses among internal classes,
   * and a decoded lambda has a new hidden class.
   */
  public static boolean areAlike(Class<?> one, Class<?> other) {
    if (one == other) {
      return true;
    }
    if (one.isHidden() && other.isHidden()) {
      return host(one).equals(host(other));
    }
    return Fields.isOfTheJdk(one) && Fields.isOfTheJdk(other) && named(one) == named(other);
  }

  /** Returns what a lambda calls; empty if it cannot be written. */
  private static Optional<MethodHandleDesc> calledBy(Object lambda) {
    return Rebuilt.attempt(
        () -> {
          Method replacing = lambda.getClass().getDeclaredMethod("writeReplace");
          replacing.setAccessible(true);
          SerializedLambda form = (SerializedLambda) replacing.invoke(lambda);
          return MethodHandleDesc.of(
              DirectMethodHandleDesc.Kind.valueOf(form.getImplMethodKind()),
              ClassDesc.ofDescriptor("L" + form.getImplClass() + ";"),
              form.getImplMethodName(),
              form.getImplMethodSignature());
        });
  }

  private static String host(Class<?> lambda) {
    return lambda.getName().replaceFirst("\\$\\$Lambda.*", "");
  }

  private static Class<?> named(Class<?> type) {
    Class<?> each = type;
    while (each == MappedByteBuffer.class
        || !Modifier.isPublic(each.getModifiers())
        || !each.getModule().isExported(each.getPackageName())) {
      each = each.getSuperclass();
    }
    return each;
  }

  /** Finds the JDK's methods, which the class may have overridden by inexact ones. */
  private static Optional<MethodHandle> inheritedBy(Class<?> type) {
    Class<?> above = type;
    while (!Fields.isOfTheJdk(above)) {
      above = above.getSuperclass();
    }
    if (ObjectKind.of(above) != ObjectKind.LEAF) {
      return Optional.empty();
    }
    try {
      Method equals = above.getMethod("equals", Object.class);
      Method text = above.getMethod("toString");
      Method method = Leaves.isOfObject(equals) ? text : equals;
      if (Leaves.isOfObject(method) || Modifier.isAbstract(method.getModifiers())) {
        return Optional.empty();
      }
      return Optional.of(
          MethodHandles.privateLookupIn(type, MethodHandles.lookup())
              .unreflectSpecial(method, type));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("every object has equals and toString", e);
    }
  }
}
