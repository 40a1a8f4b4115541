package io.serbench.library.jakartajson;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.jsonmedia.MediaNames;
import jakarta.json.stream.JsonGenerator;

/** Writes media by hand. */
final class JakartaMediaWriter {
  private JakartaMediaWriter() {}

  static void write(MediaContent content, JsonGenerator out) {
    out.writeStartObject();
    write(content.media, out);
    out.writeStartArray(MediaNames.IMAGES);
    for (Image image : content.images) {
      write(image, out);
    }
    out.writeEnd();
    out.writeEnd();
  }

  private static void write(Media media, JsonGenerator out) {
    out.writeStartObject(MediaNames.MEDIA);
    writeUnlessNull(MediaNames.URI, media.uri, out);
    writeUnlessNull(MediaNames.TITLE, media.title, out);
    out.write(MediaNames.WIDTH, media.width);
    out.write(MediaNames.HEIGHT, media.height);
    writeUnlessNull(MediaNames.FORMAT, media.format, out);
    out.write(MediaNames.DURATION, media.duration);
    out.write(MediaNames.SIZE, media.size);
    if (media.hasBitrate) {
      out.write(MediaNames.BITRATE, media.bitrate);
    }
    out.writeStartArray(MediaNames.PERSONS);
    for (String person : media.persons) {
      out.write(person);
    }
    out.writeEnd();
    out.write(MediaNames.PLAYER, media.player.name());
    writeUnlessNull(MediaNames.COPYRIGHT, media.copyright, out);
    out.writeEnd();
  }

  private static void write(Image image, JsonGenerator out) {
    out.writeStartObject();
    writeUnlessNull(MediaNames.URI, image.uri, out);
    writeUnlessNull(MediaNames.TITLE, image.title, out);
    out.write(MediaNames.WIDTH, image.width);
    out.write(MediaNames.HEIGHT, image.height);
    out.write(MediaNames.SIZE, image.size.name());
    out.writeEnd();
  }

  private static void writeUnlessNull(String name, String value, JsonGenerator out) {
    if (value != null) {
      out.write(name, value);
    }
  }
}
