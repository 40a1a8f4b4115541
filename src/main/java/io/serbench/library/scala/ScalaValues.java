package io.serbench.library.scala;

import io.serbench.dataset.object.Invention;
import io.serbench.dataset.object.Languages;
import io.serbench.dataset.own.TypeName;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import scala.Enumeration;
import scala.Option;
import scala.Tuple2;
import scala.jdk.javaapi.CollectionConverters;
import scala.math.BigDecimal;
import scala.math.BigInt;
import scala.math.Ordering;
import scala.util.Either;
import scala.util.Left;
import scala.util.Right;

/**
 * Generates values of Scala's classes by their constructors, and collections by their companion
 * objects. Every member gets a value, whether it is an {@code Option} or has a default.
 */
final class ScalaValues {
  /** How often a constructor may refuse its arguments. */
  private static final int MOST_ATTEMPTS = 20;

  private static final int DEEPEST = 40;
  private static final int SCALE = 2;
  private static final Comparator<Comparable<Object>> NATURAL = Comparator.naturalOrder();

  private final Invention invention;
  private final Function<Type, Object> ofJava;

  /** The classes whose constructors are being called. */
  private final Deque<Class<?>> path = new ArrayDeque<>();

  ScalaValues(Invention invention, Function<Type, Object> ofJava) {
    this.invention = invention;
    this.ofJava = ofJava;
  }

  /** Types that stand for the parameters of a class. */
  private record Given(Map<TypeVariable<?>, Type> types) {
    static Given to(Class<?> type, List<Type> arguments) {
      Map<TypeVariable<?>, Type> types = new HashMap<>();
      for (int i = 0; i < Math.min(arguments.size(), type.getTypeParameters().length); i++) {
        types.put(type.getTypeParameters()[i], arguments.get(i));
      }
      return new Given(types);
    }

    /** Returns what makes a case one of a sealed type with these arguments. */
    static Given ofCase(Class<?> type, Class<?> sealed, List<Type> arguments) {
      Map<TypeVariable<?>, Type> types = new HashMap<>();
      List<Type> own = List.of(type.getTypeParameters());
      List<Type> above =
          to(type, own)
              .argumentsOf(sealed, new TypeName.Generic(type, own))
              .findFirst()
              .orElse(List.of());
      for (int i = 0; i < Math.min(above.size(), arguments.size()); i++) {
        if (above.get(i) instanceof TypeVariable<?> parameter) {
          types.put(parameter, arguments.get(i));
        }
      }
      return new Given(types);
    }

    /** Returns the arguments that a supertype of a type has. */
    private Stream<List<Type>> argumentsOf(Class<?> supertype, Type type) {
      List<Type> arguments =
          type instanceof ParameterizedType generic
              ? Stream.of(generic.getActualTypeArguments()).map(this::in).toList()
              : List.of();
      Class<?> raw = raw(type);
      Given inside = to(raw, arguments);
      return raw == supertype
          ? Stream.of(arguments)
          : Stream.concat(
                  Stream.ofNullable(raw.getGenericSuperclass()),
                  Stream.of(raw.getGenericInterfaces()))
              .flatMap(above -> inside.argumentsOf(supertype, above));
    }

    Type in(Type type) {
      if (type instanceof TypeVariable<?> parameter) {
        return types.getOrDefault(parameter, String.class);
      }
      if (type instanceof WildcardType wild) {
        return in(wild.getUpperBounds()[0]);
      }
      return type instanceof ParameterizedType generic
          ? new TypeName.Generic(
              (Class<?>) generic.getRawType(),
              Stream.of(generic.getActualTypeArguments()).map(this::in).toList())
          : type;
    }
  }

  Object of(Type type) {
    return value(new Given(Map.of()).in(type));
  }

  private Object value(Type type) {
    if (type instanceof GenericArrayType array) {
      return array(raw(array.getGenericComponentType()), array.getGenericComponentType());
    }
    Class<?> raw = raw(type);
    List<Type> arguments =
        type instanceof ParameterizedType generic
            ? List.of(generic.getActualTypeArguments())
            : List.of();
    if (path.size() > DEEPEST) {
      throw new IllegalArgumentException(raw.getSimpleName() + " has no end");
    }
    if (raw == Object.class) {
      throw new IllegalArgumentException(
          holder(raw).getSimpleName() + " has an Any, which may be anything");
    }
    if (raw.isArray() && !raw.getComponentType().isPrimitive()) {
      return array(raw.getComponentType(), raw.getComponentType());
    }
    if (raw == Option.class) {
      return around(arguments.get(0)) > 0 ? Option.empty() : Option.apply(value(arguments.get(0)));
    }
    if (raw == Either.class) {
      return invention.flag()
          ? Left.apply(value(arguments.get(0)))
          : Right.apply(value(arguments.get(1)));
    }
    if (raw == Enumeration.Value.class) {
      return constant(arguments);
    }
    if (raw == BigInt.class) {
      return BigInt.apply(invention.number(Integer.MAX_VALUE));
    }
    if (raw == BigDecimal.class) {
      long digits = invention.number(Integer.MAX_VALUE);
      return BigDecimal.javaBigDecimal2bigDecimal(java.math.BigDecimal.valueOf(digits, SCALE));
    }
    if (raw.getName().startsWith("scala.collection.")) {
      return collection(raw, arguments);
    }
    return Languages.of(raw).filter(language -> language instanceof ScalaLanguage).isPresent()
        ? ofScala(raw, arguments)
        : ofJava.apply(type);
  }

