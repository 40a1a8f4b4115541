package io.serbench.library.kotlin;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.module.kotlin.KotlinFeature;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import io.serbench.dataset.object.Invention;
import io.serbench.dataset.object.Language;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import kotlin.KotlinVersion;
import kotlin.Lazy;
import kotlin.Metadata;
import kotlin.jvm.JvmClassMappingKt;
import kotlin.reflect.KClass;
import kotlin.reflect.KParameter;
import kotlin.reflect.full.KClasses;
import kotlin.reflect.jvm.ReflectJvmMapping;

/**
 * Kotlin, as its own reflection sees its classes.
 *
 * @see <a href="https://github.com/FasterXML/jackson-module-kotlin">jackson-module-kotlin</a>
 */
public final class KotlinLanguage implements Language {
  private static final int CLASS = 1;

  /** The package of what {@code buildSet} and its like return. */
  private static final String BUILDERS = "kotlin.collections.builders";

  @Override
  public String name() {
    return "Kotlin";
  }

  @Override
  public boolean compiled(Class<?> type) {
    Metadata metadata = type.getAnnotation(Metadata.class);
    // Lambdas and files of functions are no classes for Kotlin.
    return metadata != null && metadata.k() == CLASS;
  }

  @Override
  public String note(List<Class<?>> types) {
    return "Jackson's rows have jackson-module-kotlin, json/moshi has KotlinJsonAdapterFactory"
        + types.stream().flatMap(type -> newer(type).stream()).findFirst().orElse("");
  }

  /** Each release of Kotlin reads what the next one compiles. */
  private static Optional<String> newer(Class<?> type) {
    Metadata metadata = type.getAnnotation(Metadata.class);
    int[] version = metadata == null ? new int[0] : metadata.mv();
    KotlinVersion known = KotlinVersion.CURRENT;
    boolean isRead =
        version.length < 2
            || version[0] < known.getMajor()
            || (version[0] == known.getMajor() && version[1] <= known.getMinor() + 1);
    return isRead
        ? Optional.empty()
        : Optional.of(
            ("; %s was compiled by Kotlin %d.%d, of which Kotlin %s may not know all: add"
                    + " kotlin-stdlib and kotlin-reflect %d.%d with -classpath=")
                .formatted(
                    type.getSimpleName(), version[0], version[1], known, version[0], version[1]));
  }

  @Override
  public Module module() {
    return new KotlinModule.Builder().build();
  }

  /**
   * By default, Jackson makes a second instance of an {@code object}, and reads no Kotlin {@code
   * Duration}.
   */
  @Override
  public List<Module> exactModules() {
    return List.of(
        new KotlinModule.Builder()
            .configure(KotlinFeature.SingletonSupport, true)
            .configure(KotlinFeature.UseJavaDurationConversion, true)
            .build());
  }

  @Override
  public List<Class<?>> cases(Class<?> type) {
    return cases(JvmClassMappingKt.getKotlinClass(type)).distinct().toList();
  }

  private static Stream<Class<?>> cases(KClass<?> type) {
    return type.getSealedSubclasses().stream()
        .flatMap(
            permitted ->
                permitted.isSealed()
                    ? cases(permitted)
                    : Stream.<Class<?>>of(JvmClassMappingKt.getJavaClass(permitted)))
        .filter(permitted -> permitted.isEnum() || !Modifier.isAbstract(permitted.getModifiers()));
  }

  @Override
  public Stream<Type> memberTypes(Class<?> type) {
    return Stream.of();
  }

  @Override
  public Optional<String> parameterName(Constructor<?> constructor, int index) {
    return parameter(constructor, index).map(KParameter::getName);
  }

  @Override
  public boolean hasDefault(Constructor<?> constructor, int index) {
    return parameter(constructor, index).filter(KParameter::isOptional).isPresent();
  }

  @Override
  public boolean hasInitialValue(Class<?> type, String property) {
    return KClasses.getMemberProperties(JvmClassMappingKt.getKotlinClass(type)).stream()
        .noneMatch(known -> known.getName().equals(property) && known.isLateinit());
  }

  private static Optional<KParameter> parameter(Constructor<?> constructor, int index) {
    return Optional.ofNullable(ReflectJvmMapping.getKotlinFunction(constructor))
        .map(function -> function.getParameters())
        .filter(parameters -> index < parameters.size())
        .map(parameters -> parameters.get(index));
  }

  /** Leaves out what delegates of properties hold. */
  @Override
  public boolean isContent(Field field) {
    return !field.getName().endsWith("$delegate") || !Lazy.class.isAssignableFrom(field.getType());
  }

  @Override
  public List<Field> constants(Class<?> type) {
    return List.of();
  }

  @Override
  public Optional<Class<?>> view(Class<?> type) {
    if (!type.getPackageName().equals(BUILDERS)) {
      return Optional.empty();
    } else if (Map.class.isAssignableFrom(type)) {
      return Optional.of(LinkedHashMap.class);
    } else if (Set.class.isAssignableFrom(type)) {
      return Optional.of(LinkedHashSet.class);
    }
    return List.class.isAssignableFrom(type) ? Optional.of(List.class) : Optional.empty();
  }

  @Override
  public Object viewed(Object collection) {
    return collection; // Kotlin's implement the JDK's interfaces.
  }

  @Override
  public boolean isNothing(Object value) {
    return false; // Kotlin has null.
  }

  @Override
  public Object madeUp(Type type, Invention invention, Function<Type, Object> ofJava) {
    return new KotlinValues(invention, ofJava).of(type);
  }
}
