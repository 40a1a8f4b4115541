package io.serbench.protocol;

import java.io.IOException;

/** What one side says to the other. */
sealed interface Message permits FromParent, FromChild {
  /** Which of all that its side may say it is; its place among them stands first on the line. */
  Enum<?> kind();

  /** Writes what its kind reads. */
  void write(Encoder out) throws IOException;
}
