/**
 * Writes what serbench found of its rows into the jar's resources and the pages of {@code docs}, or
 * compares the two. Started by scripts, each of which says what its program does.
 */
package io.serbench.lab.pages;
