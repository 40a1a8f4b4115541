package io.serbench.dataset;

import java.util.List;
import java.util.OptionalLong;

/** A data set that comes with serbench, and what is said of it. To name it makes nothing of it. */
public interface EmbeddedSet {
  /** Its name, in full: {@code media.1}. */
  String name();

  /** What is known of its type. */
  Cargo type();

  /** What people call the type: {@code MediaContent}. */
  String typeName();

  /** The classes of ours that a value is made of. */
  List<Class<?>> classes();

  /** How it is made. */
  DatasetSource source();

  /**
   * The text of a file that is read as this data set.
   *
   * @throws DataFileException where the values have shared references, which JSON has not
   */
  String export() throws DataFileException;

  /** What it is, in a few words. */
  default String about() {
    return AboutData.of(name()).words();
  }

  /** How many bytes it has as JSON without blanks; empty where JSON cannot hold it. */
  default OptionalLong jsonBytes() {
    return AboutData.of(name()).jsonBytes();
  }
}
