/**
 * The laboratory: measures serbench itself, and is not in its jar. Each package is behind a script
 * in {@code lab/}.
 */
package io.serbench.lab;
