package io.serbench.process;

import java.util.List;
import java.util.Locale;

/** The garbage collectors that forks can be given by name, all with the same heap. */
public enum Collector {
  /** What forks have anyway: see {@link ChildJvm}. */
  PARALLEL,
  /** One thread collects, and the program stands still. */
  SERIAL,
  /** The JDK's default on machines with two processors and more. */
  G1,
  /** Collects while the program runs, for short pauses. */
  ZGC;

  /** As it is written in options and names. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The JVM's options for it. */
  public List<String> options() {
    return switch (this) {
      case PARALLEL -> List.of();
      case SERIAL -> List.of("-XX:+UseSerialGC");
      case G1 -> List.of("-XX:+UseG1GC");
      case ZGC -> List.of("-XX:+UseZGC");
    };
  }
}
