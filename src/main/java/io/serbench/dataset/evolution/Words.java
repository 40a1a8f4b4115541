package io.serbench.dataset.evolution;

import java.io.Serializable;

/**
 * A bean like {@link Item} with strings only, but for one number. If a library sorts fields by
 * type, such as strings before beans, the neighbours of a changed field are strings here, too.
 */
public class Words implements Serializable {
  private static final long serialVersionUID = 1L;

  public int count;
  public String title;
  public String note;
  public String author;
  public String place;

  /** Returns an object whose fields all differ from those of a new one. */
  static Words example() {
    Words words = new Words();
    words.count = -1_234_567;
    words.title = "Annual report";
    words.note = "second edition";
    words.author = "Ada King";
    words.place = "London";
    return words;
  }

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
}
