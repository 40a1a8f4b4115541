package io.serbench.dataset.object;

import com.fasterxml.jackson.databind.Module;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A language other than Java that compiles to classes of the JVM: how its classes are read,
 * generated and compared. Java's reflection alone would say of them what their authors do not.
 *
 * <p>Implementations are listed in {@code META-INF/services}, because only adapters know libraries,
 * and a language's own is one. Their constructors, {@link #name} and {@link #compiled} must not
 * load it. {@link Languages} finds the language of a class.
 */
public interface Language {
  /** Returns the name for people: {@code Kotlin}. */
  String name();

  /** Returns whether the language's compiler made a class, which is none of the JDK's. */
  boolean compiled(Class<?> type);

  /**
   * Returns what to know of verdicts on some of its classes, such as the modules that rows have.
   */
  String note(List<Class<?>> types);

  /** Returns Jackson 2's module for the language as its manual has it, with its defaults. */
  Module module();

  /** Returns modules that make serbench's own mapper read and write all values exactly. */
  List<Module> exactModules();

  /**
   * Returns the concrete classes that a sealed type permits, at any level below it; none if the
   * type is not sealed.
   */
  List<Class<?>> cases(Class<?> type);

  /** Returns the types that a class's members have, beside those that its fields declare. */
  Stream<Type> memberTypes(Class<?> type);

  /** Returns the name of a constructor's parameter in the source, if it is known. */
  Optional<String> parameterName(Constructor<?> constructor, int index);

  /** Returns whether a constructor's parameter has a default. */
  boolean hasDefault(Constructor<?> constructor, int index);

  /** Returns whether a property that the constructor does not take has a value in a new object. */
  boolean hasInitialValue(Class<?> type, String property);

  /** Returns whether a field holds what the source calls a member, not how it was computed. */
  boolean isContent(Field field);

  /**
   * Returns the static fields that hold constants of an enumeration, which are objects of a class:
   * of the enumeration's own or of a constant's.
   */
  List<Field> constants(Class<?> type);

  /**
   * Returns the type of the JDK by which a collection, map or number of the language is compared,
   * such as {@code List}, or {@code LinkedHashSet} for a set that keeps the order of insertion;
   * empty for other classes.
   */
  Optional<Class<?>> view(Class<?> type);

  /**
   * Returns a view of an object by the JDK's type that {@link #view} returned, or its interface.
   */
  Object viewed(Object collection);

  /** Returns whether an object of the language's library stands for no value, as {@code None}. */
  boolean isNothing(Object value);

  /**
   * Returns a generated value of a type whose class is the language's: made by its primary
   * constructor, with every member set.
   *
   * @param ofJava generates values of types that the language does not know
   * @throws IllegalArgumentException if there can be none; the message says why
   */
  Object madeUp(Type type, Invention invention, Function<Type, Object> ofJava);
}
