package io.serbench.library.fst;

import io.serbench.dataset.DataType;
import org.nustaq.serialization.FSTConfiguration;

/** Ways to set FST up for any type. */
final class FstSetup {
  private FstSetup() {}

  /** Takes any class and writes its name where it first occurs in a message. */
  static FSTConfiguration unregistered(boolean references) {
    FSTConfiguration configuration = FSTConfiguration.createDefaultConfiguration();
    configuration.setShareReferences(references);
    return configuration;
  }

  /** Writes numbers for the type's classes; FST numbers the JDK's usual ones by itself. */
  static FSTConfiguration registered(DataType<?> type) {
    FSTConfiguration configuration = unregistered(false);
    configuration.registerClass(type.classes().toArray(Class<?>[]::new));
    return configuration;
  }
}
