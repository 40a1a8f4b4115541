package io.serbench.library.avro;

import java.util.ArrayList;
import java.util.List;

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

  static List<Integer> list(short[] array) {
    List<Integer> list = new ArrayList<>(array.length);
    for (int element : array) {
      list.add(element);
    }
    return list;
  }

  static List<Integer> list(char[] array) {
    List<Integer> list = new ArrayList<>(array.length);
    for (int element : array) {
      list.add(element);
    }
    return list;
  }

  static short[] shorts(List<Integer> list) {
    short[] array = new short[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i).shortValue();
    }
    return array;
  }

  static char[] chars(List<Integer> list) {
    char[] array = new char[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = (char) list.get(i).intValue();
    }
    return array;
  }
}
