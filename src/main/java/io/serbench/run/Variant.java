package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.process.JvmChoice;
import io.serbench.result.Traffic;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A way of running rows, of which a run may have several to compare them.
 *
 * @param mark what it adds to the names of rows; empty for the way that others are compared with
 * @param copy which of several that do not differ
 * @param jvm in which JVM, and with which jars
 * @param traffic what rows meet there
 * @param jars the names of jars that take the place of those that the usual way has
 * @param library whose rows alone run so; empty for all rows
 */
public record Variant(
    Optional<String> mark,
    OptionalInt copy,
    JvmChoice jvm,
    Traffic traffic,
    List<String> jars,
    Optional<String> library) {
  public Variant {
    jars = List.copyOf(jars);
  }

  /** The usual way, for all rows. */
  public static Variant usual(JvmChoice jvm) {
    return in(Optional.empty(), jvm);
  }

  /** All rows in a JVM. */
  public static Variant in(Optional<String> mark, JvmChoice jvm) {
    return new Variant(
        mark, OptionalInt.empty(), jvm, Traffic.DEFAULT, List.of(), Optional.empty());
  }

  /** The same with other traffic. */
  public Variant with(Traffic other) {
    return new Variant(mark, copy, jvm, other, jars, library);
  }

  /** The same under a longer name, which tells it from those that differ in that alone. */
  public Variant marked(String more) {
    return new Variant(Optional.of(mark.orElse("") + more), copy, jvm, traffic, jars, library);
  }

  /** The same in another JVM. */
  public Variant in(JvmChoice other) {
    return new Variant(mark, copy, other, traffic, jars, library);
  }

  /** So many ways that do not differ, {@code #1} and so on: what does differ is noise. */
  public static List<Variant> copies(int count, Variant of) {
    return IntStream.rangeClosed(1, count).mapToObj(of::copy).toList();
  }

  private Variant copy(int number) {
    Variant same = marked("#" + number);
    return new Variant(same.mark, OptionalInt.of(number), jvm, traffic, jars, library);
  }

  boolean takes(Row row) {
    return library.isEmpty() || row.library().isCalled(library.get());
  }

  boolean isCopy() {
    return copy.isPresent();
  }
}
