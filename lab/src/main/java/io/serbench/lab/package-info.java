/**
 * The laboratory, which measures serbench itself and is not part of its jar. The scripts in {@code
 * lab/} start its programs.
 */
package io.serbench.lab;
