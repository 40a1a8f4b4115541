package io.serbench.child;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.JsonBlanks;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.own.Census;
import io.serbench.result.DataProfile;

/** Says what data are like. */
final class Profiles {
  private Profiles() {}

  /** Of a data set that a recipe made. */
  static DataProfile of(Dataset<?> dataset, Recipe recipe) {
    Census census = Census.of(dataset.values());
    Bytes json = recipe.json(dataset);
    return new DataProfile(
        dataset.name(),
        name(dataset.type()),
        recipe.origin(),
        json.sha256(),
        dataset.values().size(),
        new DataProfile.Contents(
            census.depth(),
            census.objects(),
            census.strings(),
            census.beyondLatin1(),
            census.numbers(),
            census.nulls(),
            JsonBlanks.lengthWithout(json.array()),
            census.shared()));
  }

  /** What is there says more than that anything might be. */
  private static String name(DataType<?> type) {
    return type.untyped() ? type.root().getName() : type.bound().getTypeName();
  }
}
