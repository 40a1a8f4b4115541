/**
 * The index of rows: what each is called, its tags, its library's coordinates, what it needs, what
 * it carries and where it is opened; and the choice of rows by name and tag. All of it is known
 * without loading a library.
 *
 * <p>Start at {@link io.serbench.catalog.Row}; {@link io.serbench.catalog.Catalog} has them all.
 *
 * <p>What does not belong here: the name of any library. Those stand in {@code library}.
 */
package io.serbench.catalog;
