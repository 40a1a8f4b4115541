package io.serbench.dataset.object;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.dataset.DataType.Parts;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The classes that values are made of: the declared types of fields, with the permitted subclasses
 * of sealed types and the usual classes of the JDK's collections, and the classes of the objects in
 * the values. Declared ones come first, and the others by name, so that their order depends as
 * little as possible on the values.
 */
public final class FoundParts implements ObjectWalk.Visitor {
  /** What Jackson chooses, for the interfaces of serbench's own classes: forks need no Jackson. */
  static final Map<Class<?>, Class<?>> MOST_USUAL =
      Map.of(
          Collection.class, ArrayList.class,
          List.class, ArrayList.class,
          Map.class, LinkedHashMap.class,
          Set.class, HashSet.class);

  /** The class that Jackson chooses for an abstract collection or map of the JDK. */
  private static final ClassValue<Optional<Class<?>>> USUAL =
      new ClassValue<>() {
        @Override
        protected Optional<Class<?>> computeValue(Class<?> type) {
          if (MOST_USUAL.containsKey(type)) {
            return Optional.of(MOST_USUAL.get(type));
          }
          String empty = Map.class.isAssignableFrom(type) ? "{}" : "[]";
          try {
            return Optional.of(new ObjectMapper().readValue(empty, type).getClass());
          } catch (IOException | IllegalArgumentException | ClassCastException e) {
            // Values have a class that only they know, as those of an EnumSet.
            return Optional.empty();
          }
        }
      };

  private final Set<Class<?>> seen = new LinkedHashSet<>();
  private final Set<Class<?>> keys = new LinkedHashSet<>();
  private final Set<Class<?>> written = new LinkedHashSet<>();
  private final Set<Class<?>> met = new HashSet<>();
  private final Set<Class<?>> metInReplacements = new HashSet<>();
  private final Set<Object> shared = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * Finds the classes of some values.
   *
   * @param first their type, whose classes come first
   */
  public static FoundParts of(Type first, List<?> values) {
    FoundParts parts = declared(first);
    values.forEach(value -> ObjectWalk.through(value, parts));
    byName(parts.met).forEach(type -> parts.add(type, parts.seen));
    parts.seen.forEach(
        type -> Replacement.nested(type).forEach(nested -> parts.add(nested, parts.written)));
    byName(parts.metInReplacements).forEach(type -> parts.add(type, parts.written));
    return parts;
  }

  /** Finds the classes that a type and its parts declare, and no serialization proxies. */
  public static FoundParts declared(Type type) {
    FoundParts parts = new FoundParts();
    parts.add(type, parts.seen);
    return parts;
  }

  /** Returns the class of a type that is a class, or one with type arguments. */
  public static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
  }

  private static Stream<Class<?>> byName(Set<Class<?>> types) {
    return types.stream().sorted(Comparator.comparing(Class::getName));
  }

  /** Returns the classes that objects have, those of the JDK and arrays apart from the others. */
  public Parts parts() {
    Set<Class<?>> all = new LinkedHashSet<>(seen);
    all.addAll(written);
    return new Parts(
        seen.stream().filter(type -> hasObjects(type) && !isOther(type)).toList(),
        all.stream().filter(type -> hasObjects(type) && isOther(type)).toList(),
        written.stream()
            .filter(type -> hasObjects(type) && !isOther(type) && !seen.contains(type))
            .toList(),
        false);
  }

  private static boolean isOther(Class<?> type) {
    return type.isArray() || Fields.isOfTheJdk(type);
  }

  /** Returns whether it is no abstract class and, as every library knows these, no primitive. */
  private static boolean hasObjects(Class<?> type) {
    return type.isArray()
        ? !type.getComponentType().isPrimitive()
        : type.isEnum() || !Modifier.isAbstract(type.getModifiers());
  }

  /** Returns the classes that another language than Java makes; generic ones lack arguments. */
  public List<Class<?>> ofLanguages() {
    return seen.stream()
        .filter(type -> Languages.of(type).isPresent() && type.getTypeParameters().length == 0)
        .toList();
  }

  /** Returns the JDK's classes of which keys of maps are, of any language, and perhaps others. */
  public List<Class<?>> keys() {
    // A user's map may say elsewhere what its keys are.
    Stream<Class<?>> usual =
        seen.stream().anyMatch(type -> Map.class.isAssignableFrom(type) && !isOther(type))
            ? Stream.of(String.class)
            : Stream.of();
    return Stream.concat(keys.stream(), usual)
        .filter(type -> Fields.isOfTheJdk(type) && hasObjects(type))
        .distinct()
        .toList();
  }

  /** Returns the sealed types outside the JDK. */
  public List<Class<?>> sealed() {
    return seen.stream().filter(type -> Sealed.is(type) && !Fields.isOfTheJdk(type)).toList();
  }

  /** Returns the objects that several references within a value lead to. */
  public Set<Object> shared() {
    return shared;
  }

  @Override
  public void found(Object object, int depth) {
    if (object == null) {
      return;
    }
    met.add(declaring(object));
    Replacement.of(object)
        .ifPresent(
            replacement -> {
              metInReplacements.add(declaring(replacement));
              if (!Contents.isLeaf(replacement)) {
                // What these hold is mostly part of the value as well.
                Contents.forEach(
                    replacement,
                    written -> {
                      if (written != null) {
                        metInReplacements.add(declaring(written));
                      }
                    });
              }
            });
  }

  private static Class<?> declaring(Object object) {
    return object instanceof Enum<?> constant ? constant.getDeclaringClass() : object.getClass();
  }

  @Override
  public void foundAgain(Object object) {
    shared.add(object);
  }

  /** Adds a type, and those that it names. */
  private void add(Type first, Set<Class<?>> types) {
    Deque<Type> left = new ArrayDeque<>(List.of(first));
    while (!left.isEmpty()) {
      Type type = left.pop();
      if (type instanceof Class<?> plain) {
        if (types.add(plain)) {
          left.addAll(within(plain));
        }
      } else if (type instanceof ParameterizedType generic) {
        List<Type> arguments = List.of(generic.getActualTypeArguments());
        left.add(generic.getRawType());
        left.addAll(arguments);
        if (arguments.size() == 2 && arguments.get(0) instanceof Class<?> key) {
          keys.add(key);
        }
      } else if (type instanceof GenericArrayType array) {
        left.add(array.getGenericComponentType());
      } else if (type instanceof WildcardType wild) {
        left.addAll(List.of(wild.getUpperBounds()));
      }
    }
  }

  /** Returns the types that the declaration of a class names. */
  private static List<Type> within(Class<?> type) {
    if (type.isArray()) {
      return List.of(type.getComponentType());
    }
    if (Fields.isOfTheJdk(type)) {
      boolean isOpen =
          Modifier.isAbstract(type.getModifiers())
              && (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type));
      return isOpen ? USUAL.get(type).<List<Type>>map(List::of).orElse(List.of()) : List.of();
    }
    Stream<Type> cases = Stream.of();
    if (type.isSealed() && !type.isEnum()) {
      cases = Stream.of(type.getPermittedSubclasses());
    } else if (Sealed.is(type)) {
      cases = Sealed.concrete(type).stream().map(Type.class::cast);
    }
    Stream<Type> fields = Fields.of(type).stream().map(Field::getGenericType);
    Stream<Type> members =
        Languages.of(type).map(language -> language.memberTypes(type)).orElse(Stream.of());
    return Stream.of(cases, fields, members).flatMap(types -> types).toList();
  }
}
