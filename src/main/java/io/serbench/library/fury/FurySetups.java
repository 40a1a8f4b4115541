package io.serbench.library.fury;

import io.serbench.dataset.DataType;
import org.apache.fury.Fury;
import org.apache.fury.config.CompatibleMode;
import org.apache.fury.config.FuryBuilder;
import org.apache.fury.config.Language;
import org.apache.fury.logging.LoggerFactory;

/**
 * The configurations of the rows, the same as those of Fory, as Fury's <a
 * href="https://github.com/apache/fory/blob/v0.10.3/docs/guide/java_serialization_guide.md">guide</a>
 * has them.
 */
final class FurySetups {
  private FurySetups() {}

  /** Only the classes of the type are admitted, and each is written as a number. */
  static Fury registered(DataType<?> type, boolean references) {
    return register(type, common().withRefTracking(references).build());
  }

  /** Any class is admitted; its name is written once for each value. */
  static Fury unregistered(boolean references) {
    return common().withRefTracking(references).requireClassRegistration(false).build();
  }

  /** Registered, without references, nothing compressed. */
  static Fury fastest(DataType<?> type) {
    return register(
        type,
        common()
            .withRefTracking(false)
            .withNumberCompressed(false)
            .withStringCompressed(false)
            .withClassVersionCheck(false)
            .build());
  }

  private static FuryBuilder common() {
    // Else it prints what it generates, and warnings, to the standard output.
    LoggerFactory.useSlf4jLogging(true);
    return Fury.builder()
        .withLanguage(Language.JAVA)
        .withCompatibleMode(CompatibleMode.SCHEMA_CONSISTENT)
        .withCodegen(true)
        .withAsyncCompilation(false);
  }

  private static Fury register(DataType<?> type, Fury fury) {
    for (Class<?> each : type.writtenClasses()) {
      fury.register(each);
    }
    for (Class<?> each : type.parts().others()) {
      fury.register(each);
    }
    // Generates the code of the registered classes now rather than in the first call.
    for (Class<?> each : type.classes()) {
      fury.getClassResolver().getSerializer(each);
    }
    return fury;
  }
}
