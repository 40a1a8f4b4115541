package io.serbench.catalog;

import java.util.List;
import java.util.TreeSet;

/**
 * The classification of a row, by which users filter and tables group.
 *
 * @param effort how much the row must know before it sees the data
 * @param format what the encoded bytes are
 * @param structure which shapes of objects survive
 * @param features what else the row can do, without duplicates, in the order of the enum
 * @param roles its special roles in reports; usually none
 */
public record Tags(
    Effort effort, Format format, Structure structure, List<Feature> features, List<Role> roles) {
  public Tags {
    features = List.copyOf(new TreeSet<>(features));
    roles = List.copyOf(new TreeSet<>(roles));
  }

  /** Returns a copy with the given features in place of its own. */
  public Tags with(List<Feature> others) {
    return new Tags(effort, format, structure, others, roles);
  }

  Tags withFormat(Format other) {
    return new Tags(effort, other, structure, features, roles);
  }

  public boolean has(Feature feature) {
    return features.contains(feature);
  }

  public boolean plays(Role role) {
    return roles.contains(role);
  }
}
