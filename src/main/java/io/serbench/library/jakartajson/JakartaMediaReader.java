package io.serbench.library.jakartajson;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.jsonmedia.MediaNames;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParser.Event;
import jakarta.json.stream.JsonParsingException;
import java.util.ArrayList;
import java.util.List;

/** Reads media by hand, with fields in any order. */
final class JakartaMediaReader {
  private JakartaMediaReader() {}

  static MediaContent read(JsonParser in) {
    MediaContent content = new MediaContent();
    enter(in, Event.START_OBJECT);
    while (in.next() != Event.END_OBJECT) {
      String name = in.getString();
      switch (name) {
        case MediaNames.MEDIA -> content.media = media(in);
        case MediaNames.IMAGES -> content.images = images(in);
        default -> throw unexpected("field " + name, in);
      }
    }
    return content;
  }

  private static Media media(JsonParser in) {
    Media media = new Media();
    enter(in, Event.START_OBJECT);
    while (in.next() != Event.END_OBJECT) {
      String name = in.getString();
      switch (name) {
        case MediaNames.URI -> media.uri = text(in);
        case MediaNames.TITLE -> media.title = text(in);
        case MediaNames.WIDTH -> media.width = integer(in);
        case MediaNames.HEIGHT -> media.height = integer(in);
        case MediaNames.FORMAT -> media.format = text(in);
        case MediaNames.DURATION -> media.duration = longInteger(in);
        case MediaNames.SIZE -> media.size = longInteger(in);
        case MediaNames.BITRATE -> {
          media.bitrate = integer(in);
          media.hasBitrate = true;
        }
        case MediaNames.PERSONS -> media.persons = persons(in);
        case MediaNames.PLAYER -> media.player = Media.Player.valueOf(text(in));
        case MediaNames.COPYRIGHT -> media.copyright = text(in);
        default -> throw unexpected("field " + name, in);
      }
    }
    return media;
  }

  private static List<String> persons(JsonParser in) {
    List<String> persons = new ArrayList<>();
    enter(in, Event.START_ARRAY);
    while (in.next() != Event.END_ARRAY) {
      persons.add(in.getString());
    }
    return persons;
  }

  private static List<Image> images(JsonParser in) {
    List<Image> images = new ArrayList<>();
    enter(in, Event.START_ARRAY);
    while (in.next() == Event.START_OBJECT) {
      images.add(image(in));
    }
    return images;
  }

  /** Reads the rest of an image, after its start. */
  private static Image image(JsonParser in) {
    Image image = new Image();
    while (in.next() != Event.END_OBJECT) {
      String name = in.getString();
      switch (name) {
        case MediaNames.URI -> image.uri = text(in);
        case MediaNames.TITLE -> image.title = text(in);
        case MediaNames.WIDTH -> image.width = integer(in);
        case MediaNames.HEIGHT -> image.height = integer(in);
        case MediaNames.SIZE -> image.size = Image.Size.valueOf(text(in));
        default -> throw unexpected("field " + name, in);
      }
    }
    return image;
  }

  private static String text(JsonParser in) {
    enter(in, Event.VALUE_STRING);
    return in.getString();
  }

  private static int integer(JsonParser in) {
    enter(in, Event.VALUE_NUMBER);
    return in.getInt();
  }

  private static long longInteger(JsonParser in) {
    enter(in, Event.VALUE_NUMBER);
    return in.getLong();
  }

  private static void enter(JsonParser in, Event expected) {
    Event event = in.next();
    if (event != expected) {
      throw unexpected(event + " instead of " + expected, in);
    }
  }

  private static JsonParsingException unexpected(String what, JsonParser in) {
    return new JsonParsingException("unexpected " + what, in.getLocation());
  }
}
