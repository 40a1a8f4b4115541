package io.serbench.library.jsonsimple;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.jsonmedia.MediaNames;
import java.util.ArrayList;
import org.json.simple.parser.ContentHandler;

/** Makes media from the parser's events, with fields in any order. Reused for each message. */
final class MediaHandler implements ContentHandler {
  /** The object or array that the parser is in. */
  private enum Place {
    OUTSIDE,
    CONTENT,
    MEDIA,
    PERSONS,
    IMAGES,
    IMAGE
  }

  private Place place = Place.OUTSIDE;
  private String field = "";
  private MediaContent content = new MediaContent();
  private Media media = new Media();
  private Image image = new Image();

  /** Returns the content of the last message. */
  MediaContent content() {
    return content;
  }

  @Override
  public void startJSON() {
    place = Place.OUTSIDE;
    content = new MediaContent();
  }

  @Override
  public void endJSON() {}

  @Override
  public boolean startObject() {
    if (place == Place.OUTSIDE) {
      place = Place.CONTENT;
    } else if (place == Place.CONTENT && field.equals(MediaNames.MEDIA)) {
      place = Place.MEDIA;
      media = new Media();
      content.media = media;
    } else if (place == Place.IMAGES) {
      place = Place.IMAGE;
      image = new Image();
      content.images.add(image);
    } else {
      throw unexpected("object");
    }
    return true;
  }

  @Override
  public boolean endObject() {
    place = place == Place.IMAGE ? Place.IMAGES : Place.CONTENT;
    return true;
  }

  @Override
  public boolean startObjectEntry(String key) {
    field = key;
    return true;
  }

  @Override
  public boolean endObjectEntry() {
    return true;
  }

  @Override
  public boolean startArray() {
    if (place == Place.CONTENT && field.equals(MediaNames.IMAGES)) {
      place = Place.IMAGES;
      content.images = new ArrayList<>();
    } else if (place == Place.MEDIA && field.equals(MediaNames.PERSONS)) {
      place = Place.PERSONS;
      media.persons = new ArrayList<>();
    } else {
      throw unexpected("array");
    }
    return true;
  }

  @Override
  public boolean endArray() {
    place = place == Place.PERSONS ? Place.MEDIA : Place.CONTENT;
    return true;
  }

  @Override
  public boolean primitive(Object value) {
    switch (place) {
      case MEDIA -> setInMedia(value);
      case IMAGE -> setInImage(value);
      case PERSONS -> media.persons.add((String) value);
      default -> throw unexpected("value");
    }
    return true;
  }

  private void setInMedia(Object value) {
    switch (field) {
      case MediaNames.URI -> media.uri = (String) value;
      case MediaNames.TITLE -> media.title = (String) value;
      case MediaNames.WIDTH -> media.width = integer(value);
      case MediaNames.HEIGHT -> media.height = integer(value);
      case MediaNames.FORMAT -> media.format = (String) value;
      case MediaNames.DURATION -> media.duration = (Long) value;
      case MediaNames.SIZE -> media.size = (Long) value;
      case MediaNames.BITRATE -> {
        media.bitrate = integer(value);
        media.hasBitrate = true;
      }
      case MediaNames.PLAYER -> media.player = Media.Player.valueOf((String) value);
      case MediaNames.COPYRIGHT -> media.copyright = (String) value;
      default -> throw unexpected("value");
    }
  }

  private void setInImage(Object value) {
    switch (field) {
      case MediaNames.URI -> image.uri = (String) value;
      case MediaNames.TITLE -> image.title = (String) value;
      case MediaNames.WIDTH -> image.width = integer(value);
      case MediaNames.HEIGHT -> image.height = integer(value);
      case MediaNames.SIZE -> image.size = Image.Size.valueOf((String) value);
      default -> throw unexpected("value");
    }
  }

  /** The parser returns every integer as a Long. */
  private static int integer(Object value) {
    return ((Long) value).intValue();
  }

  private IllegalArgumentException unexpected(String what) {
    return new IllegalArgumentException("unexpected " + what + " in field " + field);
  }
}
