package io.serbench.library;

import java.util.ArrayList;
import java.util.List;

/**
 * Arrays of primitives as the lists of boxed values that some schema compilers put into their
 * classes, and back. One loop for each type: they are a part of what is timed.
 */
public final class BoxedArrays {
  private BoxedArrays() {}

  /** A new list of the elements. */
  public static List<Integer> list(int[] array) {
    List<Integer> list = new ArrayList<>(array.length);
    for (int element : array) {
      list.add(element);
    }
    return list;
  }

  /** A new list of the elements. */
  public static List<Long> list(long[] array) {
    List<Long> list = new ArrayList<>(array.length);
    for (long element : array) {
      list.add(element);
    }
    return list;
  }

  /** A new list of the elements. */
  public static List<Float> list(float[] array) {
    List<Float> list = new ArrayList<>(array.length);
    for (float element : array) {
      list.add(element);
    }
    return list;
  }

  /** A new list of the elements. */
  public static List<Double> list(double[] array) {
    List<Double> list = new ArrayList<>(array.length);
    for (double element : array) {
      list.add(element);
    }
    return list;
  }

  /** A new list of the elements. */
  public static List<Boolean> list(boolean[] array) {
    List<Boolean> list = new ArrayList<>(array.length);
    for (boolean element : array) {
      list.add(element);
    }
    return list;
  }

  /** A new array of the elements. */
  public static int[] ints(List<Integer> list) {
    int[] array = new int[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  /** A new array of the elements. */
  public static long[] longs(List<Long> list) {
    long[] array = new long[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  /** A new array of the elements. */
  public static float[] floats(List<Float> list) {
    float[] array = new float[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  /** A new array of the elements. */
  public static double[] doubles(List<Double> list) {
    double[] array = new double[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  /** A new array of the elements. */
  public static boolean[] booleans(List<Boolean> list) {
    boolean[] array = new boolean[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }
}
