package io.serbench.dataset.mediagraph;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import java.io.Serializable;

/** A picture that refers to its medium. */
public class LinkedImage implements Serializable {
  private static final long serialVersionUID = 1L;

  public String uri;
  public String title;
  public int width;
  public int height;
  public Image.Size size;
  public Media media;

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

  public Image.Size getSize() {
    return size;
  }

  public void setSize(Image.Size size) {
    this.size = size;
  }

  public Media getMedia() {
    return media;
  }

  public void setMedia(Media media) {
    this.media = media;
  }
}