  /** Returns a value of an enumeration of Scala 2, whose object's class is the argument. */
  private Object constant(List<Type> arguments) {
    Object enumeration =
        arguments.stream()
            .flatMap(object -> module(raw(object)).stream())
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        holder(Enumeration.Value.class).getSimpleName()
                            + " has a value of an Enumeration, which its class file does not"
                            + " name"));
    return invention.oneOf(
        List.copyOf(CollectionConverters.asJava(((Enumeration) enumeration).values())));
  }

  private Class<?> holder(Class<?> value) {
    return path.isEmpty() ? value : path.peek();
  }

  private static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
  }

  /** Returns how many objects of a type are around the one that is made. */
  private long around(Type type) {
    return type instanceof GenericArrayType
        ? 0
        : path.stream().filter(raw(type)::isAssignableFrom).count();
  }

  private int elements(List<Type> types) {
    return types.stream().anyMatch(type -> raw(type) != Object.class && around(type) > 1)
        ? 0
        : invention.elements();
  }

  private Object array(Class<?> raw, Type type) {
    int length = elements(List.of(type));
    Object array = Array.newInstance(raw, length);
    for (int i = 0; i < length; i++) {
      Array.set(array, i, value(type));
    }
    return array;
  }

  private Object collection(Class<?> raw, List<Type> arguments) {
    boolean isMap = scala.collection.Map.class.isAssignableFrom(raw);
    if (arguments.size() != (isMap ? 2 : 1)) {
      throw new IllegalArgumentException("it has a " + raw.getName());
    }
    List<Object> all = new ArrayList<>();
    for (int left = elements(arguments); left > 0; left--) {
      Object element = value(arguments.get(0));
      all.add(isMap ? new Tuple2<>(element, value(arguments.get(1))) : element);
    }
    Object companion = ScalaLanguage.companion(raw).flatMap(ScalaValues::module).orElse(null);
    Method from =
        Stream.of(companion == null ? new Method[0] : companion.getClass().getMethods())
            .filter(method -> method.getName().equals("from"))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("it has a " + raw.getName()));
    Object elements = CollectionConverters.asScala(all);
    try {
      return from.getParameterCount() == 1
          ? from.invoke(companion, elements)
          : from.invoke(companion, elements, Ordering.comparatorToOrdering(NATURAL));
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalArgumentException("it has a " + raw.getName() + ", which cannot be made", e);
    }
  }

  /** Returns the only instance of an object's class. */
  private static Optional<Object> module(Class<?> type) {
    try {
      Field module = type.getField("MODULE$");
      return Optional.of(module.get(null));
    } catch (NoSuchFieldException e) {
      return Optional.empty();
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("objects are public", e);
    }
  }

  private Object ofScala(Class<?> raw, List<Type> arguments) {
    Optional<Object> module = module(raw);
    if (module.isPresent()) {
      return module.get();
    }
    List<Object> constants = ScalaEnums.values(raw);
    List<Object> choices = new ArrayList<>(constants);
    if (constants.isEmpty() || around(raw) < 2) {
      choices.addAll(ScalaCases.of(raw));
    }
    if (!choices.isEmpty()) {
      Object choice = invention.oneOf(choices);
      return choice instanceof Class<?> type
          ? module(type).orElseGet(() -> called(type, Given.ofCase(type, raw, arguments)))
          : choice;
    }
    return called(raw, Given.to(raw, arguments));
  }

  private Object called(Class<?> type, Given given) {
    if (Modifier.isAbstract(type.getModifiers())) {
      throw new IllegalArgumentException(
          type.getName() + " is abstract, and the classes that extend it are not known");
    }
    Constructor<?> constructor =
        Stream.of(type.getConstructors())
            .max(Comparator.comparingInt(Constructor::getParameterCount))
            .orElseThrow(
                () -> new IllegalArgumentException(type.getSimpleName() + " has no constructor"));
    for (int attempt = 1; ; attempt++) {
      List<Object> arguments = new ArrayList<>();
      path.push(type);
      for (Type parameter : ScalaTypes.parameters(constructor)) {
        arguments.add(value(given.in(parameter)));
      }
      path.pop();
      try {
        return ScalaEnums.made(constructor, arguments);
      } catch (IllegalAccessException e) {
        throw new IllegalArgumentException(type.getSimpleName() + " cannot be made: " + e, e);
      } catch (Throwable e) { // As the constructor declares.
        if (attempt == MOST_ATTEMPTS) {
          throw new IllegalArgumentException(type.getSimpleName() + " throws " + e, e);
        }
      }
    }
  }
}
