package io.serbench.library.avro;

/** Shorts and characters as Avro's int, which is the narrowest integer that it has. */
final class Narrow {
  private Narrow() {}

  static Integer integer(Short number) {
    return number == null ? null : Integer.valueOf(number);
  }

  static Integer integer(Character character) {
    return character == null ? null : Integer.valueOf(character);
  }

  static Short shortOf(Integer number) {
    return number == null ? null : number.shortValue();
  }

  static Character charOf(Integer number) {
    return number == null ? null : (char) number.intValue();
  }
}
