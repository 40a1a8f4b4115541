package io.serbench.protocol;

import io.serbench.catalog.Feature;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.hostile.Forgery;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.HostileMessages;
import io.serbench.result.Usage;
import java.util.List;

/** One thing that a child is asked to try with a row. */
public sealed interface Task {
  /** What is being done, for people. */
  String step();

  /**
   * Check round trips of a data set; each has an answer of its own.
   *
   * @param usages how it is used, one round trip each
   */
  record RoundTrips(DatasetRecipe data, List<Usage> usages) implements Task {
    public RoundTrips {
      usages = List.copyOf(usages);
    }

    @Override
    public String step() {
      return "loading " + data.dataset();
    }
  }

  /** Say what the values of the user's class are, as JSON, a line each. */
  record Say() implements Task {
    @Override
    public String step() {
      return "making values";
    }
  }

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
   * @param base64 its bytes, for each value
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

  /** Check the round trips of a data set, and write its values, or the first of many. */
  record WriteData(DatasetRecipe data) implements Task {
    @Override
    public String step() {
      return "writing " + data.dataset();
    }
  }

  /**
   * Read what was written of a data set, and compare it with the values.
   *
   * @param base64 the bytes of each value
   */
  record ReadData(DatasetRecipe data, List<String> base64) implements Task {
    public ReadData {
      base64 = List.copyOf(base64);
    }

    @Override
    public String step() {
      return "reading " + data.dataset();
    }
  }

  /** Write a hostile value with the row's own writer, unchecked. */
  record Forge(Forgery forgery) implements Task {
    @Override
    public String step() {
      return "writing " + forgery.word();
    }
  }

  /** Make some of the messages, and try none. */
  record Fetch(HostileMessages hostile, List<Integer> numbers) implements Task {
    public Fetch {
      numbers = List.copyOf(numbers);
    }

    @Override
    public String step() {
      return "making messages";
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
            Feature.CACHES_VALUES,
            Feature.SHARED_REFERENCES,
            Feature.CYCLES);

    @Override
    public String step() {
      return "trying " + feature;
    }
  }
}
