package io.serbench.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * The values that an option or an operand can have.
 *
 * @param label what the help calls them
 * @param kind {@link Path} for files, which a shell can complete; else anything
 * @param words those that a shell can complete; empty where there are too many to name
 * @param reader makes a value of what was typed
 */
record Value<T>(String label, Class<?> kind, Optional<Iterable<String>> words, Reader<T> reader) {
  /** Makes a value of what was typed. */
  @FunctionalInterface
  interface Reader<T> {
    /**
     * The value.
     *
     * @param option how the option is written, for messages
     * @throws UsageException where there is no such value
     */
    T read(String option, String text) throws UsageException;
  }

  /** Values that a shell cannot complete. */
  static <T> Value<T> of(String label, Reader<T> reader) {
    return new Value<>(label, Object.class, Optional.empty(), reader);
  }

  /** Values that name files. */
  static <T> Value<T> file(String label, Reader<T> reader) {
    return new Value<>(label, Path.class, Optional.empty(), reader);
  }

  /** The same, which a shell completes with these words; they are not asked for before. */
  Value<T> completedWith(Iterable<String> some) {
    return new Value<>(label, kind, Optional.of(some), reader);
  }

  /** What is made of these values. */
  <R> Value<R> as(Function<T, R> change) {
    return new Value<>(
        label, kind, words, (option, text) -> change.apply(reader.read(option, text)));
  }
}
