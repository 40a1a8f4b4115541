package io.serbench.library.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.library.flatbuffers.generated.FImage;
import io.serbench.library.flatbuffers.generated.FMedia;
import io.serbench.library.flatbuffers.generated.FMediaContent;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Makes the calls of the builder that flatc generates of a changed schema. A field that is removed
 * keeps its slot, as the documentation demands ({@code deprecated}), so that a slot that the reader
 * does not know is always beyond those that it does. The schemas have no {@code id} of fields, so
 * their order gives the slots.
 *
 * @see <a href="https://flatbuffers.dev/evolution/">Evolution</a>
 */
final class TableRewriting implements Rewriting {
  @Override
  public byte[] rewritten(byte[] message, WriterSchema writer) {
    FMediaContent content = FMediaContent.getRootAsFMediaContent(ByteBuffer.wrap(message));
    FlatBufferBuilder builder = new FlatBufferBuilder();
    int[] images = new int[content.imagesLength()];
    for (int i = 0; i < images.length; i++) {
      FImage image = content.images(i);
      images[i] =
          FImage.createFImage(
              builder,
              builder.createString(image.uri()),
              builder.createString(image.title()),
              image.width(),
              image.height(),
              image.size());
    }
    int vector = FMediaContent.createImagesVector(builder, images);
    int media = media(builder, content.media(), writer);
    builder.finish(FMediaContent.createFMediaContent(builder, vector, media));
    return builder.sizedByteArray();
  }

  private static int media(FlatBufferBuilder builder, FMedia media, WriterSchema writer) {
    List<String> slots = new ArrayList<>(WriterSchema.MEMBERS);
    slots.add(WriterSchema.ADDED);
    if (writer.change() == Version.REORDERED) {
      Collections.swap(slots, slots.indexOf("uri"), slots.indexOf("format"));
    }
    int uri = builder.createString(media.uri());
    int title = string(builder, "title", media.title(), writer);
    int format = builder.createString(media.format());
    int[] names = new int[media.personsLength()];
    for (int i = 0; i < names.length; i++) {
      names[i] = builder.createString(media.persons(i));
    }
    int persons = FMedia.createPersonsVector(builder, names);
    int copyright = string(builder, "copyright", media.copyright(), writer);
    int added = writer.isLonger() ? builder.createString(WriterSchema.CONTENT) : 0;

    builder.startTable(slots.size());
    if (writer == WriterSchema.WITH_INT_SIZE) {
      builder.addInt(slots.indexOf("size"), (int) media.size(), 0);
    } else {
      builder.addLong(slots.indexOf("size"), media.size(), 0);
    }
    if (writer == WriterSchema.WITH_LONG_HEIGHT) {
      builder.addLong(slots.indexOf("height"), media.height(), 0);
    } else {
      builder.addInt(slots.indexOf("height"), media.height(), 0);
    }
    builder.addLong(slots.indexOf("duration"), media.duration(), 0);
    builder.addInt(slots.indexOf("width"), media.width(), 0);
    builder.addInt(slots.indexOf("bitrate"), media.bitrate(), 0);
    builder.addOffset(slots.indexOf("uri"), uri, 0);
    builder.addOffset(slots.indexOf("title"), title, 0);
    builder.addOffset(slots.indexOf("format"), format, 0);
    builder.addOffset(slots.indexOf("persons"), persons, 0);
    builder.addOffset(slots.indexOf("copyright"), copyright, 0);
    builder.addOffset(slots.indexOf(WriterSchema.ADDED), added, 0);
    builder.addByte(slots.indexOf("player"), media.player(), 0);
    return builder.endTable();
  }

  /** Returns the offset of a string, or 0, which the builder leaves out. */
  private static int string(
      FlatBufferBuilder builder, String member, String content, WriterSchema writer) {
    return writer.absent().contains(member) ? 0 : builder.createString(content);
  }
}
