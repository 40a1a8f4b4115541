package io.serbench.dataset.evolution.added;

import java.io.Serializable;

/** A field is added: behind the others where they are declared, among them in the alphabet. */
public class Words implements Serializable {
  private static final long serialVersionUID = 1L;

  public int count;
  public String title;
  public String note;
  public String author;
  public String place;
  public String remark;

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

  public String getRemark() {
    return remark;
  }

  public void setRemark(String remark) {
    this.remark = remark;
  }
}
