package io.serbench.library.sbe;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.sbe.generated.MediaContentDecoder;
import io.serbench.library.sbe.generated.MediaContentEncoder;
import io.serbench.library.sbe.generated.PlayerCode;
import io.serbench.library.sbe.generated.SizeCode;
import java.util.ArrayList;
import java.util.List;

/**
 * Plain media objects to SBE's flyweights and back. Every call is in the order of the schema, as
 * SBE demands; an absent string is written as an empty one, and a set says that it is absent.
 */
final class MediaCodec {
  private MediaCodec() {}

  static void encode(MediaContent content, MediaContentEncoder encoder) {
    Media media = content.media;
    encoder
        .width(media.width)
        .height(media.height)
        .duration(media.duration)
        .size(media.size)
        .bitrate(media.bitrate)
        .player(code(media.player))
        .present()
        .clear()
        .title(media.title != null)
        .bitrate(media.hasBitrate)
        .copyright(media.copyright != null);
    encode(content.images, encoder.imagesCount(content.images.size()));
    MediaContentEncoder.PersonsEncoder persons = encoder.personsCount(media.persons.size());
    for (String person : media.persons) {
      persons.next().name(person);
    }
    encoder
        .uri(media.uri)
        .title(orEmpty(media.title))
        .format(media.format)
        .copyright(orEmpty(media.copyright));
  }

  static MediaContent decode(MediaContentDecoder decoder) {
    int width = decoder.width();
    int height = decoder.height();
    long duration = decoder.duration();
    long size = decoder.size();
    int bitrate = decoder.bitrate();
    Media.Player player = plain(decoder.player());
    boolean hasTitle = decoder.present().title();
    boolean hasBitrate = decoder.present().bitrate();
    boolean hasCopyright = decoder.present().copyright();
    List<Image> images = decode(decoder.images());
    List<String> persons = names(decoder.persons());
    String uri = decoder.uri();
    String title = decoder.title();
    String format = decoder.format();
    String copyright = decoder.copyright();
    Media media =
        new Media(
            uri,
            hasTitle ? title : null,
            width,
            height,
            format,
            duration,
            size,
            bitrate,
            hasBitrate,
            persons,
            player,
            hasCopyright ? copyright : null);
    return new MediaContent(media, images);
  }

  private static void encode(List<Image> images, MediaContentEncoder.ImagesEncoder encoder) {
    for (Image image : images) {
      encoder
          .next()
          .width(image.width)
          .height(image.height)
          .size(code(image.size))
          .present()
          .clear()
          .title(image.title != null);
      encoder.uri(image.uri).title(orEmpty(image.title));
    }
  }

  private static List<Image> decode(MediaContentDecoder.ImagesDecoder decoder) {
    List<Image> images = new ArrayList<>(decoder.count());
    while (decoder.hasNext()) {
      decoder.next();
      int width = decoder.width();
      int height = decoder.height();
      Image.Size size = plain(decoder.size());
      boolean hasTitle = decoder.present().title();
      String uri = decoder.uri();
      String title = decoder.title();
      images.add(new Image(uri, hasTitle ? title : null, width, height, size));
    }
    return images;
  }

  private static List<String> names(MediaContentDecoder.PersonsDecoder decoder) {
    List<String> names = new ArrayList<>(decoder.count());
    while (decoder.hasNext()) {
      names.add(decoder.next().name());
    }
    return names;
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }

  private static PlayerCode code(Media.Player player) {
    return switch (player) {
      case JAVA -> PlayerCode.JAVA;
      case FLASH -> PlayerCode.FLASH;
    };
  }

  private static Media.Player plain(PlayerCode code) {
    return switch (code) {
      case JAVA -> Media.Player.JAVA;
      case FLASH -> Media.Player.FLASH;
      case NULL_VAL -> throw new IllegalArgumentException("no player");
    };
  }

  private static SizeCode code(Image.Size size) {
    return switch (size) {
      case SMALL -> SizeCode.SMALL;
      case LARGE -> SizeCode.LARGE;
    };
  }

  private static Image.Size plain(SizeCode code) {
    return switch (code) {
      case SMALL -> Image.Size.SMALL;
      case LARGE -> Image.Size.LARGE;
      case NULL_VAL -> throw new IllegalArgumentException("no size");
    };
  }
}
