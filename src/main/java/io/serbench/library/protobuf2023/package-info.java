/**
 * The adapters of {@link io.serbench.library.protobuf}, for classes generated from edition 2023 of
 * the schemas. They use other generated classes, which have no common type, and are otherwise the
 * same; so schema/build.xml makes them from those, with text replaced, in
 * target/generated-sources/adapters.
 */
package io.serbench.library.protobuf2023;
