package io.serbench.library.avro;

import java.util.function.Function;
import org.apache.avro.Schema;

/**
 * What has to be known of one family of data sets.
 *
 * @param schema of the records
 * @param record plain objects to records
 * @param plain and back
 */
record Conversion<T, R>(Schema schema, Function<T, R> record, Function<R, T> plain) {}
