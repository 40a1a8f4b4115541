package io.serbench.library.scala;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.module.scala.DefaultScalaModule$;
import io.serbench.dataset.object.Invention;
import io.serbench.dataset.object.Language;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import scala.Enumeration;
import scala.jdk.javaapi.CollectionConverters;
import scala.math.BigDecimal;
import scala.math.BigInt;

/**
 * Scala 2.13 and 3, as far as their class files say what the source does.
 *
 * @see <a href="https://github.com/FasterXML/jackson-module-scala">jackson-module-scala</a>
 */
public final class ScalaLanguage implements Language {
  private static final String COLLECTIONS = "scala.collection.";

  /** Maps that answer for any key: what they answer is content beside their entries. */
  private static final String WITH_DEFAULT = "$WithDefault";

  @Override
  public String name() {
    return "Scala";
  }

  @Override
  public boolean compiled(Class<?> type) {
    return ScalaFile.of(type).ofScala();
  }

  @Override
  public String note(List<Class<?>> types) {
    String erased =
        types.stream()
            .flatMap(type -> Stream.of(type.getConstructors()))
            .flatMap(ScalaTypes::mistaken)
            .map(
                parameter ->
                    parameter.getDeclaringExecutable().getDeclaringClass().getSimpleName()
                        + "."
                        + parameter.getName())
            .distinct()
            .collect(Collectors.joining(", "));
    return "Jackson 2's rows have jackson-module-scala"
        + (erased.isEmpty()
            ? ""
            : "; Jackson cannot see which numbers "
                + erased
                + " hold, without @JsonDeserialize(contentAs=...)");
  }

  @Override
  public Module module() {
    return DefaultScalaModule$.MODULE$;
  }

  @Override
  public List<Module> exactModules() {
    return List.of(DefaultScalaModule$.MODULE$, ScalaEnums.module());
  }

  @Override
  public List<Class<?>> cases(Class<?> type) {
    return ScalaCases.of(type);
  }

  /**
   * Returns those of the constructors, as in Scala 3, fields have no types with arguments, and the
   * classes of an enumeration's constants.
   */
  @Override
  public Stream<Type> memberTypes(Class<?> type) {
    return Stream.concat(
        Stream.of(type.getDeclaredConstructors())
            .flatMap(constructor -> ScalaTypes.parameters(constructor).stream()),
        ScalaEnums.values(type).stream().map(Object::getClass));
  }

  @Override
  public Optional<String> parameterName(Constructor<?> constructor, int index) {
    return Optional.of(constructor.getParameters()[index].getName());
  }

  @Override
  public boolean hasDefault(Constructor<?> constructor, int index) {
    String getter = "$lessinit$greater$default$" + (index + 1);
    return companion(constructor.getDeclaringClass())
        .filter(
            it -> Stream.of(it.getMethods()).anyMatch(method -> method.getName().equals(getter)))
        .isPresent();
  }

  @Override
  public boolean hasInitialValue(Class<?> type, String property) {
    return true;
  }

  /** Returns the class of a type's companion object. */
  static Optional<Class<?>> companion(Class<?> type) {
    return ScalaTypes.object(type.getName(), type.getClassLoader());
  }

  /**
   * Leaves out lazy values with what says whether they are known, what BigDecimal caches, and an
   * enumeration's tables of its values.
   */
  @Override
  public boolean isContent(Field field) {
    String name = field.getName();
    boolean lazy =
        name.startsWith("bitmap$")
            || name.contains("$lzy")
            || Stream.of(field.getDeclaringClass().getDeclaredMethods())
                .anyMatch(method -> method.getName().equals(name + "$lzycompute"));
    return !lazy
        && field.getDeclaringClass() != Enumeration.class
        && !(field.getDeclaringClass() == BigDecimal.class && name.equals("computedHashCode"));
  }

  @Override
  public List<Field> constants(Class<?> type) {
    return ScalaEnums.constants(type);
  }

  @Override
  public Optional<Class<?>> view(Class<?> type) {
    if (type == BigInt.class) {
      return Optional.of(BigInteger.class); // Some of its fields depend on how it was computed.
    }
    boolean isCollection =
        type.getName().startsWith(COLLECTIONS) && !type.getName().endsWith(WITH_DEFAULT);
    return isCollection
        ? Stream.of(View.values())
            .filter(view -> view.scala.isAssignableFrom(type))
            .findFirst()
            .map(view -> view.java)
        : Optional.empty();
  }

  /** How collections are compared, the more special ones first. */
  private enum View {
    SORTED_MAP(scala.collection.SortedMap.class, java.util.SortedMap.class),
    LINKED_MAP(scala.collection.SeqMap.class, LinkedHashMap.class),
    MAP(scala.collection.Map.class, java.util.Map.class),
    SORTED_SET(scala.collection.SortedSet.class, java.util.SortedSet.class),
    LIST_SET(scala.collection.immutable.ListSet.class, LinkedHashSet.class),
    LINKED_SET(scala.collection.mutable.LinkedHashSet.class, LinkedHashSet.class),
    SET(scala.collection.Set.class, java.util.Set.class),
    SEQUENCE(scala.collection.Seq.class, List.class);

    final Class<?> scala;
    final Class<?> java;

    View(Class<?> scala, Class<?> java) {
      this.scala = scala;
      this.java = java;
    }
  }

  @Override
  public Object viewed(Object collection) {
    if (collection instanceof BigInt number) {
      return number.bigInteger();
    }
    if (collection instanceof scala.collection.Map<?, ?> map) {
      return CollectionConverters.asJava(map);
    }
    return collection instanceof scala.collection.Set<?> set
        ? CollectionConverters.asJava(set)
        : CollectionConverters.asJava((scala.collection.Seq<?>) collection);
  }

  @Override
  public boolean isNothing(Object value) {
    return value == scala.None$.MODULE$;
  }

  @Override
  public Object madeUp(Type type, Invention invention, Function<Type, Object> ofJava) {
    return new ScalaValues(invention, ofJava).of(type);
  }
}
