package io.serbench.library.chroniclewire.marshallable;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.DeclaredCounts;
import io.serbench.library.shared.ListConversion;
import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;

/**
 * The media type as classes that write themselves: by the names of their fields to a wire, which
 * can read them in any order, and in a fixed order to bytes.
 */
public final class WireContent extends SelfDescribingMarshallable implements BytesMarshallable {
  public WireMedia media;
  public List<WireImage> images;

  public WireContent() {}

  /** A deep copy. */
  public WireContent(MediaContent plain) {
    this.media = new WireMedia(plain.media);
    this.images = ListConversion.of(plain.images, WireImage::new);
  }

  /** A deep copy. */
  public MediaContent plain() {
    return new MediaContent(media.plain(), ListConversion.of(images, WireImage::plain));
  }

  @Override
  public void writeMarshallable(WireOut out) {
    out.write("media").object(WireMedia.class, media);
    out.write("images")
        .sequence(
            images,
            (pictures, value) -> {
              for (WireImage each : pictures) {
                value.object(WireImage.class, each);
              }
            });
  }

  @Override
  public void readMarshallable(WireIn in) {
    media = in.read("media").object(WireMedia.class);
    images = new ArrayList<>();
    in.read("images")
        .sequence(
            images,
            (pictures, value) -> {
              while (value.hasNextSequenceItem()) {
                pictures.add(value.object(WireImage.class));
              }
            });
  }

  @Override
  public void writeMarshallable(BytesOut<?> out) {
    media.writeMarshallable(out);
    out.writeInt(images.size());
    for (WireImage each : images) {
      each.writeMarshallable(out);
    }
  }

  @Override
  public void readMarshallable(BytesIn<?> in) {
    media = new WireMedia();
    media.readMarshallable(in);
    int count = in.readInt();
    images = DeclaredCounts.list(count);
    for (int i = 0; i < count; i++) {
      WireImage image = new WireImage();
      image.readMarshallable(in);
      images.add(image);
    }
  }
}
