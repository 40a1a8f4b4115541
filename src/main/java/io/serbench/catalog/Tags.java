package io.serbench.catalog;

import java.util.List;
import java.util.TreeSet;

/**
 * What kind of row a row is: facts, by which it is filtered and put into tables.
 *
 * @param effort how much is known ahead of the data
 * @param format what the data look like
 * @param structure which references come back
 * @param features what else it can do
 * @param roles the parts that it plays in reports
 */
public record Tags(
    Effort effort, Format format, Structure structure, List<Feature> features, List<Role> roles) {
  public Tags {
    features = List.copyOf(new TreeSet<>(features));
    roles = List.copyOf(new TreeSet<>(roles));
  }

  /** The same with these features in the place of its own. */
  public Tags with(List<Feature> others) {
    return new Tags(effort, format, structure, others, roles);
  }

  /** The same with another format. */
  Tags with(Format other) {
    return new Tags(effort, other, structure, features, roles);
  }

  /** Whether it has that feature. */
  public boolean has(Feature feature) {
    return features.contains(feature);
  }

  /** Whether it plays that part. */
  public boolean plays(Role role) {
    return roles.contains(role);
  }
}
