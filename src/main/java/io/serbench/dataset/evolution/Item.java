package io.serbench.dataset.evolution;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * A bean with fields of all kinds, as a program first has it.
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

  /** An enum. */
  public enum Colour {
    RED,
    GREEN,
    BLUE
  }

  /** A bean within the bean. */
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

  /** Returns one whose fields all differ from those of a new object. */
  static Item example() {
    Item item = new Item();
    item.id = 81_985_529_216_486_895L;
    item.count = -1_234_567; // Formats with variable length treat negative numbers in several ways.
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
