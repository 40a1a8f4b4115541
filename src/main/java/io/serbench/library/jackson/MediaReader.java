package io.serbench.library.jackson;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads by hand what {@link MediaWriter} writes, with fields in any order. It uses the parser's
 * methods that advance and read in one step ({@code nextTextValue}, {@code nextIntValue}), which
 * their javadoc calls faster.
 */
final class MediaReader {
  private MediaReader() {}

  static MediaContent read(JsonParser in) throws IOException {
    enter(in, JsonToken.START_OBJECT);
    MediaContent content = new MediaContent();
    int field = MediaFields.CONTENT.next(in, 0);
    while (field != Fields.END) {
      if (field == MediaFields.CONTENT_MEDIA) {
        enter(in, JsonToken.START_OBJECT);
        content.media = media(in);
      } else {
        content.images = images(in);
      }
      field = MediaFields.CONTENT.next(in, field + 1);
    }
    return content;
  }

  private static Media media(JsonParser in) throws IOException {
    Media media = new Media();
    int field = MediaFields.MEDIA.next(in, 0);
    while (field != Fields.END) {
      switch (field) {
        case MediaFields.MEDIA_URI -> media.uri = in.nextTextValue();
        case MediaFields.MEDIA_TITLE -> media.title = in.nextTextValue();
        case MediaFields.MEDIA_WIDTH -> media.width = in.nextIntValue(0);
        case MediaFields.MEDIA_HEIGHT -> media.height = in.nextIntValue(0);
        case MediaFields.MEDIA_FORMAT -> media.format = in.nextTextValue();
        case MediaFields.MEDIA_DURATION -> media.duration = in.nextLongValue(0);
        case MediaFields.MEDIA_SIZE -> media.size = in.nextLongValue(0);
        case MediaFields.MEDIA_BITRATE -> {
          media.bitrate = in.nextIntValue(0);
          media.hasBitrate = true;
        }
        case MediaFields.MEDIA_PERSONS -> media.persons = persons(in);
        case MediaFields.MEDIA_PLAYER -> media.player = Media.Player.valueOf(in.nextTextValue());
        case MediaFields.MEDIA_COPYRIGHT -> media.copyright = in.nextTextValue();
        default -> throw new IllegalStateException("no such field: " + field);
      }
      field = MediaFields.MEDIA.next(in, field + 1);
    }
    return media;
  }

  private static List<String> persons(JsonParser in) throws IOException {
    enter(in, JsonToken.START_ARRAY);
    List<String> persons = new ArrayList<>();
    for (String person = in.nextTextValue(); person != null; person = in.nextTextValue()) {
      persons.add(person);
    }
    return persons;
  }

  private static List<Image> images(JsonParser in) throws IOException {
    enter(in, JsonToken.START_ARRAY);
    List<Image> images = new ArrayList<>();
    while (in.nextToken() == JsonToken.START_OBJECT) {
      images.add(image(in));
    }
    return images;
  }

  private static Image image(JsonParser in) throws IOException {
    Image image = new Image();
    int field = MediaFields.IMAGE.next(in, 0);
    while (field != Fields.END) {
      switch (field) {
        case MediaFields.IMAGE_URI -> image.uri = in.nextTextValue();
        case MediaFields.IMAGE_TITLE -> image.title = in.nextTextValue();
        case MediaFields.IMAGE_WIDTH -> image.width = in.nextIntValue(0);
        case MediaFields.IMAGE_HEIGHT -> image.height = in.nextIntValue(0);
        case MediaFields.IMAGE_SIZE -> image.size = Image.Size.valueOf(in.nextTextValue());
        default -> throw new IllegalStateException("no such field: " + field);
      }
      field = MediaFields.IMAGE.next(in, field + 1);
    }
    return image;
  }

  private static void enter(JsonParser in, JsonToken expected) throws IOException {
    if (in.nextToken() != expected) {
      throw new JsonParseException(in, "expected " + expected + ", not " + in.currentToken());
    }
  }
}
