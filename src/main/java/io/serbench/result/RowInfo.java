package io.serbench.result;

import io.serbench.catalog.Tags;

/**
 * What a reader of results has to know of a row.
 *
 * @param tags its kind
 * @param description what sets it apart
 * @param library {@code group:artifact:version}
 */
public record RowInfo(Tags tags, String description, String library) {}
