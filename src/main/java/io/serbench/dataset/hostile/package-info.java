/**
 * Bytes made to do harm, for {@code check hostile}, and a harmless class that shows which classes
 * bytes can instantiate.
 */
package io.serbench.dataset.hostile;
