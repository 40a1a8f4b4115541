/** Hand-written code that converts media to and from JSON trees of any library. */
package io.serbench.library.shared.jsonmedia;
