package io.serbench.library.jboss;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/**
 * Writes strings that may be null or long in the data block of an externalizer. A string that is
 * written as an object ends the block and enters the table of shared instances. {@code writeUTF}
 * does neither, but takes no null and at most 65535 bytes, so only longer strings are written as
 * objects.
 */
final class NullableStrings {
  private static final int NULL = 0;
  private static final int UTF = 1;
  private static final int OBJECT = 2;

  /** A {@code char} takes at most three bytes. */
  private static final int MAX_UTF_LENGTH = 65535 / 3;

  private NullableStrings() {}

  static void write(ObjectOutput output, String string) throws IOException {
    if (string == null) {
      output.writeByte(NULL);
    } else if (string.length() <= MAX_UTF_LENGTH) {
      output.writeByte(UTF);
      output.writeUTF(string);
    } else {
      output.writeByte(OBJECT);
      output.writeObject(string);
    }
  }

  static String read(ObjectInput input) throws IOException, ClassNotFoundException {
    return switch (input.readByte()) {
      case NULL -> null;
      case UTF -> input.readUTF();
      default -> (String) input.readObject();
    };
  }
}
