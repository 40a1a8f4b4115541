package io.serbench.library.kotlin;

import io.serbench.dataset.object.Invention;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kotlin.jvm.JvmClassMappingKt;
import kotlin.reflect.KClass;
import kotlin.reflect.KFunction;
import kotlin.reflect.KMutableProperty1;
import kotlin.reflect.KParameter;
import kotlin.reflect.KProperty1;
import kotlin.reflect.KType;
import kotlin.reflect.KTypeParameter;
import kotlin.reflect.KTypeProjection;
import kotlin.reflect.KVisibility;
import kotlin.reflect.full.KClasses;
import kotlin.reflect.full.KClassifiers;
import kotlin.reflect.jvm.KCallablesJvm;
import kotlin.reflect.jvm.ReflectJvmMapping;

/**
 * Generates values of Kotlin's classes by their primary constructors, which get a value for each
 * parameter, nullable or with a default, too.
 */
final class KotlinValues {
  /** How often a constructor may refuse its arguments. */
  private static final int MOST_ATTEMPTS = 20;

  private static final int DEEPEST = 40;

  private final Invention invention;
  private final Function<Type, Object> ofJava;

  /** The classes whose constructors are being called. */
  private final Deque<Class<?>> path = new ArrayDeque<>();

  KotlinValues(Invention invention, Function<Type, Object> ofJava) {
    this.invention = invention;
    this.ofJava = ofJava;
  }

  Object of(Type type) {
    return value(kotlin(type), Map.of());
  }

  private static KType kotlin(Type type) {
    Class<?> raw = (Class<?>) (type instanceof ParameterizedType some ? some.getRawType() : type);
    List<KTypeProjection> arguments =
        type instanceof ParameterizedType generic
            ? Stream.of(generic.getActualTypeArguments())
                .map(argument -> KTypeProjection.invariant(kotlin(argument)))
                .toList()
            : List.of();
    return KClassifiers.createType(
        JvmClassMappingKt.getKotlinClass(raw), arguments, false, List.of());
  }

  private Object value(KType type, Map<KTypeParameter, KType> given) {
    if (type.getClassifier() instanceof KTypeParameter parameter) {
      KType argument = given.get(parameter);
      return argument == null ? invention.text() : value(argument, Map.of());
    }
    if (!(type.getClassifier() instanceof KClass<?> kotlinClass)) {
      throw new IllegalArgumentException("it has the type " + type);
    }
    if (path.size() > DEEPEST) {
      throw new IllegalArgumentException(kotlinClass.getSimpleName() + " has no end");
    }
    if (type.isMarkedNullable() && around(type) > 0) {
      return null;
    }
    List<KType> arguments =
        type.getArguments().stream()
            .map(argument -> substituted(argument.getType(), given))
            .toList();
    Class<?> raw = JvmClassMappingKt.getJavaObjectType(kotlinClass);
    int elements =
        arguments.stream().anyMatch(argument -> around(argument) > 1) ? 0 : invention.elements();
    if (raw.isAssignableFrom(LinkedHashMap.class) && Map.class.isAssignableFrom(raw)) {
      return map(arguments, elements);
    }
    if (Iterable.class.isAssignableFrom(raw) && raw.isAssignableFrom(ArrayList.class)) {
      return elements(arguments.get(0), elements, new ArrayList<>());
    }
    if (raw.isAssignableFrom(LinkedHashSet.class) && Set.class.isAssignableFrom(raw)) {
      return elements(arguments.get(0), elements, new LinkedHashSet<>());
    }
    if (raw == kotlin.collections.ArrayDeque.class) {
      return elements(arguments.get(0), elements, new kotlin.collections.ArrayDeque<>());
    }
    if (raw.isArray() && !raw.getComponentType().isPrimitive()) {
      List<Object> list = new ArrayList<>();
      elements(arguments.get(0), elements, list);
      return list.toArray((Object[]) Array.newInstance(raw.getComponentType(), 0));
    }
    return raw.isAnnotationPresent(kotlin.Metadata.class)
        ? ofKotlin(kotlinClass, arguments)
        : ofJava.apply(arguments.isEmpty() ? raw : ReflectJvmMapping.getJavaType(type));
  }

  /** Returns how many objects of a type are around the one that is made. */
  private long around(KType type) {
    return type.getClassifier() instanceof KClass<?> inside
        ? path.stream()
            .filter(JvmClassMappingKt.getJavaObjectType(inside)::isAssignableFrom)
            .count()
        : 0;
  }

