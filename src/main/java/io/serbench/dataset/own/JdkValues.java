package io.serbench.dataset.own;

import io.serbench.dataset.equality.Fields;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.InetAddress;
import java.util.Collections;
import java.util.Currency;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.instancio.Instancio;
import org.instancio.InstancioApi;
import org.instancio.Random;
import org.instancio.Select;
import org.instancio.TypeTokenSupplier;
import org.instancio.exception.InstancioException;
import org.instancio.generator.Generator;
import org.instancio.settings.InstantiationStrategies;
import org.instancio.settings.InstantiationStrategy;
import org.instancio.settings.Keys;

/**
 * Generates objects of JDK classes for which Instancio has no generator. Fields of all other JDK
 * classes without a constructor that takes no parameters stay as the user's constructor leaves
 * them: Instancio would allocate objects without a constructor, so that the JDK's own methods fail.
 */
final class JdkValues {
  private static final int LONGEST = 10;

  private static final Map<Class<?>, Generator<?>> KNOWN =
      Map.of(
          // A string is what every library and every format can hold.
          Object.class,
          JdkValues::text,
          Serializable.class,
          JdkValues::text,
          Currency.class,
          random -> Currency.getInstance(random.oneOf("EUR", "USD", "JPY", "GBP", "CHF")));

  /** Whether Instancio can create objects of a JDK class with a constructor. */
  private static final ClassValue<Boolean> OF_INSTANCIO =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          int arguments = type.getTypeParameters().length;
          TypeTokenSupplier<Object> whole =
              () ->
                  arguments == 0
                      ? type
                      : new TypeName.Generic(type, Collections.nCopies(arguments, String.class));
          try {
            return Instancio.of(whole)
                    .withSetting(
                        Keys.INSTANTIATION_STRATEGIES,
                        InstantiationStrategies.of(InstantiationStrategy.NO_ARGS))
                    .create()
                != null;
          } catch (InstancioException e) {
            return false;
          }
        }
      };

  private JdkValues() {}

  /** Adds the generators, and has Instancio ignore JDK classes that have none. */
  static <T> InstancioApi<T> addTo(InstancioApi<T> api) {
    InstancioApi<T> told = api;
    for (Map.Entry<Class<?>, Generator<?>> each : KNOWN.entrySet()) {
      told = told.supply(Select.all(each.getKey()), each.getValue());
    }
    return told.ignore(Select.types(JdkValues::isUnknown)).ignore(Select.fields(JdkValues::isLock));
  }

  private static boolean isUnknown(Class<?> type) {
    return Fields.isOfTheJdk(type)
        && !KNOWN.containsKey(type)
        && !Modifier.isAbstract(type.getModifiers())
        && !type.isPrimitive()
        && !type.isEnum()
        && !type.isArray()
        // OF_INSTANCIO tries strings as type arguments, which its keys cannot be.
        && type != EnumMap.class
        // Instancio would look up the host's name.
        && (type == InetAddress.class || !OF_INSTANCIO.get(type));
  }

  /** Returns whether a field is a final Object that no constructor takes, such as a lock. */
  private static boolean isLock(Field field) {
    return field.getType() == Object.class
        && Modifier.isFinal(field.getModifiers())
        && List.of(field.getDeclaringClass().getDeclaredConstructors()).stream()
            .map(Constructor::getParameterTypes)
            .noneMatch(types -> List.of(types).contains(Object.class));
  }

  private static String text(Random random) {
    return random.upperCaseAlphabetic(random.intRange(1, LONGEST));
  }
}
