package io.serbench.dataset.evolution.reordered;

import java.io.Serializable;

/**
 * The same fields and accessors, declared in another order, in which those of one type have changed
 * places: whoever goes by the order finds what looks right.
 */
public class Words implements Serializable {
  private static final long serialVersionUID = 1L;

  public int count;
  public String place;
  public String author;
  public String note;
  public String title;

  public Words() {}

  public int getCount() {
    return count;
  }

  public void setCount(int count) {
    this.count = count;
  }

  public String getPlace() {
    return place;
  }

  public void setPlace(String place) {
    this.place = place;
  }

  public String getAuthor() {
    return author;
  }

  public void setAuthor(String author) {
    this.author = author;
  }

  public String getNote() {
    return note;
  }

  public void setNote(String note) {
    this.note = note;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }
}
