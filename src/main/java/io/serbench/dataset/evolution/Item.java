package io.serbench.dataset.evolution;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * The first version of a bean with fields of many types.
 *
 * <p>Several fields of one type are neighbours, both in the order of declaration and in the
 * alphabet, and changes happen among them. A library that relies on the order of fields and does
 * not notice the change then misreads them silently; among fields of different types it would
 * probably fail.
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

  /** The enum of a field. */
  public enum Colour {
    RED,
    GREEN,
    BLUE
  }

  /** The bean of a field. */
  public static class Maker implements Serializable {
    private static final long serialVersionUID = 1L;

    public String name;
    public int founded;

    public String getName() {
      return name;
    }

    public void setName(String name) {
      this.name = name;
    }

    public int getFounded() {
      return founded;
    }

    public void setFounded(int founded) {
      this.founded = founded;
    }
  }

  /** Returns an object whose fields all differ from those of a new one. */
  static Item example() {
    Item item = new Item();
    item.id = 81_985_529_216_486_895L;
    item.count = -1_234_567; // Formats of variable length differ in negative numbers.
    item.colour = Colour.GREEN;
    item.maker = new Maker();
    item.maker.name = "Acme";
    item.maker.founded = 1897;
    item.labels = new ArrayList<>(List.of("print", "archive"));
    item.title = "Annual report";
    item.note = "second edition";
    item.author = "Ada King";
    item.place = "London";
    return item;
  }

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
