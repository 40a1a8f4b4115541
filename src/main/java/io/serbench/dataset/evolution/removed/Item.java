package io.serbench.dataset.evolution.removed;

import io.serbench.dataset.evolution.Colour;
import io.serbench.dataset.evolution.Maker;
import java.io.Serializable;
import java.util.List;

/** A field is removed, from among others of its type. */
@SuppressWarnings("serial") // A list may hold anything; ours holds strings.
public class Item implements Serializable {
  private static final long serialVersionUID = 1L;

  public long id;
  public int count;
  public Colour colour;
  public Maker maker;
  public List<String> labels;
  public String title;
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
