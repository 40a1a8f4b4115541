/**
 * The model of the types and values to measure, which are the same for every row.
 *
 * <p>A {@link io.serbench.dataset.Dataset} is a {@link io.serbench.dataset.DataType} with one or
 * more values. This package uses no other one; those below it use only packages that are listed
 * before theirs:
 *
 * <ol>
 *   <li>{@code object}: what objects consist of, in any language
 *   <li>{@code codec}: values as bytes, without a library, and {@code variation}: other values of
 *       the same shape
 *   <li>{@code mapper}: objects from JSON
 *   <li>{@code equality}: whether what a row decodes equals what it encoded
 *   <li>{@code own}: a user's class, or JSON without one
 *   <li>{@code family}: what families have in common, and a package for each of them, such as
 *       {@code media}, the standard family
 *   <li>{@code source}: the index of families, and where data sets come from
 * </ol>
 *
 * <p>The packages {@code evolution}, {@code traits}, {@code types} and {@code hostile} hold what
 * checks use and no run times.
 *
 * <p>These packages know no rows, forks or reports, and of the libraries under test only Jackson,
 * which reads the files. The beans stay plain: a class that a library needs beside them belongs to
 * that library's adapter.
 */
package io.serbench.dataset;
