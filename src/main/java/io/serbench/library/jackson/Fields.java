package io.serbench.library.jackson;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * The names of an object's fields, encoded once and numbered in the order in which they are
 * written.
 *
 * <p>Reading expects that order, because a parser can compare the bytes of an expected name without
 * decoding it ({@link JsonParser#nextFieldName(SerializableString)}). Names in any other order are
 * looked up.
 */
final class Fields {
  /** The result of {@link #next} at the end of the object. */
  static final int END = -1;

  private final SerializableString[] encoded;
  private final Map<String, Integer> numbers = new HashMap<>();

  Fields(String... names) {
    encoded = new SerializableString[names.length];
    for (int i = 0; i < names.length; i++) {
      encoded[i] = new SerializedString(names[i]);
      numbers.put(names[i], i);
    }
  }

  /** Returns the encoded name of a field, for a generator. */
  SerializableString name(int number) {
    return encoded[number];
  }

  /**
   * Advances the parser to the next field's name.
   *
   * @param expected the number of the field that should come next; any number is allowed
   * @return the number of the field, or {@link #END}
   */
  int next(JsonParser parser, int expected) throws IOException {
    if (expected < encoded.length) {
      if (parser.nextFieldName(encoded[expected])) {
        return expected;
      }
    } else {
      parser.nextToken();
    }
    if (parser.currentToken() == JsonToken.END_OBJECT) {
      return END;
    }
    Integer number = numbers.get(parser.currentName());
    if (number == null) {
      throw new JsonParseException(parser, "unexpected field " + parser.currentName());
    }
    return number;
  }
}
