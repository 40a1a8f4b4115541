package io.serbench.library.scalapb;

import io.serbench.library.scalapb.generated.Image;
import io.serbench.library.scalapb.generated.Media;
import io.serbench.library.scalapb.generated.MediaContent;
import java.util.ArrayList;
import java.util.List;
import scala.Option;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.collection.immutable.VectorBuilder;
import scalapb.UnknownFieldSet;

/** Converts plain media objects to messages and back. A null string is {@code None}. */
final class MediaMessages {
  private MediaMessages() {}

  static MediaContent message(io.serbench.dataset.media.MediaContent content) {
    VectorBuilder<Image> images = new VectorBuilder<>();
    for (io.serbench.dataset.media.Image image : content.images) {
      images.addOne(message(image));
    }
    return new MediaContent(images.result(), message(content.media), unknown());
  }

  static io.serbench.dataset.media.MediaContent plain(MediaContent content) {
    List<io.serbench.dataset.media.Image> images = new ArrayList<>();
    for (Iterator<Image> each = content.images().iterator(); each.hasNext(); ) {
      images.add(plain(each.next()));
    }
    return new io.serbench.dataset.media.MediaContent(plain(content.media()), images);
  }

  private static Media message(io.serbench.dataset.media.Media media) {
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
        persons(media.persons),
        switch (media.player) {
          case JAVA -> Media.Player$.MODULE$.fromValue(0);
          case FLASH -> Media.Player$.MODULE$.fromValue(1);
        },
        Option.apply(media.copyright),
        unknown());
  }

  private static Seq<String> persons(List<String> persons) {
    VectorBuilder<String> all = new VectorBuilder<>();
    persons.forEach(all::addOne);
    return all.result();
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
        io.serbench.dataset.media.Media.Player.valueOf(media.player().name()),
        orNull(media.copyright()));
  }

  private static Image message(io.serbench.dataset.media.Image image) {
    return new Image(
        image.uri,
        Option.apply(image.title),
        image.width,
        image.height,
        switch (image.size) {
          case SMALL -> Image.Size$.MODULE$.fromValue(0);
          case LARGE -> Image.Size$.MODULE$.fromValue(1);
        },
        unknown());
  }

  private static io.serbench.dataset.media.Image plain(Image image) {
    return new io.serbench.dataset.media.Image(
        image.uri(),
        orNull(image.title()),
        image.width(),
        image.height(),
        io.serbench.dataset.media.Image.Size.valueOf(image.size().name()));
  }

  private static String orNull(Option<String> text) {
    return text.isDefined() ? text.get() : null;
  }

  private static UnknownFieldSet unknown() {
    return UnknownFieldSet.empty();
  }
}
