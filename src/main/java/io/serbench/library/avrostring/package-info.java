/**
 * The adapters of {@link io.serbench.library.avro}, for generated classes and readers whose strings
 * are {@code String} instead of {@code CharSequence}. schema/build.xml makes them from those, with
 * text replaced, in target/generated-sources/adapters.
 */
package io.serbench.library.avrostring;
