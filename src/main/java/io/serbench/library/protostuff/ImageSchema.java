package io.serbench.library.protostuff;

import io.protostuff.Input;
import io.protostuff.Output;
import io.serbench.dataset.media.Image;
import java.io.IOException;

/** A hand-written schema, like {@link MediaContentSchema}. */
@SuppressWarnings("EnumOrdinal") // Constants are written as their ordinals.
final class ImageSchema extends PlainSchema<Image> {
  private static final int URI = 1;
  private static final int TITLE = 2;
  private static final int WIDTH = 3;
  private static final int HEIGHT = 4;
  private static final int SIZE = 5;

  private static final Image.Size[] SIZES = Image.Size.values();

  ImageSchema() {
    super(Image.class, "uri", "title", "width", "height", "size");
  }

  @Override
  public Image newMessage() {
    return new Image();
  }

  @Override
  public void writeTo(Output output, Image image) throws IOException {
    output.writeString(URI, image.uri, false);
    if (image.title != null) {
      output.writeString(TITLE, image.title, false);
    }
    output.writeInt32(WIDTH, image.width, false);
    output.writeInt32(HEIGHT, image.height, false);
    output.writeEnum(SIZE, image.size.ordinal(), false);
  }

  @Override
  public void mergeFrom(Input input, Image image) throws IOException {
    while (true) {
      int number = input.readFieldNumber(this);
      switch (number) {
        case 0 -> {
          return;
        }
        case URI -> image.uri = input.readString();
        case TITLE -> image.title = input.readString();
        case WIDTH -> image.width = input.readInt32();
        case HEIGHT -> image.height = input.readInt32();
        case SIZE -> image.size = SIZES[input.readEnum()];
        default -> input.handleUnknownField(number, this);
      }
    }
  }
}
