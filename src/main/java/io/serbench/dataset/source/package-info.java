/**
 * Where data sets come from: a family, a user's file or a seed.
 *
 * <p>{@link io.serbench.dataset.source.Datasets} is the index of all families. A {@link
 * io.serbench.dataset.source.DatasetSource} is a data set that is yet to be made, and a {@link
 * io.serbench.dataset.source.Recipe} says how, in a form that the parent sends to its forks: as a
 * rule the value in the bytes of {@code codec}, so that the forks need not load Jackson for it.
 *
 * <p>This package uses the families and what is below them.
 */
package io.serbench.dataset.source;
