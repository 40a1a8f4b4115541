/**
 * What other languages make of the bytes of rows, and rows of theirs: behind {@code
 * lab/languages.sh}.
 */
package io.serbench.lab.languages;
