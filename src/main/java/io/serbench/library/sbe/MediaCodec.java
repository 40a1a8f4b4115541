package io.serbench.library.sbe;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.sbe.generated.MediaContentDecoder;
import io.serbench.library.sbe.generated.MediaContentEncoder;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.library.shared.DeclaredCounts;
import java.util.ArrayList;
import java.util.List;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** Converts plain media objects to SBE's flyweights and back. */
final class MediaCodec implements MessageCodec<MediaContent, MediaContentDecoder> {
  private final MediaContentEncoder encoder = new MediaContentEncoder();

  @Override
  public int encode(MediaContent value, MutableDirectBuffer buffer, MessageHeaderEncoder header) {
    write(value, encoder.wrapAndApplyHeader(buffer, 0, header));
    return encoder.limit();
  }

  @Override
  public MediaContentDecoder decoder() {
    return new MediaContentDecoder();
  }

  @Override
  public void wrap(MediaContentDecoder decoder, DirectBuffer message, MessageHeaderDecoder header) {
    decoder.wrapAndApplyHeader(message, 0, header);
  }

  @Override
  public DirectBuffer message(MediaContentDecoder decoder) {
    return decoder.buffer();
  }

  @Override
  public MediaContent decode(MediaContentDecoder decoder) {
    return read(decoder.sbeRewind());
  }

  private static void write(MediaContent content, MediaContentEncoder encoder) {
    Media media = content.media;
    encoder
        .width(media.width)
        .height(media.height)
        .duration(media.duration)
        .size(media.size)
        .bitrate(media.bitrate)
        .player(Codes.code(media.player))
        .present()
        .clear()
        .title(media.title != null)
        .bitrate(media.hasBitrate)
        .copyright(media.copyright != null);
    writeImages(content.images, encoder.imagesCount(content.images.size()));
    MediaContentEncoder.PersonsEncoder persons = encoder.personsCount(media.persons.size());
    for (String person : media.persons) {
      persons.next().name(person);
    }
    encoder
        .uri(media.uri)
        .title(Codes.orEmpty(media.title))
        .format(media.format)
        .copyright(Codes.orEmpty(media.copyright));
  }

  private static MediaContent read(MediaContentDecoder decoder) {
    int width = decoder.width();
    int height = decoder.height();
    long duration = decoder.duration();
    long size = decoder.size();
    int bitrate = decoder.bitrate();
    Media.Player player = Codes.plain(decoder.player());
    boolean hasTitle = decoder.present().title();
    boolean hasBitrate = decoder.present().bitrate();
    boolean hasCopyright = decoder.present().copyright();
    int bytes = decoder.buffer().capacity();
    List<Image> images = readImages(decoder.images(), bytes);
    List<String> persons = readNames(decoder.persons(), bytes);
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

  private static void writeImages(List<Image> images, MediaContentEncoder.ImagesEncoder encoder) {
    for (Image image : images) {
      encoder
          .next()
          .width(image.width)
          .height(image.height)
          .size(Codes.code(image.size))
          .present()
          .clear()
          .title(image.title != null);
      encoder.uri(image.uri).title(Codes.orEmpty(image.title));
    }
  }

  private static List<Image> readImages(MediaContentDecoder.ImagesDecoder decoder, int bytes) {
    List<Image> images = new ArrayList<>(DeclaredCounts.fitting(decoder.count(), bytes));
    while (decoder.hasNext()) {
      decoder.next();
      int width = decoder.width();
      int height = decoder.height();
      Image.Size size = Codes.plain(decoder.size());
      boolean hasTitle = decoder.present().title();
      String uri = decoder.uri();
      String title = decoder.title();
      images.add(new Image(uri, hasTitle ? title : null, width, height, size));
    }
    return images;
  }

  private static List<String> readNames(MediaContentDecoder.PersonsDecoder decoder, int bytes) {
    List<String> names = new ArrayList<>(DeclaredCounts.fitting(decoder.count(), bytes));
    while (decoder.hasNext()) {
      names.add(decoder.next().name());
    }
    return names;
  }
}
