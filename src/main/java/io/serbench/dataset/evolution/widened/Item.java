package io.serbench.dataset.evolution.widened;

import io.serbench.dataset.evolution.Colour;
import io.serbench.dataset.evolution.Maker;
import java.io.Serializable;
import java.util.List;

/** What was an int is a long. */
@SuppressWarnings("serial") // A list may hold anything; ours holds strings.
public class Item implements Serializable {
  private static final long serialVersionUID = 1L;

  public long id;
  public long count;
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

  public long getCount() {
    return count;
  }

  public void setCount(long count) {
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
