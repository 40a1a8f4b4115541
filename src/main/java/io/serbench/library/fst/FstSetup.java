package io.serbench.library.fst;

import io.serbench.dataset.DataType;
import java.math.BigDecimal;
import java.util.Set;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.serializers.FSTJSonSerializers;

/** Ways to set FST up for any type. */
final class FstSetup {
  private static final Set<String> ADMITTED =
      Set.of("java.lang", "java.math", "java.time", "java.util");

  private FstSetup() {}

  /** Takes any class and writes its name where it first occurs in a message. */
  static FSTConfiguration unregistered(boolean references) {
    FSTConfiguration configuration = FSTConfiguration.createDefaultConfiguration();
    configuration.setShareReferences(references);
    if (!references) {
      // The streams that share nothing do not call the readObject method of a class of the JDK's,
      // without which a BigDecimal is zero; FST has this serializer for its JSON.
      configuration.registerSerializer(
          BigDecimal.class, new FSTJSonSerializers.BigDecSerializer(), false);
    }
    return configuration;
  }

  /**
   * As {@link #unregistered} with references, and it reads no class that bytes name but the type's,
   * and values and collections of the JDK.
   */
  static FSTConfiguration allowing(DataType<?> type) {
    Set<Class<?>> written = Set.copyOf(type.writtenClasses());
    return unregistered(true)
        .setVerifier(
            named -> {
              Class<?> element = named;
              while (element.isArray()) {
                element = element.getComponentType();
              }
              return element.isPrimitive()
                  || written.contains(element)
                  || ADMITTED.contains(element.getPackageName());
            });
  }

  /** Writes numbers for the type's classes; FST numbers the JDK's usual ones by itself. */
  static FSTConfiguration registered(DataType<?> type) {
    FSTConfiguration configuration = unregistered(false);
    configuration.registerClass(type.writtenClasses().toArray(Class<?>[]::new));
    return configuration;
  }
}
