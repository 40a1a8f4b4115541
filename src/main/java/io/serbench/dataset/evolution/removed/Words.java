package io.serbench.dataset.evolution.removed;

import java.io.Serializable;

/** A field is removed, from among others of its type. */
public class Words implements Serializable {
  private static final long serialVersionUID = 1L;

  public int count;
  public String title;
  public String author;
  public String place;

  public Words() {}

  public int getCount() {
    return count;
  }

  public void setCount(int count) {
    this.count = count;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public String getAuthor() {
    return author;
  }

  public void setAuthor(String author) {
    this.author = author;
  }

  public String getPlace() {
    return place;
  }

  public void setPlace(String place) {
    this.place = place;
  }
}
