package io.serbench.library.fory.annotated;

import org.apache.fory.annotation.Int32Type;
import org.apache.fory.config.Int32Encoding;

/** See {@link io.serbench.dataset.numeric.NumericStruct}. Numbers have their full width. */
public class ForyNumbers {
  public @Int32Type(encoding = Int32Encoding.FIXED) int f1;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f2;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f3;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f4;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f5;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f6;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f7;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f8;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f9;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f10;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f11;
  public @Int32Type(encoding = Int32Encoding.FIXED) int f12;
}
