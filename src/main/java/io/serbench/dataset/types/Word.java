package io.serbench.dataset.types;

import java.io.Serializable;

/** A bean with a string, for other beans to refer to. */
public class Word implements Serializable {
  private static final long serialVersionUID = 1L;

  public String text;

  public String getText() {
    return text;
  }

  public void setText(String text) {
    this.text = text;
  }
}
