/**
 * Tools that measure serbench itself; none of them is in its jar. Each package is behind a script
 * in {@code scripts/}.
 */
package io.serbench.tools;
