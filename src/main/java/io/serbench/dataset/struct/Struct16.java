package io.serbench.dataset.struct;

import java.io.Serializable;

/** Sixteen numbers, two each of four primitive types in turn, in public fields with accessors. */
public class Struct16 implements Serializable {
  private static final long serialVersionUID = 1L;

  public int f1;
  public int f2;
  public long f3;
  public long f4;
  public float f5;
  public float f6;
  public double f7;
  public double f8;
  public int f9;
  public int f10;
  public long f11;
  public long f12;
  public float f13;
  public float f14;
  public double f15;
  public double f16;

  public int getF1() {
    return f1;
  }

  public void setF1(int f1) {
    this.f1 = f1;
  }

  public int getF2() {
    return f2;
  }

  public void setF2(int f2) {
    this.f2 = f2;
  }

  public long getF3() {
    return f3;
  }

  public void setF3(long f3) {
    this.f3 = f3;
  }

  public long getF4() {
    return f4;
  }

  public void setF4(long f4) {
    this.f4 = f4;
  }

  public float getF5() {
    return f5;
  }

  public void setF5(float f5) {
    this.f5 = f5;
  }

  public float getF6() {
    return f6;
  }

  public void setF6(float f6) {
    this.f6 = f6;
  }

  public double getF7() {
    return f7;
  }

  public void setF7(double f7) {
    this.f7 = f7;
  }

  public double getF8() {
    return f8;
  }

  public void setF8(double f8) {
    this.f8 = f8;
  }

  public int getF9() {
    return f9;
  }

  public void setF9(int f9) {
    this.f9 = f9;
  }

  public int getF10() {
    return f10;
  }

  public void setF10(int f10) {
    this.f10 = f10;
  }

  public long getF11() {
    return f11;
  }

  public void setF11(long f11) {
    this.f11 = f11;
  }

  public long getF12() {
    return f12;
  }

  public void setF12(long f12) {
    this.f12 = f12;
  }

  public float getF13() {
    return f13;
  }

  public void setF13(float f13) {
    this.f13 = f13;
  }

  public float getF14() {
    return f14;
  }

  public void setF14(float f14) {
    this.f14 = f14;
  }

  public double getF15() {
    return f15;
  }

  public void setF15(double f15) {
    this.f15 = f15;
  }

  public double getF16() {
    return f16;
  }

  public void setF16(double f16) {
    this.f16 = f16;
  }
}
