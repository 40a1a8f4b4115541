package io.serbench.dataset.traits;

import java.io.Serializable;

/** A bean with short field names, to compare {@link Wordy} with. */
public class Brief implements Serializable {
  private static final long serialVersionUID = 1L;

  public int size;
  public long time;
  public String text;
  public boolean done;

  public int getSize() {
    return size;
  }

  public void setSize(int size) {
    this.size = size;
  }

  public long getTime() {
    return time;
  }

  public void setTime(long time) {
    this.time = time;
  }

  public String getText() {
    return text;
  }

  public void setText(String text) {
    this.text = text;
  }

  public boolean isDone() {
    return done;
  }

  public void setDone(boolean done) {
    this.done = done;
  }
}
