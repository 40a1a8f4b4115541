package com.acme;

import java.beans.ConstructorProperties;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/** A class with a serialization proxy. */
public final class Range implements Serializable {
  private static final long serialVersionUID = 1;

  private final int low;
  private final int high;

  @ConstructorProperties({"low", "high"})
  public Range(int low, int high) {
    this.low = low;
    this.high = high;
  }

  public int getLow() {
    return low;
  }

  public int getHigh() {
    return high;
  }

  private Object writeReplace() {
    return new Form(low, high - low);
  }

  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("proxy needed");
  }

  private static final class Form implements Serializable {
    private static final long serialVersionUID = 1;

    private final int from;
    private final int length;

    Form(int from, int length) {
      this.from = from;
      this.length = length;
    }

    private Object readResolve() {
      return new Range(from, from + length);
    }
  }
}
