/** Adapters of the plain classes, for which ProtoStream's annotation processor generates code. */
package io.serbench.library.protostream.annotated;
