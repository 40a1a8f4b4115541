package io.serbench.library.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.io.IOException;

/**
 * Writes media by hand, in the order of {@link MediaFields}. A null or absent value is left out.
 * Names of enums are encoded once, as those of fields are.
 */
final class MediaWriter {
  private static final SerializedString JAVA = new SerializedString(Media.Player.JAVA.name());
  private static final SerializedString FLASH = new SerializedString(Media.Player.FLASH.name());
  private static final SerializedString SMALL = new SerializedString(Image.Size.SMALL.name());
  private static final SerializedString LARGE = new SerializedString(Image.Size.LARGE.name());

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
    out.writeFieldName(names.name(MediaFields.MEDIA_PLAYER));
    out.writeString(text(media.player));
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
    out.writeFieldName(names.name(MediaFields.IMAGE_SIZE));
    out.writeString(text(image.size));
    out.writeEndObject();
  }

  private static SerializedString text(Media.Player player) {
    return switch (player) {
      case JAVA -> JAVA;
      case FLASH -> FLASH;
    };
  }

  private static SerializedString text(Image.Size size) {
    return switch (size) {
      case SMALL -> SMALL;
      case LARGE -> LARGE;
    };
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
