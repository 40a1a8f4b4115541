package io.serbench.protocol;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.serbench.catalog.Feature;
import io.serbench.dataset.evolution.Version;
import java.util.List;

/** One thing that a child is asked to try with a row. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Task.Write.class, name = "write"),
  @JsonSubTypes.Type(value = Task.Read.class, name = "read"),
  @JsonSubTypes.Type(value = Task.Trait.class, name = "trait")
})
public sealed interface Task {
  /** Check the round trips of the version that the child plays, and write its values. */
  record Write() implements Task {
    @Override
    public String step() {
      return "writing";
    }
  }

  /**
   * Read what another version wrote.
   *
   * @param base64 its bytes, for each type
   */
  record Read(Version writer, List<String> base64) implements Task {
    public Read {
      base64 = List.copyOf(base64);
    }

    @Override
    public String step() {
      return "reading " + writer;
    }
  }

  /** See whether the row has a trait. */
  record Trait(Feature feature) implements Task {
    /** All that can be seen; those that may end the JVM come last. */
    public static final List<Feature> ALL =
        List.of(
            Feature.CONTAINS_SCHEMA,
            Feature.NULLS,
            Feature.UNICODE,
            Feature.SHARED_REFERENCES,
            Feature.CYCLES);

    @Override
    public String step() {
      return "trying " + feature;
    }
  }

  /** What is being done, for people. */
  String step();
}
