package io.serbench.dataset.sample;

import io.serbench.dataset.Nullable;
import java.io.Serializable;

/** All primitive types but byte, as such, boxed, and in arrays: the value of Kryo's benchmarks. */
public class Sample implements Serializable {
  private static final long serialVersionUID = 1L;

  public int intValue;
  public long longValue;
  public float floatValue;
  public double doubleValue;
  public short shortValue;
  public char charValue;
  public boolean booleanValue;
  public Integer intBoxed;
  public Long longBoxed;
  public Float floatBoxed;
  public Double doubleBoxed;
  public Short shortBoxed;
  public Character charBoxed;
  public Boolean booleanBoxed;
  public int[] ints;
  public short[] shorts;
  public long[] longs;
  public float[] floats;
  public double[] doubles;
  public char[] chars;
  public boolean[] booleans;
  public String text;
  @Nullable public Sample sample;

  public int getIntValue() {
    return intValue;
  }

  public void setIntValue(int intValue) {
    this.intValue = intValue;
  }

  public long getLongValue() {
    return longValue;
  }

  public void setLongValue(long longValue) {
    this.longValue = longValue;
  }

  public float getFloatValue() {
    return floatValue;
  }

  public void setFloatValue(float floatValue) {
    this.floatValue = floatValue;
  }

  public double getDoubleValue() {
    return doubleValue;
  }

  public void setDoubleValue(double doubleValue) {
    this.doubleValue = doubleValue;
  }

  public short getShortValue() {
    return shortValue;
  }

  public void setShortValue(short shortValue) {
    this.shortValue = shortValue;
  }

  public char getCharValue() {
    return charValue;
  }

  public void setCharValue(char charValue) {
    this.charValue = charValue;
  }

  public boolean isBooleanValue() {
    return booleanValue;
  }

  public void setBooleanValue(boolean booleanValue) {
    this.booleanValue = booleanValue;
  }

  public Integer getIntBoxed() {
    return intBoxed;
  }

  public void setIntBoxed(Integer intBoxed) {
    this.intBoxed = intBoxed;
  }

  public Long getLongBoxed() {
    return longBoxed;
  }

  public void setLongBoxed(Long longBoxed) {
    this.longBoxed = longBoxed;
  }

  public Float getFloatBoxed() {
    return floatBoxed;
  }

  public void setFloatBoxed(Float floatBoxed) {
    this.floatBoxed = floatBoxed;
  }

  public Double getDoubleBoxed() {
    return doubleBoxed;
  }

  public void setDoubleBoxed(Double doubleBoxed) {
    this.doubleBoxed = doubleBoxed;
  }

  public Short getShortBoxed() {
    return shortBoxed;
  }

  public void setShortBoxed(Short shortBoxed) {
    this.shortBoxed = shortBoxed;
  }

  public Character getCharBoxed() {
    return charBoxed;
  }

  public void setCharBoxed(Character charBoxed) {
    this.charBoxed = charBoxed;
  }

  public Boolean getBooleanBoxed() {
    return booleanBoxed;
  }

  public void setBooleanBoxed(Boolean booleanBoxed) {
    this.booleanBoxed = booleanBoxed;
  }

  public int[] getInts() {
    return ints;
  }

  public void setInts(int[] ints) {
    this.ints = ints;
  }

  public short[] getShorts() {
    return shorts;
  }

  public void setShorts(short[] shorts) {
    this.shorts = shorts;
  }

  public long[] getLongs() {
    return longs;
  }

  public void setLongs(long[] longs) {
    this.longs = longs;
  }

  public float[] getFloats() {
    return floats;
  }

  public void setFloats(float[] floats) {
    this.floats = floats;
  }

  public double[] getDoubles() {
    return doubles;
  }

  public void setDoubles(double[] doubles) {
    this.doubles = doubles;
  }

  public char[] getChars() {
    return chars;
  }

  public void setChars(char[] chars) {
    this.chars = chars;
  }

  public boolean[] getBooleans() {
    return booleans;
  }

  public void setBooleans(boolean[] booleans) {
    this.booleans = booleans;
  }

  public String getText() {
    return text;
  }

  public void setText(String text) {
    this.text = text;
  }

  public Sample getSample() {
    return sample;
  }

  public void setSample(Sample sample) {
    this.sample = sample;
  }
}
