package io.serbench.library.thrift;

import java.util.ArrayList;
import java.util.List;

/** Converts arrays of shorts, and of types that Thrift lacks, to lists of numbers and back. */
final class NarrowArrays {
  private NarrowArrays() {}

  static List<Short> list(short[] array) {
    List<Short> list = new ArrayList<>(array.length);
    for (short element : array) {
      list.add(element);
    }
    return list;
  }

  static List<Short> list(char[] array) {
    List<Short> list = new ArrayList<>(array.length);
    for (char element : array) {
      list.add((short) element);
    }
    return list;
  }

  static List<Double> list(float[] array) {
    List<Double> list = new ArrayList<>(array.length);
    for (float element : array) {
      list.add((double) element);
    }
    return list;
  }

  static short[] shorts(List<Short> list) {
    short[] array = new short[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  static char[] chars(List<Short> list) {
    char[] array = new char[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = (char) list.get(i).shortValue();
    }
    return array;
  }

  static float[] floats(List<Double> list) {
    float[] array = new float[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i).floatValue();
    }
    return array;
  }
}
