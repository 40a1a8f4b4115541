package io.serbench.library.gson;

import com.google.gson.stream.JsonWriter;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.jsonmedia.MediaNames;
import java.io.IOException;

/** Writes media by hand. */
final class GsonMediaWriter {
  private GsonMediaWriter() {}

  static void write(MediaContent content, JsonWriter out) throws IOException {
    // Drops the name of a null, too.
    out.setSerializeNulls(false);
    out.beginObject();
    out.name(MediaNames.MEDIA);
    write(content.media, out);
    out.name(MediaNames.IMAGES).beginArray();
    for (Image image : content.images) {
      write(image, out);
    }
    out.endArray();
    out.endObject();
  }

  private static void write(Media media, JsonWriter out) throws IOException {
    out.beginObject();
    out.name(MediaNames.URI).value(media.uri);
    out.name(MediaNames.TITLE).value(media.title);
    out.name(MediaNames.WIDTH).value(media.width);
    out.name(MediaNames.HEIGHT).value(media.height);
    out.name(MediaNames.FORMAT).value(media.format);
    out.name(MediaNames.DURATION).value(media.duration);
    out.name(MediaNames.SIZE).value(media.size);
    if (media.hasBitrate) {
      out.name(MediaNames.BITRATE).value(media.bitrate);
    }
    out.name(MediaNames.PERSONS).beginArray();
    for (String person : media.persons) {
      out.value(person);
    }
    out.endArray();
    out.name(MediaNames.PLAYER).value(media.player.name());
    out.name(MediaNames.COPYRIGHT).value(media.copyright);
    out.endObject();
  }

  private static void write(Image image, JsonWriter out) throws IOException {
    out.beginObject();
    out.name(MediaNames.URI).value(image.uri);
    out.name(MediaNames.TITLE).value(image.title);
    out.name(MediaNames.WIDTH).value(image.width);
    out.name(MediaNames.HEIGHT).value(image.height);
    out.name(MediaNames.SIZE).value(image.size.name());
    out.endObject();
  }
}
