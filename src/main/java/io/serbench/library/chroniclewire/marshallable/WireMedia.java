package io.serbench.library.chroniclewire.marshallable;

import io.serbench.dataset.media.Media;
import io.serbench.library.shared.DeclaredCounts;
import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;

/** A medium, as both forms of Chronicle Wire have it. */
@SuppressWarnings("EnumOrdinal") // As compact as it gets, at the price of a fixed order.
public final class WireMedia extends SelfDescribingMarshallable implements BytesMarshallable {
  private static final Media.Player[] PLAYERS = Media.Player.values();

  public String uri;
  public String title;
  public int width;
  public int height;
  public String format;
  public long duration;
  public long size;
  public int bitrate;
  public boolean hasBitrate;
  public List<String> persons;
  public Media.Player player;
  public String copyright;

  public WireMedia() {}

  WireMedia(Media plain) {
    this.uri = plain.uri;
    this.title = plain.title;
    this.width = plain.width;
    this.height = plain.height;
    this.format = plain.format;
    this.duration = plain.duration;
    this.size = plain.size;
    this.bitrate = plain.bitrate;
    this.hasBitrate = plain.hasBitrate;
    this.persons = new ArrayList<>(plain.persons);
    this.player = plain.player;
    this.copyright = plain.copyright;
  }

  Media plain() {
    return new Media(
        uri,
        title,
        width,
        height,
        format,
        duration,
        size,
        bitrate,
        hasBitrate,
        new ArrayList<>(persons),
        player,
        copyright);
  }

  @Override
  public void writeMarshallable(WireOut out) {
    out.write("uri").text(uri);
    out.write("title").text(title);
    out.write("width").int32(width);
    out.write("height").int32(height);
    out.write("format").text(format);
    out.write("duration").int64(duration);
    out.write("size").int64(size);
    out.write("bitrate").int32(bitrate);
    out.write("hasBitrate").bool(hasBitrate);
    out.write("persons")
        .sequence(
            persons,
            (texts, value) -> {
              for (String each : texts) {
                value.text(each);
              }
            });
    out.write("player").asEnum(player);
    out.write("copyright").text(copyright);
  }

  @Override
  public void readMarshallable(WireIn in) {
    uri = in.read("uri").text();
    title = in.read("title").text();
    width = in.read("width").int32();
    height = in.read("height").int32();
    format = in.read("format").text();
    duration = in.read("duration").int64();
    size = in.read("size").int64();
    bitrate = in.read("bitrate").int32();
    hasBitrate = in.read("hasBitrate").bool();
    persons = new ArrayList<>();
    in.read("persons")
        .sequence(
            persons,
            (texts, value) -> {
              while (value.hasNextSequenceItem()) {
                texts.add(value.text());
              }
            });
    player = in.read("player").asEnum(Media.Player.class);
    copyright = in.read("copyright").text();
  }

  @Override
  public void writeMarshallable(BytesOut<?> out) {
    out.writeUtf8(uri);
    out.writeUtf8(title);
    out.writeInt(width);
    out.writeInt(height);
    out.writeUtf8(format);
    out.writeLong(duration);
    out.writeLong(size);
    out.writeInt(bitrate);
    out.writeBoolean(hasBitrate);
    out.writeInt(persons.size());
    for (String each : persons) {
      out.writeUtf8(each);
    }
    out.writeUnsignedByte(player.ordinal());
    out.writeUtf8(copyright);
  }

  @Override
  public void readMarshallable(BytesIn<?> in) {
    uri = in.readUtf8();
    title = in.readUtf8();
    width = in.readInt();
    height = in.readInt();
    format = in.readUtf8();
    duration = in.readLong();
    size = in.readLong();
    bitrate = in.readInt();
    hasBitrate = in.readBoolean();
    int count = in.readInt();
    persons = DeclaredCounts.list(count);
    for (int i = 0; i < count; i++) {
      persons.add(in.readUtf8());
    }
    player = PLAYERS[in.readUnsignedByte()];
    copyright = in.readUtf8();
  }
}
