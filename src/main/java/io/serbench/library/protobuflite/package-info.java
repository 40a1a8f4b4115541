/**
 * The adapters of {@link io.serbench.library.protobuf}, for classes generated for the lite runtime.
 * schema/build.xml makes them from those, with text replaced, in target/generated-sources/adapters.
 */
package io.serbench.library.protobuflite;
