package io.serbench.dataset;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says what classes need that were compiled for a later JDK than the one that loads them. */
public final class ClassVersions {
  private static final Pattern LATER =
      Pattern.compile(
          "(\\S+) has been compiled by a more recent version of .*?version (\\d+)\\..*");

  private static final int BEFORE_FIRST = 44; // Java 1.1 has class files of version 45.
  private static final int MOST_CAUSES = 50; // Causes may form a circle.

  private ClassVersions() {}

  /** A class, and the feature version of the JDK that it needs at least. */
  public record Needed(String className, int jdk) {
    /** Returns what it needs, and how to pass it: {@code com.acme.Order needs Java 25: ...}. */
    @Override
    public String toString() {
      return className + remedy();
    }

    /** Returns the words that follow the name of the class. */
    public String remedy() {
      return " needs Java %d: pass -jvm=%d".formatted(jdk, jdk);
    }
  }

  /**
   * Returns the class that did not load, if that is why something, or a cause of it, was thrown.
   */
  public static Optional<Needed> needed(Throwable thrown) {
    return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause)
        .limit(MOST_CAUSES)
        .filter(UnsupportedClassVersionError.class::isInstance)
        .map(cause -> LATER.matcher(String.valueOf(cause.getMessage())))
        .filter(Matcher::matches)
        .map(found -> new Needed(found.group(1).replace('/', '.'), jdk(found.group(2))))
        .findFirst();
  }

  private static int jdk(String classFileVersion) {
    return Integer.parseInt(classFileVersion) - BEFORE_FIRST;
  }
}
