package io.serbench.fork;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a fork finds a data set.
 *
 * @param name the data set's name
 * @param file the user's file that holds it; empty for an embedded one
 */
public record DatasetSource(String name, Optional<Path> file) {}
