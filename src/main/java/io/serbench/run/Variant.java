package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.process.JvmChoice;
import io.serbench.result.Traffic;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A way of running rows. A run may have several, to compare them.
 *
 * @param mark the suffix for names of rows; empty for the default variant
 * @param copy the number of this copy, from 1; empty unless variants are copies of each other
 * @param jars the names of the jars that replace those of the default variant
 * @param library the library whose rows run in this variant; empty for all rows
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

  /** Returns the variant without a mark, for all rows. */
  public static Variant usual(JvmChoice jvm) {
    return in(Optional.empty(), jvm);
  }

  /** Returns a variant that only differs in its JVM, for all rows. */
  public static Variant in(Optional<String> mark, JvmChoice jvm) {
    return new Variant(
        mark, OptionalInt.empty(), jvm, Traffic.DEFAULT, List.of(), Optional.empty());
  }

  /** Returns this variant with other traffic. */
  public Variant with(Traffic other) {
    return new Variant(mark, copy, jvm, other, jars, library);
  }

  /** Returns this variant with a longer mark. */
  public Variant marked(String more) {
    return new Variant(Optional.of(mark.orElse("") + more), copy, jvm, traffic, jars, library);
  }

  /** Returns this variant in another JVM. */
  public Variant in(JvmChoice other) {
    return new Variant(mark, copy, other, traffic, jars, library);
  }

  /**
   * Returns identical copies of a variant, marked {@code #1}, {@code #2} and so on. Any difference
   * between them is noise.
   */
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
