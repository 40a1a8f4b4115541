/** Beans for Fory's format for all languages, in which a field may be null where it says so. */
package io.serbench.library.fory.annotated;
