package io.serbench.library.avro;

import io.serbench.library.avro.generated.ImageRecord;
import io.serbench.library.avro.generated.MediaContentRecord;
import io.serbench.library.avro.generated.MediaRecord;
import io.serbench.library.avro.generated.PlayerEnum;
import io.serbench.library.avro.generated.SizeEnum;
import java.io.IOException;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.Encoder;

/** Generated records, field by field to Avro's encoder and from its decoder. */
@SuppressWarnings("EnumOrdinal") // Avro's encoding of an enum is the position of its symbol.
final class SpecificByHand implements Coding<MediaContentRecord> {
  private static final PlayerEnum[] PLAYERS = PlayerEnum.values();
  private static final SizeEnum[] SIZES = SizeEnum.values();

  @Override
  public void write(MediaContentRecord content, Encoder out) throws IOException {
    Primitives.writeArray(content.getImages(), SpecificByHand::writeImage, out);
    writeMedia(content.getMedia(), out);
  }

  @Override
  public MediaContentRecord read(Decoder in) throws IOException {
    MediaContentRecord content = new MediaContentRecord();
    content.setImages(Primitives.readArray(SpecificByHand::readImage, in));
    content.setMedia(readMedia(in));
    return content;
  }

  private static void writeMedia(MediaRecord media, Encoder out) throws IOException {
    out.writeString(media.getUri());
    Primitives.writeOptional(media.getTitle(), out);
    out.writeInt(media.getWidth());
    out.writeInt(media.getHeight());
    out.writeString(media.getFormat());
    out.writeLong(media.getDuration());
    out.writeLong(media.getSize());
    Primitives.writeOptional(media.getBitrate(), out);
    Primitives.writeArray(media.getPersons(), SpecificByHand::writeString, out);
    out.writeEnum(media.getPlayer().ordinal());
    Primitives.writeOptional(media.getCopyright(), out);
  }

  private static MediaRecord readMedia(Decoder in) throws IOException {
    MediaRecord media = new MediaRecord();
    media.setUri(in.readString(null));
    media.setTitle(Primitives.readOptionalString(in));
    media.setWidth(in.readInt());
    media.setHeight(in.readInt());
    media.setFormat(in.readString(null));
    media.setDuration(in.readLong());
    media.setSize(in.readLong());
    media.setBitrate(Primitives.readOptionalInt(in));
    media.setPersons(Primitives.readArray(SpecificByHand::readString, in));
    media.setPlayer(PLAYERS[in.readEnum()]);
    media.setCopyright(Primitives.readOptionalString(in));
    return media;
  }

  private static void writeImage(ImageRecord image, Encoder out) throws IOException {
    out.writeString(image.getUri());
    Primitives.writeOptional(image.getTitle(), out);
    out.writeInt(image.getWidth());
    out.writeInt(image.getHeight());
    out.writeEnum(image.getSize().ordinal());
  }

  private static ImageRecord readImage(Decoder in) throws IOException {
    ImageRecord image = new ImageRecord();
    image.setUri(in.readString(null));
    image.setTitle(Primitives.readOptionalString(in));
    image.setWidth(in.readInt());
    image.setHeight(in.readInt());
    image.setSize(SIZES[in.readEnum()]);
    return image;
  }

  private static void writeString(CharSequence string, Encoder out) throws IOException {
    out.writeString(string);
  }

  private static CharSequence readString(Decoder in) throws IOException {
    return in.readString(null);
  }
}
