package io.serbench.library.avro;

import java.io.IOException;
import java.util.List;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericData.EnumSymbol;
import org.apache.avro.generic.GenericData.Record;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.Encoder;

/** Generic records, field by field to Avro's encoder and from its decoder. */
final class GenericByHand implements Coding<Record> {
  @Override
  public void write(Record content, Encoder out) throws IOException {
    Primitives.writeArray((List<?>) content.get(0), GenericByHand::writeImage, out);
    writeMedia((IndexedRecord) content.get(1), out);
  }

  @Override
  public Record read(Decoder in) throws IOException {
    Record content = new GenericData.Record(MediaSchemas.CONTENT);
    content.put(0, Primitives.readArray(GenericByHand::readImage, in));
    content.put(1, readMedia(in));
    return content;
  }

  private static void writeMedia(IndexedRecord media, Encoder out) throws IOException {
    out.writeString((CharSequence) media.get(0));
    Primitives.writeOptional((CharSequence) media.get(1), out);
    out.writeInt((int) media.get(2));
    out.writeInt((int) media.get(3));
    out.writeString((CharSequence) media.get(4));
    out.writeLong((long) media.get(5));
    out.writeLong((long) media.get(6));
    Primitives.writeOptional((Integer) media.get(7), out);
    Primitives.writeArray((List<?>) media.get(8), GenericByHand::writeString, out);
    out.writeEnum(ordinal(MediaSchemas.PLAYERS, media.get(9)));
    Primitives.writeOptional((CharSequence) media.get(10), out);
  }

  private static Record readMedia(Decoder in) throws IOException {
    Record media = new GenericData.Record(MediaSchemas.MEDIA);
    media.put(0, in.readString(null));
    media.put(1, Primitives.readOptionalString(in));
    media.put(2, in.readInt());
    media.put(3, in.readInt());
    media.put(4, in.readString(null));
    media.put(5, in.readLong());
    media.put(6, in.readLong());
    media.put(7, Primitives.readOptionalInt(in));
    media.put(8, Primitives.readArray(GenericByHand::readString, in));
    media.put(9, MediaSchemas.PLAYERS.get(in.readEnum()));
    media.put(10, Primitives.readOptionalString(in));
    return media;
  }

  private static void writeImage(Object element, Encoder out) throws IOException {
    IndexedRecord image = (IndexedRecord) element;
    out.writeString((CharSequence) image.get(0));
    Primitives.writeOptional((CharSequence) image.get(1), out);
    out.writeInt((int) image.get(2));
    out.writeInt((int) image.get(3));
    out.writeEnum(ordinal(MediaSchemas.SIZES, image.get(4)));
  }

  private static Record readImage(Decoder in) throws IOException {
    Record image = new GenericData.Record(MediaSchemas.IMAGE);
    image.put(0, in.readString(null));
    image.put(1, Primitives.readOptionalString(in));
    image.put(2, in.readInt());
    image.put(3, in.readInt());
    image.put(4, MediaSchemas.SIZES.get(in.readEnum()));
    return image;
  }

  private static void writeString(Object string, Encoder out) throws IOException {
    out.writeString((CharSequence) string);
  }

  private static CharSequence readString(Decoder in) throws IOException {
    return in.readString(null);
  }

  /** Symbols are the shared ones, so that the first comparison by identity finds them. */
  private static int ordinal(List<EnumSymbol> symbols, Object symbol) {
    return symbols.indexOf(symbol);
  }
}
