package io.serbench.dataset.types;

import java.io.Serializable;

/** A bean with arrays. */
public class WithArrays implements Serializable {
  private static final long serialVersionUID = 1L;

  public int[] numbers;
  public String[] words;
  public int[][] matrix;

  public int[] getNumbers() {
    return numbers;
  }

  public void setNumbers(int[] numbers) {
    this.numbers = numbers;
  }

  public String[] getWords() {
    return words;
  }

  public void setWords(String[] words) {
    this.words = words;
  }

  public int[][] getMatrix() {
    return matrix;
  }

  public void setMatrix(int[][] matrix) {
    this.matrix = matrix;
  }
}
