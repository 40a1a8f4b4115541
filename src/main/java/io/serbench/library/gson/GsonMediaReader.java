package io.serbench.library.gson;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.MalformedJsonException;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.jsonmedia.MediaNames;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads media by hand, fields in any order. */
final class GsonMediaReader {
  private GsonMediaReader() {}

  static MediaContent read(JsonReader in) throws IOException {
    MediaContent content = new MediaContent();
    in.beginObject();
    while (in.hasNext()) {
      String name = in.nextName();
      switch (name) {
        case MediaNames.MEDIA -> content.media = media(in);
        case MediaNames.IMAGES -> content.images = images(in);
        default -> throw unexpected(name, in);
      }
    }
    in.endObject();
    return content;
  }

  private static Media media(JsonReader in) throws IOException {
    Media media = new Media();
    in.beginObject();
    while (in.hasNext()) {
      String name = in.nextName();
      switch (name) {
        case MediaNames.URI -> media.uri = in.nextString();
        case MediaNames.TITLE -> media.title = in.nextString();
        case MediaNames.WIDTH -> media.width = in.nextInt();
        case MediaNames.HEIGHT -> media.height = in.nextInt();
        case MediaNames.FORMAT -> media.format = in.nextString();
        case MediaNames.DURATION -> media.duration = in.nextLong();
        case MediaNames.SIZE -> media.size = in.nextLong();
        case MediaNames.BITRATE -> {
          media.bitrate = in.nextInt();
          media.hasBitrate = true;
        }
        case MediaNames.PERSONS -> media.persons = persons(in);
        case MediaNames.PLAYER -> media.player = Media.Player.valueOf(in.nextString());
        case MediaNames.COPYRIGHT -> media.copyright = in.nextString();
        default -> throw unexpected(name, in);
      }
    }
    in.endObject();
    return media;
  }

  private static List<String> persons(JsonReader in) throws IOException {
    List<String> persons = new ArrayList<>();
    in.beginArray();
    while (in.hasNext()) {
      persons.add(in.nextString());
    }
    in.endArray();
    return persons;
  }

  private static List<Image> images(JsonReader in) throws IOException {
    List<Image> images = new ArrayList<>();
    in.beginArray();
    while (in.hasNext()) {
      images.add(image(in));
    }
    in.endArray();
    return images;
  }

  private static Image image(JsonReader in) throws IOException {
    Image image = new Image();
    in.beginObject();
    while (in.hasNext()) {
      String name = in.nextName();
      switch (name) {
        case MediaNames.URI -> image.uri = in.nextString();
        case MediaNames.TITLE -> image.title = in.nextString();
        case MediaNames.WIDTH -> image.width = in.nextInt();
        case MediaNames.HEIGHT -> image.height = in.nextInt();
        case MediaNames.SIZE -> image.size = Image.Size.valueOf(in.nextString());
        default -> throw unexpected(name, in);
      }
    }
    in.endObject();
    return image;
  }

  private static IOException unexpected(String name, JsonReader in) {
    return new MalformedJsonException("unexpected field " + name + " at " + in.getPath());
  }
}
