package io.serbench.library.ion;

import com.amazon.ion.IonException;
import com.amazon.ion.IonReader;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.util.ArrayList;
import java.util.List;

/** Reads by hand what {@link IonMediaWriter} writes, its fields in any order. */
final class IonMediaReader {
  private IonMediaReader() {}

  static MediaContent read(IonReader in) {
    MediaContent content = new MediaContent();
    in.next();
    in.stepIn();
    while (in.next() != null) {
      switch (in.getFieldName()) {
        case "media" -> content.media = media(in);
        case "images" -> content.images = images(in);
        default -> throw unexpected(in);
      }
    }
    in.stepOut();
    return content;
  }

  private static Media media(IonReader in) {
    Media media = new Media();
    in.stepIn();
    while (in.next() != null) {
      switch (in.getFieldName()) {
        case "uri" -> media.uri = in.stringValue();
        case "title" -> media.title = in.stringValue();
        case "width" -> media.width = in.intValue();
        case "height" -> media.height = in.intValue();
        case "format" -> media.format = in.stringValue();
        case "duration" -> media.duration = in.longValue();
        case "size" -> media.size = in.longValue();
        case "bitrate" -> {
          media.bitrate = in.intValue();
          media.hasBitrate = true;
        }
        case "persons" -> media.persons = persons(in);
        case "player" -> media.player = Media.Player.valueOf(in.stringValue());
        case "copyright" -> media.copyright = in.stringValue();
        default -> throw unexpected(in);
      }
    }
    in.stepOut();
    return media;
  }

  private static List<String> persons(IonReader in) {
    List<String> persons = new ArrayList<>();
    in.stepIn();
    while (in.next() != null) {
      persons.add(in.stringValue());
    }
    in.stepOut();
    return persons;
  }

  private static List<Image> images(IonReader in) {
    List<Image> images = new ArrayList<>();
    in.stepIn();
    while (in.next() != null) {
      images.add(image(in));
    }
    in.stepOut();
    return images;
  }

  private static Image image(IonReader in) {
    Image image = new Image();
    in.stepIn();
    while (in.next() != null) {
      switch (in.getFieldName()) {
        case "uri" -> image.uri = in.stringValue();
        case "title" -> image.title = in.stringValue();
        case "width" -> image.width = in.intValue();
        case "height" -> image.height = in.intValue();
        case "size" -> image.size = Image.Size.valueOf(in.stringValue());
        default -> throw unexpected(in);
      }
    }
    in.stepOut();
    return image;
  }

  private static IonException unexpected(IonReader in) {
    return new IonException("unexpected field " + in.getFieldName());
  }
}
