package com.acme;

import java.text.Normalizer;
import java.util.Locale;

/** Makes an address of its title when it is asked for it, and keeps that. */
public class Titled {
  private String title;
  private int pages;
  private transient String address;

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public int getPages() {
    return pages;
  }

  public void setPages(int pages) {
    this.pages = pages;
  }

  public String getAddress() {
    if (address == null && title != null) {
      String plain = Normalizer.normalize(title, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
      address = plain.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }
    return address;
  }

  public void setAddress(String address) {
    this.address = address;
  }
}
