/** What ProtoStream's annotation processor writes code for: adapters of the plain classes. */
package io.serbench.library.protostream.annotated;
