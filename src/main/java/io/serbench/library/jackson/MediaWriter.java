package io.serbench.library.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.io.IOException;

/**
 * Writes media by hand, in the order of {@link MediaFields}. A null or absent value is left out.
 */
final class MediaWriter {
  private MediaWriter() {}

  static void write(MediaContent content, JsonGenerator out) throws IOException {
    out.writeStartObject();
    out.writeFieldName(MediaFields.CONTENT.name(MediaFields.CONTENT_MEDIA));
    write(content.media, out);
    out.writeFieldName(MediaFields.CONTENT.name(MediaFields.CONTENT_IMAGES));
    out.writeStartArray();
    for (Image image : content.images) {
      write(image, out);
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private static void write(Media media, JsonGenerator out) throws IOException {
    Fields names = MediaFields.MEDIA;
    out.writeStartObject();
    text(names, MediaFields.MEDIA_URI, media.uri, out);
    text(names, MediaFields.MEDIA_TITLE, media.title, out);
    number(names, MediaFields.MEDIA_WIDTH, media.width, out);
    number(names, MediaFields.MEDIA_HEIGHT, media.height, out);
    text(names, MediaFields.MEDIA_FORMAT, media.format, out);
    number(names, MediaFields.MEDIA_DURATION, media.duration, out);
    number(names, MediaFields.MEDIA_SIZE, media.size, out);
    if (media.hasBitrate) {
      number(names, MediaFields.MEDIA_BITRATE, media.bitrate, out);
    }
    out.writeFieldName(names.name(MediaFields.MEDIA_PERSONS));
    out.writeStartArray();
    for (String person : media.persons) {
      out.writeString(person);
    }
    out.writeEndArray();
    text(names, MediaFields.MEDIA_PLAYER, media.player.name(), out);
    text(names, MediaFields.MEDIA_COPYRIGHT, media.copyright, out);
    out.writeEndObject();
  }

  private static void write(Image image, JsonGenerator out) throws IOException {
    Fields names = MediaFields.IMAGE;
    out.writeStartObject();
    text(names, MediaFields.IMAGE_URI, image.uri, out);
    text(names, MediaFields.IMAGE_TITLE, image.title, out);
    number(names, MediaFields.IMAGE_WIDTH, image.width, out);
    number(names, MediaFields.IMAGE_HEIGHT, image.height, out);
    text(names, MediaFields.IMAGE_SIZE, image.size.name(), out);
    out.writeEndObject();
  }

  private static void text(Fields names, int field, String value, JsonGenerator out)
      throws IOException {
    if (value != null) {
      out.writeFieldName(names.name(field));
      out.writeString(value);
    }
  }

  private static void number(Fields names, int field, int value, JsonGenerator out)
      throws IOException {
    out.writeFieldName(names.name(field));
    out.writeNumber(value);
  }

  private static void number(Fields names, int field, long value, JsonGenerator out)
      throws IOException {
    out.writeFieldName(names.name(field));
    out.writeNumber(value);
  }
}
