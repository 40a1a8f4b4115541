/**
 * Tries whether other languages read the messages of rows, and whether rows read what these write.
 * Started by {@code lab/languages.sh}.
 */
package io.serbench.lab.languages;
