package io.serbench.library.mongodb;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.util.ArrayList;
import java.util.List;
import org.bson.BsonReader;
import org.bson.BsonSerializationException;
import org.bson.BsonType;

/** Reads by hand what {@link BsonMediaWriter} writes, with fields in any order. */
final class BsonMediaReader {
  private BsonMediaReader() {}

  static MediaContent read(BsonReader in) {
    MediaContent content = new MediaContent();
    in.readStartDocument();
    while (hasNext(in)) {
      String name = in.readName();
      switch (name) {
        case "media" -> content.media = media(in);
        case "images" -> content.images = images(in);
        default -> throw unexpected(name);
      }
    }
    in.readEndDocument();
    return content;
  }

  private static Media media(BsonReader in) {
    Media media = new Media();
    in.readStartDocument();
    while (hasNext(in)) {
      String name = in.readName();
      switch (name) {
        case "uri" -> media.uri = in.readString();
        case "title" -> media.title = in.readString();
        case "width" -> media.width = in.readInt32();
        case "height" -> media.height = in.readInt32();
        case "format" -> media.format = in.readString();
        case "duration" -> media.duration = in.readInt64();
        case "size" -> media.size = in.readInt64();
        case "bitrate" -> {
          media.bitrate = in.readInt32();
          media.hasBitrate = true;
        }
        case "persons" -> media.persons = persons(in);
        case "player" -> media.player = Media.Player.valueOf(in.readString());
        case "copyright" -> media.copyright = in.readString();
        default -> throw unexpected(name);
      }
    }
    in.readEndDocument();
    return media;
  }

  private static List<String> persons(BsonReader in) {
    List<String> persons = new ArrayList<>();
    in.readStartArray();
    while (hasNext(in)) {
      persons.add(in.readString());
    }
    in.readEndArray();
    return persons;
  }

  private static List<Image> images(BsonReader in) {
    List<Image> images = new ArrayList<>();
    in.readStartArray();
    while (hasNext(in)) {
      images.add(image(in));
    }
    in.readEndArray();
    return images;
  }

  private static Image image(BsonReader in) {
    Image image = new Image();
    in.readStartDocument();
    while (hasNext(in)) {
      String name = in.readName();
      switch (name) {
        case "uri" -> image.uri = in.readString();
        case "title" -> image.title = in.readString();
        case "width" -> image.width = in.readInt32();
        case "height" -> image.height = in.readInt32();
        case "size" -> image.size = Image.Size.valueOf(in.readString());
        default -> throw unexpected(name);
      }
    }
    in.readEndDocument();
    return image;
  }

  private static boolean hasNext(BsonReader in) {
    return in.readBsonType() != BsonType.END_OF_DOCUMENT;
  }

  private static BsonSerializationException unexpected(String name) {
    return new BsonSerializationException("unexpected field " + name);
  }
}
