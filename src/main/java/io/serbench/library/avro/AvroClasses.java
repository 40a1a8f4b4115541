package io.serbench.library.avro;

import io.serbench.dataset.object.GeneratedClasses;
import java.util.Set;

/** Handles classes that Avro's compiler generated from the user's schemas. */
public final class AvroClasses extends GeneratedClasses {
  public AvroClasses() {
    super(
        "org.apache.avro.specific.SpecificRecord",
        "Avro records",
        ".avsc",
        Set.of(AvroRows.AVRO_SPECIFIC));
  }

  @Override
  protected Form form(Class<?> type) {
    return new OwnRecords(type);
  }
}
