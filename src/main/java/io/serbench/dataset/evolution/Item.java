package io.serbench.dataset.evolution;

import java.io.Serializable;
import java.util.List;

/**
 * A type as a program first has it, with fields of all kinds. What has become of it in later
 * versions of the program is in the packages below; each is this class to the JVM that plays that
 * version (see {@link Version}).
 *
 * <p>There are several fields of one type next to each other, both as they are declared and in the
 * alphabet, and changes happen among these: a library that goes by the order of fields and does not
 * notice the change then makes its mistake in silence, where among other types some accident might
 * have given it away.
 */
@SuppressWarnings("serial") // A list may hold anything; ours holds strings.
public class Item implements Serializable {
  private static final long serialVersionUID = 1L;

  public long id;
  public int count;
  public Colour colour;
  public Maker maker;
  public List<String> labels;
  public String title;
  public String note;
  public String author;
  public String place;

  public Item() {}

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public int getCount() {
    return count;
  }

  public void setCount(int count) {
    this.count = count;
  }

  public Colour getColour() {
    return colour;
  }

  public void setColour(Colour colour) {
    this.colour = colour;
  }

  public Maker getMaker() {
    return maker;
  }

  public void setMaker(Maker maker) {
    this.maker = maker;
  }

  public List<String> getLabels() {
    return labels;
  }

  public void setLabels(List<String> labels) {
    this.labels = labels;
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
