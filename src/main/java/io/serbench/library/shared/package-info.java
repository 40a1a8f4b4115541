/**
 * Code that adapters of several libraries share, to pass plain objects, lists and strings to a
 * library. It is specific to no library and names no rows.
 */
package io.serbench.library.shared;
