/**
 * The index of rows: their names, tags, library coordinates, requirements, the types they can
 * carry, and what opens them; and filters by name and tag. None of this loads a library.
 *
 * <p>Start at {@link io.serbench.catalog.Row}; {@link io.serbench.catalog.Catalog} holds all rows.
 *
 * <p>No library is named here; libraries belong in {@code io.serbench.library}.
 */
package io.serbench.catalog;
