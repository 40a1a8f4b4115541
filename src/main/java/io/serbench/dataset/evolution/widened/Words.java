package io.serbench.dataset.evolution.widened;

import java.io.Serializable;

/** What was an int is a long. */
public class Words implements Serializable {
  private static final long serialVersionUID = 1L;

  public long count;
  public String title;
  public String note;
  public String author;
  public String place;

  public Words() {}

  public long getCount() {
    return count;
  }

  public void setCount(long count) {
    this.count = count;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public String getNote() {
    return note;
  }

  public void setNote(String note) {
    this.note = note;
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
