package io.serbench.dataset.object;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Constants of a class that a program can tell from any other object of the class: Kotlin objects,
 * Scala modules and constants of Scala's enumerations, and, of a class without {@code equals} that
 * nobody else can instantiate, static fields and what the class returns again and again.
 *
 * @param fields the static fields of the class that hold constants
 * @param isAlone whether the class has no {@code equals} and only private constructors
 */
public record OwnConstants(List<Field> fields, boolean isAlone) {
  private static final String MODULE_OF_SCALA = "MODULE$";
  private static final String OBJECT_OF_KOTLIN = "INSTANCE";

  /** Returns those of a class; empty if it has none. */
  static Optional<OwnConstants> of(Class<?> type) {
    if (Fields.isOfTheJdk(type) || type.isArray() || type.isHidden() || type.isRecord()) {
      return Optional.empty();
    }
    List<Field> ofLanguage =
        Languages.of(type).map(language -> language.constants(type)).orElse(List.of());
    boolean isAlone = isAlone(type);
    List<Field> fields = ofLanguage.isEmpty() ? declared(type, isAlone) : ofLanguage;
    return Optional.of(new OwnConstants(fields, isAlone))
        .filter(constants -> isAlone || !fields.isEmpty());
  }

  /** Finds them in the classes above as well, which a constant with a body extends. */
  private static List<Field> declared(Class<?> type, boolean isAlone) {
    return Stream.<Class<?>>iterate(type, Class::getSuperclass)
        .takeWhile(above -> above != null && !Fields.isOfTheJdk(above))
        .flatMap(above -> Stream.of(above.getDeclaredFields()))
        .filter(field -> Modifier.isStatic(field.getModifiers()))
        .filter(field -> Modifier.isFinal(field.getModifiers()))
        .filter(field -> field.getType().isAssignableFrom(type))
        .filter(AccessibleObject::trySetAccessible)
        .filter(field -> isByLanguage(field) || (isAlone && isKept(Fields.get(field, null))))
        .toList();
  }

  private static boolean isByLanguage(Field field) {
    return field.getName().equals(MODULE_OF_SCALA)
        || (field.getName().equals(OBJECT_OF_KOTLIN)
            && Arrays.stream(field.getDeclaringClass().getAnnotations())
                .anyMatch(
                    annotation -> annotation.annotationType().getName().equals("kotlin.Metadata")));
  }

  /** Returns the only object of a class that a language makes so; empty for other classes. */
  static Optional<Object> objectOf(Class<?> type) {
    return Stream.of(type.getDeclaredFields())
        .filter(field -> field.getType() == type && isByLanguage(field))
        .filter(AccessibleObject::trySetAccessible)
        .map(field -> Fields.get(field, null))
        .findFirst();
  }

  /** Returns whether a class has no {@code equals}, and nobody else makes an object of it. */
  static boolean isAlone(Class<?> type) {
    return !type.isInterface()
        && !Leaves.haveEquals(type)
        && (type.isAnonymousClass()
            ? !Fields.isOfTheJdk(type.getSuperclass()) && isAlone(type.getSuperclass())
            : Stream.of(type.getDeclaredConstructors())
                .filter(constructor -> !constructor.isSynthetic())
                .map(Constructor::getModifiers)
                .allMatch(Modifier::isPrivate));
  }

  /** Returns whether the class itself makes no second object of the constant. */
  private static boolean isKept(Object constant) {
    return constant != null && Rebuilt.copies(constant).stream().allMatch(copy -> copy == constant);
  }

  /**
   * Returns what to call an object by; empty if it is no constant.
   *
   * @param isShared whether values that were made independently share an object
   */
  public Optional<String> nameOf(Object object, Predicate<Object> isShared) {
    String type = object.getClass().getSimpleName();
    return fields.stream()
        .filter(field -> Fields.get(field, null) == object)
        .findFirst()
        .map(
            field ->
                "constant %s.%s"
                    .formatted(Languages.simpleName(field.getDeclaringClass()), field.getName()))
        .or(
            () ->
                Optional.of("one %s that its class keeps".formatted(type))
                    .filter(kept -> isAlone && isShared.test(object) && isKept(object)));
  }
}
