/** What Micronaut's annotation processor writes introspections for. */
package io.serbench.library.micronaut.annotated;
