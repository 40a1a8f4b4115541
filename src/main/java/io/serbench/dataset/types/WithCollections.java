package io.serbench.dataset.types;

import java.io.Serializable;
import java.util.List;
import java.util.Set;

/** A bean with collections. */
@SuppressWarnings("serial") // What is declared as an interface may hold anything.
public class WithCollections implements Serializable {
  private static final long serialVersionUID = 1L;

  public List<String> words;
  public Set<Integer> numbers;
  public List<Word> beans;

  public List<String> getWords() {
    return words;
  }

  public void setWords(List<String> words) {
    this.words = words;
  }

  public Set<Integer> getNumbers() {
    return numbers;
  }

  public void setNumbers(Set<Integer> numbers) {
    this.numbers = numbers;
  }

  public List<Word> getBeans() {
    return beans;
  }

  public void setBeans(List<Word> beans) {
    this.beans = beans;
  }
}