  private static KType substituted(KType type, Map<KTypeParameter, KType> given) {
    if (type == null) {
      return kotlin(String.class);
    }
    if (type.getClassifier() instanceof KTypeParameter parameter) {
      return given.getOrDefault(parameter, type);
    }
    if (type.getArguments().isEmpty() || type.getClassifier() == null) {
      return type;
    }
    List<KTypeProjection> arguments =
        type.getArguments().stream()
            .map(argument -> KTypeProjection.invariant(substituted(argument.getType(), given)))
            .toList();
    return KClassifiers.createType(
        type.getClassifier(), arguments, type.isMarkedNullable(), List.of());
  }

  private Collection<Object> elements(KType type, int most, Collection<Object> all) {
    for (int i = 0; i < most; i++) {
      all.add(value(type, Map.of()));
    }
    return all;
  }

  private Map<Object, Object> map(List<KType> types, int most) {
    Map<Object, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < most; i++) {
      map.put(value(types.get(0), Map.of()), value(types.get(1), Map.of()));
    }
    return map;
  }

  private Object ofKotlin(KClass<?> type, List<KType> arguments) {
    Class<?> raw = JvmClassMappingKt.getJavaClass(type);
    if (raw.isEnum()) {
      return invention.oneOf(List.of(raw.getEnumConstants()));
    }
    if (type.getObjectInstance() != null) {
      return type.getObjectInstance();
    }
    if (type.isSealed()) {
      KClass<?> permitted = invention.oneOf(List.copyOf(type.getSealedSubclasses()));
      return ofKotlin(permitted, ofCase(permitted, type, arguments));
    }
    KFunction<?> constructor = KClasses.getPrimaryConstructor(type);
    if (constructor == null || type.isAbstract()) {
      return ofJava.apply(raw);
    }
    Map<KTypeParameter, KType> given = new HashMap<>();
    IntStream.range(0, Math.min(arguments.size(), type.getTypeParameters().size()))
        .forEach(i -> given.put(type.getTypeParameters().get(i), arguments.get(i)));
    return called(type, constructor, given);
  }

  /** Returns the arguments that make a case one of a sealed type with these arguments. */
  private static List<KType> ofCase(KClass<?> permitted, KClass<?> sealed, List<KType> arguments) {
    Map<Object, KType> given = new HashMap<>();
    for (KType above : KClasses.getAllSupertypes(permitted)) {
      for (int i = 0; above.getClassifier().equals(sealed) && i < arguments.size(); i++) {
        KType argument = above.getArguments().get(i).getType();
        if (argument != null) {
          given.put(argument.getClassifier(), arguments.get(i));
        }
      }
    }
    return permitted.getTypeParameters().stream()
        .map(parameter -> given.getOrDefault(parameter, kotlin(String.class)))
        .toList();
  }

  /** Sets the properties that can be set and are no parameters of the constructor. */
  private Object filled(
      Object made, KClass<?> type, KFunction<?> constructor, Map<KTypeParameter, KType> given) {
    Set<String> set =
        constructor.getParameters().stream().map(KParameter::getName).collect(Collectors.toSet());
    path.push(JvmClassMappingKt.getJavaObjectType(type));
    for (KProperty1<?, ?> property : KClasses.getMemberProperties(type)) {
      if (property instanceof KMutableProperty1<?, ?> open
          && open.getSetter().getVisibility() == KVisibility.PUBLIC
          && !set.contains(property.getName())) {
        open.getSetter().call(made, value(property.getReturnType(), given));
      }
    }
    path.pop();
    return made;
  }

  private Object called(
      KClass<?> type, KFunction<?> constructor, Map<KTypeParameter, KType> given) {
    KCallablesJvm.setAccessible(constructor, true);
    for (int attempt = 1; ; attempt++) {
      List<Object> arguments = new ArrayList<>();
      path.push(JvmClassMappingKt.getJavaObjectType(type));
      for (KParameter parameter : constructor.getParameters()) {
        arguments.add(value(parameter.getType(), given));
      }
      path.pop();
      try {
        return filled(constructor.call(arguments.toArray()), type, constructor, given);
      } catch (Exception e) {
        // Kotlin's methods declare no exceptions.
        if (!(e instanceof InvocationTargetException thrown)) {
          throw e;
        }
        if (attempt == MOST_ATTEMPTS) {
          throw new IllegalArgumentException(
              type.getSimpleName() + " throws " + thrown.getCause(), thrown);
        }
      }
    }
  }
}
