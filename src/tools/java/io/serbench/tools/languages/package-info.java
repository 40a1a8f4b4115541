/**
 * What other languages make of the bytes of rows, and rows of theirs: behind {@code
 * scripts/languages.sh}.
 */
package io.serbench.tools.languages;
