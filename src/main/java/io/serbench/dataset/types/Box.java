package io.serbench.dataset.types;

import java.io.Serializable;
import java.util.List;

/** A generic bean. */
@SuppressWarnings("serial") // What is declared as an interface may hold anything.
public class Box<T> implements Serializable {
  private static final long serialVersionUID = 1L;

  public T content;
  public List<T> others;

  public T getContent() {
    return content;
  }

  public void setContent(T content) {
    this.content = content;
  }

  public List<T> getOthers() {
    return others;
  }

  public void setOthers(List<T> others) {
    this.others = others;
  }
}
