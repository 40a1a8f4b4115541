package io.serbench.protocol;

import io.serbench.catalog.Feature;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.dataset.own.OwnType;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.serializer.Transport;
import java.util.List;

/** Something that a fork is asked to do with a row, and to answer. */
public sealed interface Task {
  /**
   * Check a round trip.
   *
   * @param looks whether methods of a user's class are called, such as getters
   */
  record RoundTrip(DatasetRecipe data, Transport transport, boolean looks) implements Task {
    public RoundTrip(DatasetRecipe data, Transport transport) {
      this(data, transport, true);
    }
  }

  /** Write the values of a user's class as JSON, one per line. */
  record WriteJson(DatasetRecipe data, OwnType type) implements Task {}

  /** Check round trips of the version of the classes that the fork has, and write its values. */
  record WriteVersion() implements Task {}

  /** Read what another version wrote of each value. */
  record ReadVersion(Version writer, List<Bytes> messages) implements Task {}

  /** Read a message that was written with a changed schema, as a row that has a schema would. */
  record ReadRewritten(WriterSchema writer) implements Task {}

  /** Check round trips of a data set, and write its values, or the first of many. */
  record WriteData(DatasetRecipe data) implements Task {}

  /** Read the messages of a data set's values, and compare what they hold with these. */
  record ReadData(DatasetRecipe data, List<Bytes> messages) implements Task {}

  /**
   * Read what another build of the class wrote, in the fork's own build.
   *
   * @param data makes the values as this build has them, of what the writer said of its own
   */
  record ReadBuild(DatasetRecipe data, List<Bytes> messages) implements Task {}

  /** Write a hostile value with the row's own writer, without a round trip. */
  record Forge(Forgery forgery) implements Task {}

  /** Make the hostile messages of these numbers, and send none. */
  record Fetch(FromParent.HostileMessages hostile, List<Integer> numbers) implements Task {}

  record Trait(Feature feature) implements Task {
    /** All traits that can be found out; those that may end the JVM come last. */
    public static final List<Feature> ALL =
        List.of(
            Feature.CONTAINS_SCHEMA,
            Feature.NULLS,
            Feature.UNICODE,
            Feature.CACHES_VALUES,
            Feature.SHARED_REFERENCES,
            Feature.CYCLES);
  }
}
