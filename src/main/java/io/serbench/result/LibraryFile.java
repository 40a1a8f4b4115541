package io.serbench.result;

/**
 * The jar that the user supplied for a row's library, in place of the one that serbench brings.
 *
 * @param name of the file
 * @param sha256 of its content, in hexadecimal digits
 */
public record LibraryFile(String name, String sha256) {}
