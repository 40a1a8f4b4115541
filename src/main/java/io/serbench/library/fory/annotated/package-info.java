/**
 * Beans for Fory's format for all languages. In it, a field may be null and a number may have its
 * full width where an annotation says so.
 */
package io.serbench.library.fory.annotated;
