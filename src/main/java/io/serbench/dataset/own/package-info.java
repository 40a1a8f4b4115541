/**
 * The user's data: a class that serbench has never seen, or JSON without a class.
 *
 * <p>Start reading with {@link io.serbench.dataset.own.OwnJson}, which reads values from JSON, and
 * {@link io.serbench.dataset.own.MadeUp}, which generates them. This code runs in forks, which have
 * the user's classes; the parent knows only {@link io.serbench.dataset.own.OwnType} and the names
 * of data sets.
 *
 * <p>To find what the reference mapper coerces and what is missing, {@link
 * io.serbench.dataset.own.Binder} also reads with mappers that refuse these. A user's files of the
 * families are read in the same way, in the parent.
 *
 * <p>This package uses {@code equality} and what is below it, and {@code types}.
 */
package io.serbench.dataset.own;
