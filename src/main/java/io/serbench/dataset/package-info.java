/**
 * Types and values to measure: what every row is given, whatever its library.
 *
 * <p>A {@link io.serbench.dataset.Family} is a type with its values, {@link
 * io.serbench.dataset.Datasets} the index of all; a new family is a package of its own and a line
 * there. Start reading with these two, then {@code media}, the classic one. Values come from JSON
 * in the jar, from code with a fixed seed, or from a user's file, which {@link
 * io.serbench.dataset.own.OwnJson} reads or refuses. {@link io.serbench.dataset.DeepEquality} says
 * whether a row gave back what it was given.
 *
 * <p>Beside the families, {@code evolution} and {@code traits} have what is tried and not timed:
 * types that change, and values that show one trait of a row.
 *
 * <p>The parent reads a value and hands it on to its child JVMs by {@code codec}, so that they load
 * no Jackson for it.
 *
 * <p>Not here: anything that knows rows, forks or reports, and any library under test but Jackson,
 * which reads the files. The beans stay plain: what a library wants of a class is the library's
 * adapter to bring.
 */
package io.serbench.dataset;
