/** The classes for which Micronaut's annotation processor generates introspections. */
package io.serbench.library.micronaut.annotated;
