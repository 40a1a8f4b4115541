package io.serbench.library.sbe;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.sbe.generated.MediaListDecoder;
import io.serbench.library.sbe.generated.MediaListEncoder;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.library.shared.DeclaredCounts;
import java.util.ArrayList;
import java.util.List;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** Converts lists of media to SBE's flyweights and back, with items as in {@link MediaCodec}. */
final class MediaListCodec implements MessageCodec<MediaList, MediaListDecoder> {
  private final MediaListEncoder encoder = new MediaListEncoder();

  @Override
  public int encode(MediaList value, MutableDirectBuffer buffer, MessageHeaderEncoder header) {
    write(value, encoder.wrapAndApplyHeader(buffer, 0, header));
    return encoder.limit();
  }

  @Override
  public MediaListDecoder decoder() {
    return new MediaListDecoder();
  }

  @Override
  public void wrap(MediaListDecoder decoder, DirectBuffer message, MessageHeaderDecoder header) {
    decoder.wrapAndApplyHeader(message, 0, header);
  }

  @Override
  public DirectBuffer message(MediaListDecoder decoder) {
    return decoder.buffer();
  }

  @Override
  public MediaList decode(MediaListDecoder decoder) {
    return read(decoder.sbeRewind());
  }

  private static void write(MediaList list, MediaListEncoder encoder) {
    MediaListEncoder.ItemsEncoder items = encoder.itemsCount(list.items.size());
    for (MediaContent item : list.items) {
      write(item, items.next());
    }
  }

  private static MediaList read(MediaListDecoder decoder) {
    MediaListDecoder.ItemsDecoder items = decoder.items();
    MediaList list = new MediaList();
    int bytes = decoder.buffer().capacity();
    list.items = new ArrayList<>(DeclaredCounts.fitting(items.count(), bytes));
    while (items.hasNext()) {
      list.items.add(read(items.next(), bytes));
    }
    return list;
  }

  private static void write(MediaContent content, MediaListEncoder.ItemsEncoder encoder) {
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
    MediaListEncoder.ItemsEncoder.PersonsEncoder persons =
        encoder.personsCount(media.persons.size());
    for (String person : media.persons) {
      persons.next().name(person);
    }
    encoder
        .uri(media.uri)
        .title(Codes.orEmpty(media.title))
        .format(media.format)
        .copyright(Codes.orEmpty(media.copyright));
  }

  private static MediaContent read(MediaListDecoder.ItemsDecoder decoder, int bytes) {
    int width = decoder.width();
    int height = decoder.height();
    long duration = decoder.duration();
    long size = decoder.size();
    int bitrate = decoder.bitrate();
    Media.Player player = Codes.plain(decoder.player());
    boolean hasTitle = decoder.present().title();
    boolean hasBitrate = decoder.present().bitrate();
    boolean hasCopyright = decoder.present().copyright();
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

  private static void writeImages(
      List<Image> images, MediaListEncoder.ItemsEncoder.ImagesEncoder encoder) {
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

  private static List<Image> readImages(
      MediaListDecoder.ItemsDecoder.ImagesDecoder decoder, int bytes) {
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

  private static List<String> readNames(
      MediaListDecoder.ItemsDecoder.PersonsDecoder decoder, int bytes) {
    List<String> names = new ArrayList<>(DeclaredCounts.fitting(decoder.count(), bytes));
    while (decoder.hasNext()) {
      names.add(decoder.next().name());
    }
    return names;
  }
}
