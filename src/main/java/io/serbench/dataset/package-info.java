/**
 * The types and values to measure, which are the same for every row.
 *
 * <p>A {@link io.serbench.dataset.Family} is a type with its values, and {@link
 * io.serbench.dataset.Datasets} is the index of all families. A new family is a package of its own
 * and a line in that index. Start reading with these two, then {@code media}, the standard family.
 * Values come from JSON in the jar, from code with a fixed seed, or from a user's file, which
 * {@link io.serbench.dataset.own.OwnJson} reads or rejects. {@link
 * io.serbench.dataset.equality.DeepEquality} compares what a row decodes with what it encoded.
 *
 * <p>The packages {@code evolution}, {@code traits}, {@code types} and {@code hostile} hold what
 * checks use and no run times.
 *
 * <p>The parent reads a value and passes it to its forks in the bytes of {@code codec}, so that the
 * forks need not load Jackson for it.
 *
 * <p>This package knows no rows, forks or reports, and of the libraries under test only Jackson,
 * which reads the files. The beans stay plain: a class that a library needs beside them belongs to
 * that library's adapter.
 */
package io.serbench.dataset;
