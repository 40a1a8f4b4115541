package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.dataset.source.Recipe;
import io.serbench.process.JvmChoice;
import io.serbench.result.Environment.Omitted;
import io.serbench.result.Traffic;
import java.nio.file.Path;
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
 * @param omission the member that the user's class lacks; empty if it has all
 */
public record Variant(
    Optional<String> mark,
    boolean isCopy,
    JvmChoice jvm,
    Traffic traffic,
    List<String> jars,
    Optional<String> library,
    Optional<Omission> omission) {
  public Variant {
    jars = List.copyOf(jars);
  }

  /** Creates a variant in which the user's class has all its members. */
  public Variant(
      Optional<String> mark,
      boolean isCopy,
      JvmChoice jvm,
      Traffic traffic,
      List<String> jars,
      Optional<String> library) {
    this(mark, isCopy, jvm, traffic, jars, library, Optional.empty());
  }

  /**
   * A member that is left out, or emptied.
   *
   * @param classes a folder with the classes that lack it; empty if its values are emptied
   */
  public record Omission(Omitted omitted, Optional<Path> classes) {}

  /** Returns how forks make data: with a member emptied, if this variant is for that. */
  Recipe recipe(Recipe usual) {
    return omission
        .filter(left -> left.classes().isEmpty())
        .<Recipe>map(left -> new Recipe.Emptied((Recipe.JsonFile) usual, left.omitted().member()))
        .orElse(usual);
  }

  /** Returns this variant without a member, and its mark after that of this one. */
  public Variant without(Omission left) {
    return new Variant(
        Optional.of(mark.orElse("") + left.omitted().mark()),
        isCopy,
        jvm,
        traffic,
        jars,
        library,
        Optional.of(left));
  }

  /** Returns what comes first on the class path of forks. */
  List<Path> first() {
    return omission.flatMap(Omission::classes).stream().toList();
  }

  /** Returns the variant without a mark, for all rows. */
  public static Variant usual(JvmChoice jvm) {
    return ofJvm(Optional.empty(), jvm);
  }

  /** Returns a variant that only differs in its JVM, for all rows. */
  public static Variant ofJvm(Optional<String> mark, JvmChoice jvm) {
    return new Variant(mark, false, jvm, Traffic.DEFAULT, List.of(), Optional.empty());
  }

  public Variant withTraffic(Traffic other) {
    return new Variant(mark, isCopy, jvm, other, jars, library);
  }

  /** Returns this variant with a longer mark. */
  public Variant marked(String more) {
    return new Variant(Optional.of(mark.orElse("") + more), isCopy, jvm, traffic, jars, library);
  }

  public Variant inJvm(JvmChoice other) {
    return new Variant(mark, isCopy, other, traffic, jars, library);
  }

  /** Returns identical copies of a variant, marked {@code #1}, {@code #2} and so on. */
  public static List<Variant> copies(int count, Variant of) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(number -> of.marked("#" + number))
        .map(variant -> new Variant(variant.mark, true, of.jvm, of.traffic, of.jars, of.library))
        .toList();
  }

  boolean takes(Row row) {
    return library.isEmpty() || row.library().isCalled(library.get());
  }
}
