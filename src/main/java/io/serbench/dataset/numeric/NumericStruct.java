package io.serbench.dataset.numeric;

import java.io.Serializable;

/** Twelve integers. */
public class NumericStruct implements Serializable {
  private static final long serialVersionUID = 1L;

  public int f1;
  public int f2;
  public int f3;
  public int f4;
  public int f5;
  public int f6;
  public int f7;
  public int f8;
  public int f9;
  public int f10;
  public int f11;
  public int f12;

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

  public int getF3() {
    return f3;
  }

  public void setF3(int f3) {
    this.f3 = f3;
  }

  public int getF4() {
    return f4;
  }

  public void setF4(int f4) {
    this.f4 = f4;
  }

  public int getF5() {
    return f5;
  }

  public void setF5(int f5) {
    this.f5 = f5;
  }

  public int getF6() {
    return f6;
  }

  public void setF6(int f6) {
    this.f6 = f6;
  }

  public int getF7() {
    return f7;
  }

  public void setF7(int f7) {
    this.f7 = f7;
  }

  public int getF8() {
    return f8;
  }

  public void setF8(int f8) {
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

  public int getF11() {
    return f11;
  }

  public void setF11(int f11) {
    this.f11 = f11;
  }

  public int getF12() {
    return f12;
  }

  public void setF12(int f12) {
    this.f12 = f12;
  }
}
