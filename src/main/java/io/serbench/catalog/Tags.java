package io.serbench.catalog;

import java.util.List;
import java.util.TreeSet;

/** What kind of row a row is: facts, by which it is filtered and put into tables. */
public record Tags(Effort effort, Format format, Structure structure, List<Feature> features) {
  public Tags {
    features = List.copyOf(new TreeSet<>(features));
  }
}
