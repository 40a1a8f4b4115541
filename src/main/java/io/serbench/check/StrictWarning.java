package io.serbench.check;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Warnings of a JVM that is told to give them ({@link io.serbench.process.Strictness#WARN}), in the
 * words of JEP 498 and JEP 500.
 */
final class StrictWarning {
  private static final Pattern UNSAFE =
      Pattern.compile("WARNING: (sun\\.misc\\.Unsafe::\\w+) has been called by (\\S+).*");
  private static final Pattern FINAL_FIELD =
      Pattern.compile("WARNING: Final field (\\S+ in \\S+) has been .* by class (\\S+).*");

  private StrictWarning() {}

  /** What the line warns of: {@code sun.misc.Unsafe::getInt by org.example.Reader}. */
  static Optional<String> in(String line) {
    Matcher unsafe = UNSAFE.matcher(line);
    if (unsafe.matches()) {
      return Optional.of(unsafe.group(1) + " by " + unsafe.group(2));
    }
    Matcher field = FINAL_FIELD.matcher(line);
    return field.matches()
        ? Optional.of("final field " + field.group(1) + " by " + field.group(2))
        : Optional.empty();
  }
}
