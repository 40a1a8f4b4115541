package io.serbench.library.chroniclewire.marshallable;

import io.serbench.dataset.media.Image;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;

/** A picture, as both forms of Chronicle Wire have it. */
@SuppressWarnings("EnumOrdinal") // As compact as it gets, at the price of a fixed order.
public final class WireImage extends SelfDescribingMarshallable implements BytesMarshallable {
  private static final Image.Size[] SIZES = Image.Size.values();

  public String uri;
  public String title;
  public int width;
  public int height;
  public Image.Size size;

  public WireImage() {}

  WireImage(Image plain) {
    this.uri = plain.uri;
    this.title = plain.title;
    this.width = plain.width;
    this.height = plain.height;
    this.size = plain.size;
  }

  Image plain() {
    return new Image(uri, title, width, height, size);
  }

  @Override
  public void writeMarshallable(WireOut out) {
    out.write("uri").text(uri);
    out.write("title").text(title);
    out.write("width").int32(width);
    out.write("height").int32(height);
    out.write("size").asEnum(size);
  }

  @Override
  public void readMarshallable(WireIn in) {
    uri = in.read("uri").text();
    title = in.read("title").text();
    width = in.read("width").int32();
    height = in.read("height").int32();
    size = in.read("size").asEnum(Image.Size.class);
  }

  @Override
  public void writeMarshallable(BytesOut<?> out) {
    out.writeUtf8(uri);
    out.writeUtf8(title);
    out.writeInt(width);
    out.writeInt(height);
    out.writeUnsignedByte(size.ordinal());
  }

  @Override
  public void readMarshallable(BytesIn<?> in) {
    uri = in.readUtf8();
    title = in.readUtf8();
    width = in.readInt();
    height = in.readInt();
    size = SIZES[in.readUnsignedByte()];
  }
}
