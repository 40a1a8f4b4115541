package io.serbench.check;

import io.serbench.catalog.CheckVerdict;
import io.serbench.catalog.LibraryVersion;
import io.serbench.catalog.Topic;
import io.serbench.result.Answered;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * How well the versions of a library read each other's bytes.
 *
 * @param versions from old to new
 * @param answers outcomes, those on {@link #topic}s among others
 */
record VersionMatrix(List<String> versions, List<Answered> answers) {
  /** The verdict where nothing was tried. */
  static final CheckVerdict NOTHING = new CheckVerdict.Text("-");

  /** What a version makes of the bytes of another, from best to worst. */
  enum VersionVerdict implements CheckVerdict {
    IDENTICAL("read correctly; the reader itself writes the same bytes"),
    SAME("read correctly, although the reader writes other bytes"),
    DIFFERS("no error, but a field came back with another value"),
    FAILS("an error, or the end of the JVM"),
    UNTRIED("one of the versions does not support the data, or does not link");

    private final String meaning;

    VersionVerdict(String meaning) {
      this.meaning = meaning;
    }

    @Override
    public String meaning() {
      return meaning;
    }

    private boolean isRead() {
      return this == IDENTICAL || this == SAME;
    }

    private static VersionVerdict worst(Stream<VersionVerdict> all) {
      return all.filter(verdict -> verdict != UNTRIED)
          .max(Comparator.naturalOrder())
          .orElse(UNTRIED);
    }
  }

  /** Returns what a version makes of a data set that another one wrote. */
  static Topic topic(String writer, String reader, String dataset) {
    return new Topic(writer + " to " + reader, dataset);
  }

  /** Returns the worst outcome of any data set that one version wrote and another read. */
  VersionVerdict worst(String writer, String reader) {
    return VersionVerdict.worst(
        answers.stream()
            .filter(it -> it.topic().equals(topic(writer, reader, it.topic().detail())))
            .flatMap(it -> it.verdict().stream())
            .map(VersionVerdict.class::cast));
  }

  /** Returns the worst outcome in one direction, or {@link #NOTHING}. */
  CheckVerdict worst(boolean newReadsOld) {
    VersionVerdict worst =
        VersionVerdict.worst(
            versions.stream()
                .flatMap(
                    later ->
                        versions.subList(0, versions.indexOf(later)).stream()
                            .map(old -> newReadsOld ? worst(old, later) : worst(later, old))));
    return worst == VersionVerdict.UNTRIED ? NOTHING : worst;
  }

  /** Returns a sign between successive versions: {@code 4.0.3 / 5.0.5 + 5.5.0 = 5.6.2}. */
  String neighbours() {
    StringBuilder text = new StringBuilder(versions.get(0));
    for (int i = 1; i < versions.size(); i++) {
      String old = versions.get(i - 1);
      String later = versions.get(i);
      text.append(" %s %s".formatted(sign(worst(old, later), worst(later, old)), later));
    }
    return text.toString();
  }

  private static char sign(VersionVerdict newReadsOld, VersionVerdict oldReadsNew) {
    if (newReadsOld == VersionVerdict.UNTRIED) {
      return '?';
    }
    if (newReadsOld == VersionVerdict.IDENTICAL && oldReadsNew == VersionVerdict.IDENTICAL) {
      return '=';
    }
    return newReadsOld.isRead()
        ? oldReadsNew.isRead() ? '+' : '>'
        : oldReadsNew.isRead() ? '<' : '/';
  }

  /** Returns the oldest version since which {@code current} reads all, or {@link #NOTHING}. */
  CheckVerdict since(String current) {
    CheckVerdict since = NOTHING;
    for (int i = versions.indexOf(current) - 1; i >= 0; i--) {
      VersionVerdict outcome = worst(versions.get(i), current);
      if (outcome.isRead()) {
        since = new CheckVerdict.Text(versions.get(i));
      } else if (outcome != VersionVerdict.UNTRIED) {
        return since;
      }
    }
    return since;
  }

  /** Returns whether all versions of a major version read each other, as far as they were tried. */
  boolean isStable(String major) {
    List<String> same =
        versions.stream().filter(version -> LibraryVersion.major(version).equals(major)).toList();
    return VersionVerdict.worst(
            same.stream().flatMap(one -> same.stream().map(other -> worst(one, other))))
        .isRead();
  }
}
