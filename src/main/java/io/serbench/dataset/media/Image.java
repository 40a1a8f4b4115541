package io.serbench.dataset.media;

import io.serbench.dataset.Nullable;
import java.io.Serializable;

/** A picture of the medium. */
public class Image implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The sizes of images. */
  public enum Size {
    SMALL,
    LARGE
  }

  public String uri;

  @Nullable public String title;

  public int width;
  public int height;
  public Size size;

  public Image() {}

  public Image(String uri, String title, int width, int height, Size size) {
    this.uri = uri;
    this.title = title;
    this.width = width;
    this.height = height;
    this.size = size;
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

  public Size getSize() {
    return size;
  }

  public void setSize(Size size) {
    this.size = size;
  }
}
