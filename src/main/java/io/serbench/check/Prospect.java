package io.serbench.check;

/**
 * What was seen of a row on a JVM that is as strict as later ones will be.
 *
 * @param row the row's name
 * @param outlook what becomes of it
 * @param cause what the JVM warns of, or what fails, in one line; empty where all is well
 */
public record Prospect(String row, Outlook outlook, String cause) {}
