package io.serbench.dataset.evolution;

import java.io.Serializable;

/**
 * As {@link Item}, with texts only behind one number: where a library has an order of its own for
 * types, such as texts before beans, whatever follows here is a text, too.
 */
public class Words implements Serializable {
  private static final long serialVersionUID = 1L;

  public int count;
  public String title;
  public String note;
  public String author;
  public String place;

  /** Returns one whose fields all differ from those of a new object. */
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
