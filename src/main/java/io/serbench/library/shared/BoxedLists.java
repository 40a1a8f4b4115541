package io.serbench.library.shared;

import java.util.ArrayList;
import java.util.List;

/**
 * Converts arrays of primitives to the lists of boxed values in some libraries' messages, and back.
 * Each type has its own loop, since conversions are timed.
 */
public final class BoxedLists {
  private BoxedLists() {}

  public static List<Boolean> of(boolean[] array) {
    List<Boolean> list = new ArrayList<>(array.length);
    for (boolean each : array) {
      list.add(each);
    }
    return list;
  }

  /** Returns characters as numbers, since few formats have characters. */
  public static List<Integer> of(char[] array) {
    List<Integer> list = new ArrayList<>(array.length);
    for (char each : array) {
      list.add((int) each);
    }
    return list;
  }

  /** Returns shorts as numbers of 32 bits, since few formats have shorter ones. */
  public static List<Integer> of(short[] array) {
    List<Integer> list = new ArrayList<>(array.length);
    for (short each : array) {
      list.add((int) each);
    }
    return list;
  }

  public static List<Integer> of(int[] array) {
    List<Integer> list = new ArrayList<>(array.length);
    for (int each : array) {
      list.add(each);
    }
    return list;
  }

  public static List<Long> of(long[] array) {
    List<Long> list = new ArrayList<>(array.length);
    for (long each : array) {
      list.add(each);
    }
    return list;
  }

  public static List<Float> of(float[] array) {
    List<Float> list = new ArrayList<>(array.length);
    for (float each : array) {
      list.add(each);
    }
    return list;
  }

  public static List<Double> of(double[] array) {
    List<Double> list = new ArrayList<>(array.length);
    for (double each : array) {
      list.add(each);
    }
    return list;
  }

  public static boolean[] booleans(List<Boolean> list) {
    boolean[] array = new boolean[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  public static char[] chars(List<Integer> list) {
    char[] array = new char[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = (char) list.get(i).intValue();
    }
    return array;
  }

  public static short[] shorts(List<Integer> list) {
    short[] array = new short[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i).shortValue();
    }
    return array;
  }

  public static int[] ints(List<Integer> list) {
    int[] array = new int[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  public static long[] longs(List<Long> list) {
    long[] array = new long[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  public static float[] floats(List<Float> list) {
    float[] array = new float[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  public static double[] doubles(List<Double> list) {
    double[] array = new double[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }
}
