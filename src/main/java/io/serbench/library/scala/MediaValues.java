package io.serbench.library.scala;

import java.util.ArrayList;
import java.util.List;
import scala.Option;
import scala.collection.Iterator;
import scala.collection.mutable.ListBuffer;

/** Converts plain media objects to the Scala classes and back. A null string is {@code None}. */
final class MediaValues {
  private MediaValues() {}

  static MediaContent scala(io.serbench.dataset.media.MediaContent content) {
    ListBuffer<Image> images = new ListBuffer<>();
    for (io.serbench.dataset.media.Image image : content.images) {
      images.addOne(scala(image));
    }
    return new MediaContent(scala(content.media), images.toList());
  }

  static io.serbench.dataset.media.MediaContent plain(MediaContent content) {
    List<io.serbench.dataset.media.Image> images = new ArrayList<>();
    for (Iterator<Image> each = content.images().iterator(); each.hasNext(); ) {
      images.add(plain(each.next()));
    }
    return new io.serbench.dataset.media.MediaContent(plain(content.media()), images);
  }

  private static Media scala(io.serbench.dataset.media.Media media) {
    ListBuffer<String> persons = new ListBuffer<>();
    for (String person : media.persons) {
      persons.addOne(person);
    }
    Option<Object> bitrate = media.hasBitrate ? Option.apply(media.bitrate) : Option.empty();
    return new Media(
        media.uri,
        Option.apply(media.title),
        media.width,
        media.height,
        media.format,
        media.duration,
        media.size,
        bitrate,
        persons.toList(),
        scala(media.player),
        Option.apply(media.copyright));
  }

  private static io.serbench.dataset.media.Media plain(Media media) {
    List<String> persons = new ArrayList<>();
    for (Iterator<String> each = media.persons().iterator(); each.hasNext(); ) {
      persons.add(each.next());
    }
    return new io.serbench.dataset.media.Media(
        media.uri(),
        orNull(media.title()),
        media.width(),
        media.height(),
        media.format(),
        media.duration(),
        media.size(),
        media.bitrate().isDefined() ? (Integer) media.bitrate().get() : 0,
        media.bitrate().isDefined(),
        persons,
        plain(media.player()),
        orNull(media.copyright()));
  }

  private static Image scala(io.serbench.dataset.media.Image image) {
    return new Image(
        image.uri, Option.apply(image.title), image.width, image.height, scala(image.size));
  }

  private static io.serbench.dataset.media.Image plain(Image image) {
    return new io.serbench.dataset.media.Image(
        image.uri(), orNull(image.title()), image.width(), image.height(), plain(image.size()));
  }

  private static String orNull(Option<String> text) {
    return text.isDefined() ? text.get() : null;
  }

  private static Player scala(io.serbench.dataset.media.Media.Player player) {
    return switch (player) {
      case JAVA -> Player.Java$.MODULE$;
      case FLASH -> Player.Flash$.MODULE$;
    };
  }

  private static io.serbench.dataset.media.Media.Player plain(Player player) {
    return player.equals(Player.Java$.MODULE$)
        ? io.serbench.dataset.media.Media.Player.JAVA
        : io.serbench.dataset.media.Media.Player.FLASH;
  }

  private static Size scala(io.serbench.dataset.media.Image.Size size) {
    return switch (size) {
      case SMALL -> Size.Small$.MODULE$;
      case LARGE -> Size.Large$.MODULE$;
    };
  }

  private static io.serbench.dataset.media.Image.Size plain(Size size) {
    return size.equals(Size.Small$.MODULE$)
        ? io.serbench.dataset.media.Image.Size.SMALL
        : io.serbench.dataset.media.Image.Size.LARGE;
  }
}
