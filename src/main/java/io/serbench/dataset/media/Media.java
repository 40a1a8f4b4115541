package io.serbench.dataset.media;

import io.serbench.dataset.Nullable;
import java.io.Serializable;
import java.util.List;

/** A medium, such as a film or a talk. */
@SuppressWarnings("serial") // A list may hold anything; ours holds serializable beans.
public class Media implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The players of media. */
  public enum Player {
    JAVA,
    FLASH
  }

  public String uri;

  @Nullable public String title;

  public int width;
  public int height;
  public String format;
  public long duration;
  public long size;

  /** The bit rate, or 0 unless {@link #hasBitrate}. */
  public int bitrate;

  /** False for {@code "bitrate": null} in a data file. */
  public boolean hasBitrate;

  public List<String> persons;
  public Player player;

  @Nullable public String copyright;

  public Media() {}

  public Media(
      String uri,
      String title,
      int width,
      int height,
      String format,
      long duration,
      long size,
      int bitrate,
      boolean hasBitrate,
      List<String> persons,
      Player player,
      String copyright) {
    this.uri = uri;
    this.title = title;
    this.width = width;
    this.height = height;
    this.format = format;
    this.duration = duration;
    this.size = size;
    this.bitrate = bitrate;
    this.hasBitrate = hasBitrate;
    this.persons = persons;
    this.player = player;
    this.copyright = copyright;
  }

  public String getUri() {
    return uri;
  }

  public void setUri(String uri) {
    this.uri = uri;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  public int getWidth() {
    return width;
  }

  public void setWidth(int width) {
    this.width = width;
  }

  public int getHeight() {
    return height;
  }

  public void setHeight(int height) {
    this.height = height;
  }

  public String getFormat() {
    return format;
  }

  public void setFormat(String format) {
    this.format = format;
  }

  public long getDuration() {
    return duration;
  }

  public void setDuration(long duration) {
    this.duration = duration;
  }

  public long getSize() {
    return size;
  }

  public void setSize(long size) {
    this.size = size;
  }

  public int getBitrate() {
    return bitrate;
  }

  /**
   * Sets the bit rate, and {@link #hasBitrate} to whether it is not 0. That field has no accessors,
   * as in jvm-serializers.
   */
  public void setBitrate(int bitrate) {
    this.bitrate = bitrate;
    this.hasBitrate = bitrate != 0;
  }

  public List<String> getPersons() {
    return persons;
  }

  public void setPersons(List<String> persons) {
    this.persons = persons;
  }

  public Player getPlayer() {
    return player;
  }

  public void setPlayer(Player player) {
    this.player = player;
  }

  public String getCopyright() {
    return copyright;
  }

  public void setCopyright(String copyright) {
    this.copyright = copyright;
  }
}
