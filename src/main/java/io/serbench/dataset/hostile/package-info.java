/**
 * Bytes made to do harm, and the harmless class by which it is seen which classes bytes can name.
 */
package io.serbench.dataset.hostile;
