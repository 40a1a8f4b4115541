package io.serbench.library.mongodb;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import org.bson.BsonWriter;

/** Writes media by hand, without null or absent values. */
final class BsonMediaWriter {
  private BsonMediaWriter() {}

  static void write(MediaContent content, BsonWriter out) {
    out.writeStartDocument();
    out.writeName("media");
    write(content.media, out);
    out.writeStartArray("images");
    for (Image image : content.images) {
      write(image, out);
    }
    out.writeEndArray();
    out.writeEndDocument();
  }

  private static void write(Media media, BsonWriter out) {
    out.writeStartDocument();
    text("uri", media.uri, out);
    text("title", media.title, out);
    out.writeInt32("width", media.width);
    out.writeInt32("height", media.height);
    text("format", media.format, out);
    out.writeInt64("duration", media.duration);
    out.writeInt64("size", media.size);
    if (media.hasBitrate) {
      out.writeInt32("bitrate", media.bitrate);
    }
    out.writeStartArray("persons");
    for (String person : media.persons) {
      out.writeString(person);
    }
    out.writeEndArray();
    out.writeString("player", media.player.name());
    text("copyright", media.copyright, out);
    out.writeEndDocument();
  }

  private static void write(Image image, BsonWriter out) {
    out.writeStartDocument();
    text("uri", image.uri, out);
    text("title", image.title, out);
    out.writeInt32("width", image.width);
    out.writeInt32("height", image.height);
    out.writeString("size", image.size.name());
    out.writeEndDocument();
  }

  private static void text(String name, String value, BsonWriter out) {
    if (value != null) {
      out.writeString(name, value);
    }
  }
}
