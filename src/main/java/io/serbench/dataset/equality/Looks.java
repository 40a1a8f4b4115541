package io.serbench.dataset.equality;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.object.Leaves;
import io.serbench.dataset.object.ObjectKind;
import io.serbench.dataset.object.ObjectWalk;
import io.serbench.dataset.object.SerialForm;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a program sees of an object, one level deep: its bean properties, its accessors and what a
 * JSON library is told to call; as a collection or a map, of any library, its size and what it
 * finds by its own elements and keys. No other methods are called, so that nothing runs that
 * libraries would not run as well.
 */
public final class Looks {
  /** Elements and keys of a collection that are looked up. */
  private static final int MOST_LOOKUPS = 256;

  /** A question to an object. */
  interface Question {
    Object ask(Object object) throws Exception;
  }

  /**
   * A look.
   *
   * @param name as in a program: {@code .getPrice()}, {@code .get("nut")}
   */
  record Look(String name, Question question) {
    Answer at(Object object) {
      try {
        return new Answer(Optional.ofNullable(question.ask(object)), Optional.empty());
      } catch (InvocationTargetException e) {
        return Answer.thrown(e.getCause());
      } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
        return Answer.thrown(e);
      }
    }
  }

  /** What a look saw, or what was thrown instead. */
  record Answer(Optional<Object> value, Optional<Class<?>> thrown) {
    private static Answer thrown(Throwable what) {
      return new Answer(Optional.empty(), Optional.of(what.getClass()));
    }

    /** Returns whether the object's class has no such method. */
    boolean isMissing() {
      return thrown.equals(Optional.of(NoSuchMethodException.class));
    }

    boolean isLike(Answer other, Dataset<?> dataset) {
      return thrown.equals(other.thrown) && difference(other, dataset).isEmpty();
    }

    /** Returns where another answer, which throws nothing either, differs. */
    Optional<Difference> difference(Answer other, Dataset<?> dataset) {
      return DeepEquality.ofAnswers(dataset, value.orElse(null), other.value.orElse(null));
    }

    /** Returns whether an object answers as its copy does, even if by a view of each. */
    boolean isLike(Answer other, Dataset<?> dataset, Object object, Object copy) {
      return thrown.equals(other.thrown)
          && DeepEquality.areAlike(
              dataset, value.orElse(null), other.value.orElse(null), object, copy);
    }

    String shown() {
      return thrown
          .map(what -> "throws " + what.getSimpleName())
          .orElseGet(() -> Difference.shown(value.orElse(null)));
    }

    @Override
    public String toString() {
      return thrown.isPresent() ? shown() : "is " + shown();
    }
  }

  /** A look at collections of a type of the JDK's. */
  private record OfType(Class<?> type, Look look) {}

  /**
   * Looks at views of a map, which it may make when it is asked for the first time, and at settings
   * of which no method speaks: whether a map moves what it finds to the end, which class says what
   * it drops, and which enum's constants a set or map takes while it has none.
   */
  private static final List<OfType> SETTINGS =
      List.of(
          new OfType(Map.class, new Look(".keySet().size()", map -> viewed(map).keySet().size())),
          new OfType(Map.class, new Look(".values().size()", map -> viewed(map).values().size())),
          new OfType(
              Map.class, new Look(".entrySet().size()", map -> viewed(map).entrySet().size())),
          new OfType(
              LinkedHashMap.class, new Look(".accessOrder", map -> movesWhatItFinds(viewed(map)))),
          new OfType(
              LinkedHashMap.class,
              new Look(".removeEldestEntry()", map -> removing(viewed(map).getClass()))),
          new OfType(EnumMap.class, new Look(".keyType", Looks::enumOf)),
          new OfType(EnumSet.class, new Look(".elementType", Looks::enumOf)));

  private static final ClassValue<List<Look>> BY_CLASS =
      new ClassValue<>() {
        @Override
        protected List<Look> computeValue(Class<?> type) {
          return ofClass(type);
        }
      };

  private Looks() {}

  /**
   * Looks at all objects of a value, which then have what their classes keep once they were asked.
   * What throws is passed over.
   *
   * @return whether all looks returned in time
   */
  public static boolean atAll(Object value, Duration limit) {
    return DeepStack.callWithin(
            limit,
            () -> {
              Set<Object> objects = ObjectWalk.through(value, (object, depth) -> {});
              objects.forEach(object -> answers(of(object), object));
              return objects;
            })
        .isPresent();
  }

  /** Returns the looks at an object; those that depend on its contents come first. */
  static List<Look> of(Object object) {
    // What a language's collections have beside elements is how they are made.
    boolean isViewed = Contents.of(object).viewer().isPresent();
    List<Look> ofClass = isViewed ? List.of() : BY_CLASS.get(object.getClass());
    List<Look> lookups = lookups(object);
    return lookups.isEmpty() ? ofClass : Stream.concat(lookups.stream(), ofClass.stream()).toList();
  }

  /** Returns the answers of an object to all looks at another of the same contents, by name. */
  static Map<String, Answer> answers(List<Look> looks, Object object) {
    Map<String, Answer> answers = new LinkedHashMap<>();
    looks.forEach(look -> answers.put(look.name(), look.at(object)));
    return answers;
  }

  /**
   * Returns whether looks see no difference between two objects. What changes from look to look is
   * passed over.
   *
   * @param asTables whether what they say of their layout is passed over, too
   */
  static boolean areAlike(Object one, Object other, boolean asTables, Dataset<?> dataset) {
    List<Look> looks = asTables ? lookups(one) : of(one);
    Map<String, Answer> first = answers(looks, one);
    Map<String, Answer> others = answers(looks, other);
    Map<String, Answer> again = answers(looks, one);
    return first.keySet().stream()
        .filter(look -> first.get(look).isLike(again.get(look), dataset))
        .allMatch(look -> first.get(look).isLike(others.get(look), dataset, one, other));
  }

  private static List<Look> lookups(Object holder) {
    Object object = Contents.view(holder);
    if (object instanceof Map<?, ?> map) {
      return withSettings(
          object,
          lookups(
              "get",
              ofKeys(map.keySet(), holder),
              (Map<?, ?> all, Object key) -> all.get(key),
              table -> (Map<?, ?>) Contents.view(table)));
    }
    if (object instanceof Set<?> set) {
      return withSettings(
          object,
          lookups(
              "contains",
              ofKeys(set, holder),
              (Set<?> all, Object key) -> all.contains(key),
              table -> (Set<?>) Contents.view(table)));
    }
    return object instanceof Collection ? List.of() : ofTable(object);
  }

  private static List<Look> withSettings(Object object, List<Look> lookups) {
    Stream<Look> settings =
        SETTINGS.stream().filter(each -> each.type().isInstance(object)).map(OfType::look);
    return Stream.concat(lookups.stream(), settings).toList();
  }

  /** Tries it with two keys of a copy that is empty otherwise. */
  @SuppressWarnings("unchecked") // A class that refuses a key throws.
  private static boolean movesWhatItFinds(Map<?, ?> map) {
    if (!(map instanceof LinkedHashMap<?, ?> linked)) {
      return false;
    }
    Map<Object, Object> copy = (Map<Object, Object>) linked.clone();
    copy.clear();
    copy.put("a", "a");
    copy.put("b", "b");
    return "a".equals(copy.get("a")) && "b".equals(copy.keySet().iterator().next());
  }

  /** Returns the class that says which entries a map drops; null if none does. */
  private static Class<?> removing(Class<?> type) {
    return Stream.<Class<?>>iterate(type, above -> !Fields.isOfTheJdk(above), Class::getSuperclass)
        .filter(
            above ->
                Stream.of(above.getDeclaredMethods())
                    .anyMatch(method -> method.getName().equals("removeEldestEntry")))
        .findFirst()
        .orElse(null);
  }

  /** Any other set or map, which may stand for one of an enum, takes them as well. */
  private static Object enumOf(Object object) throws NoSuchMethodException {
    if (!(object instanceof EnumMap) && !(object instanceof EnumSet)) {
      throw new NoSuchMethodException();
    }
    return Elements.of(object).isEmpty() ? SerialForm.enumOf(object).orElse(null) : null;
  }

  private interface Lookup<T> {
    Object at(T table, Object key);
  }

  /** Returns a look for each key; for keys without {@code equals}, a look by the object's own. */
  private static <T> List<Look> lookups(
      String method, Optional<List<?>> keys, Lookup<T> lookup, Function<Object, T> type) {
    if (keys.isPresent()) {
      return keys.get().stream()
          .map(
              key ->
                  new Look(
                      ".%s(%s)".formatted(method, Difference.quote(key)),
                      object -> lookup.at(type.apply(object), key)))
          .toList();
    }
    Question found =
        object ->
            Elements.of(object).stream()
                .limit(MOST_LOOKUPS)
                .filter(key -> isFound(lookup.at(type.apply(object), key)))
                .count();
    return List.of(new Look("." + method + "(each of its own)", found));
  }

  private static boolean isFound(Object result) {
    return result != null && !Boolean.FALSE.equals(result);
  }

  private static Map<?, ?> viewed(Object map) {
    return (Map<?, ?>) Contents.view(map);
  }

  /**
   * Returns the first keys; empty if they can only be found by identity, or cannot be listed. A
   * class outside the JDK may have its own way to find a key, or what to say of one that it lacks.
   */
  private static Optional<List<?>> ofKeys(Collection<?> all, Object table) {
    try {
      List<?> some = all.stream().limit(MOST_LOOKUPS).toList();
      boolean isOfTheJdk = Fields.isOfTheJdk(table.getClass());
      return Leaves.areExact(some)
          ? Optional.of(isOfTheJdk ? some : Stream.concat(some.stream(), unlisted(some)).toList())
          : Optional.empty();
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private static Stream<String> unlisted(List<?> keys) {
    return keys.stream()
        .filter(String.class::isInstance)
        .limit(1)
        .map(String.class::cast)
        .flatMap(
            key -> Stream.of(key.toUpperCase(Locale.ROOT), key.toLowerCase(Locale.ROOT), key + "?"))
        .filter(key -> !keys.contains(key));
  }

  /** Returns whether an object finds by keys or elements. */
  static boolean isTable(Object object) {
    return ObjectKind.of(object.getClass()).isFree() || !ofTable(object).isEmpty();
  }

  /** Returns lookups in what is no map, but has keys and finds by them, such as a multimap. */
  private static List<Look> ofTable(Object object) {
    if (Fields.isOfTheJdk(object.getClass()) || object.getClass().isArray()) {
      return List.of();
    }
    Optional<Method> keys = method(object.getClass(), "keySet");
    Optional<Method> get =
        Arrays.stream(object.getClass().getMethods())
            .filter(method -> method.getName().equals("get") && method.getParameterCount() == 1)
            .filter(method -> !method.getParameterTypes()[0].isPrimitive())
            .findFirst();
    if (keys.isEmpty() || get.isEmpty()) {
      return List.of();
    }
    Answer listed = new Look("keySet()", open(keys.get())::invoke).at(object);
    List<Look> looks = new ArrayList<>();
    if (listed.value().orElse(null) instanceof Collection<?> all) {
      Method found = open(get.get());
      for (Object key : ofKeys(all, object).orElse(List.of())) {
        String name = ".get(%s)".formatted(Difference.quote(key));
        looks.add(new Look(name, table -> found.invoke(table, key)));
      }
    }
    return looks;
  }

  private static Optional<Method> method(Class<?> type, String name) {
    try {
      return Optional.of(type.getMethod(name));
    } catch (NoSuchMethodException e) {
      return Optional.empty();
    }
  }

  private static Method open(Method method) {
    method.setAccessible(true);
    return method;
  }

  private static List<Look> ofClass(Class<?> type) {
    boolean isObject = ObjectKind.of(type) == ObjectKind.OBJECT;
    if ((Fields.isOfTheJdk(type) && !isObject)
        || type.isArray()
        || type.isHidden()
        || type.isEnum()) {
      return List.of();
    }
    List<String> fields = Fields.named(type);
    List<Look> looks = new ArrayList<>();
    // A public method of a class that is not has a bridge in its public subclass.
    Map<String, Method> accessors = new TreeMap<>();
    Arrays.stream(type.getMethods())
        .filter(method -> method.getParameterCount() == 0)
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .filter(method -> method.getReturnType() != void.class)
        .filter(method -> !Leaves.isOfObject(method))
        .filter(method -> isObject || !Fields.isOfTheJdk(method.getDeclaringClass()))
        .filter(method -> isAccessor(method, fields))
        .filter(Method::trySetAccessible)
        .forEach(method -> accessors.merge(method.getName(), method, Looks::narrower));
    accessors.forEach(
        (name, method) -> {
          looks.add(new Look("." + name + "()", object -> call(method, object)));
        });
    if (Iterable.class.isAssignableFrom(type) && !Collection.class.isAssignableFrom(type)) {
      looks.add(new Look(".iterator()", Elements::of));
    }
    return List.copyOf(looks);
  }

  private static Method narrower(Method one, Method other) {
    return one.isBridge() ? other : one;
  }

  private static Object call(Method method, Object object) throws ReflectiveOperationException {
    return method.getDeclaringClass().isInstance(object)
        ? method.invoke(object)
        : open(object.getClass().getMethod(method.getName())).invoke(object);
  }

  private static boolean isAccessor(Method method, List<String> fields) {
    String name = method.getName();
    // What the source of Kotlin calls internal has a dollar in its name.
    return !isStreaming(method.getReturnType())
        && !name.contains("$")
        && (isProperty(name, "get")
            || (isProperty(name, "is") && method.getReturnType() == boolean.class)
            || name.equals("size")
            || name.equals("length")
            || fields.contains(name)
            || Arrays.stream(method.getAnnotations())
                .anyMatch(annotation -> isOfJson(annotation.annotationType().getName())));
  }

  /** What is used up by a look. */
  private static boolean isStreaming(Class<?> type) {
    return Iterator.class.isAssignableFrom(type)
        || Stream.class.isAssignableFrom(type)
        || AutoCloseable.class.isAssignableFrom(type);
  }

  private static boolean isProperty(String name, String prefix) {
    return name.length() > prefix.length()
        && name.startsWith(prefix)
        && !Character.isLowerCase(name.charAt(prefix.length()));
  }

  private static boolean isOfJson(String annotation) {
    return annotation.toLowerCase(Locale.ROOT).contains("json");
  }
}
