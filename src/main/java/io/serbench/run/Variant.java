package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.process.JvmChoice;
import io.serbench.result.Traffic;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A way of running rows. A run may have several, to compare them.
 *
 * @param mark the suffix for names of rows; empty for the default variant
 * @param isCopy whether the run has several of these, any difference between which is noise
 * @param jars the names of the jars that replace those of the default variant
 * @param library the library whose rows run in this variant; empty for all rows
 */
public record Variant(
    Optional<String> mark,
    boolean isCopy,
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
    return new Variant(mark, false, jvm, Traffic.DEFAULT, List.of(), Optional.empty());
  }

  public Variant with(Traffic other) {
    return new Variant(mark, isCopy, jvm, other, jars, library);
  }

  /** Returns this variant with a longer mark. */
  public Variant marked(String more) {
    return new Variant(Optional.of(mark.orElse("") + more), isCopy, jvm, traffic, jars, library);
  }

  public Variant in(JvmChoice other) {
    return new Variant(mark, isCopy, other, traffic, jars, library);
  }

  /** Returns identical copies of a variant, marked {@code #1}, {@code #2} and so on. */
  public static List<Variant> copies(int count, Variant of) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(number -> of.marked("#" + number))
        .map(each -> new Variant(each.mark, true, of.jvm, of.traffic, of.jars, of.library))
        .toList();
  }

  boolean takes(Row row) {
    return library.isEmpty() || row.library().isCalled(library.get());
  }
}
