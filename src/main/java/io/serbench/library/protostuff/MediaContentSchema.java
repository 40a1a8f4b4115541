package io.serbench.library.protostuff;

import io.protostuff.Input;
import io.protostuff.Output;
import io.protostuff.Schema;
import io.serbench.dataset.DataType;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.MediaContent;
import java.io.IOException;
import java.util.ArrayList;

/**
 * A hand-written schema, as in https://protostuff.github.io/docs/ (page "Schema"), with the field
 * numbers of {@code schema/protobuf/media.proto}.
 */
final class MediaContentSchema extends PlainSchema<MediaContent> {
  private static final int IMAGES = 1;
  private static final int MEDIA = 2;

  private final MediaSchema mediaSchema = new MediaSchema();
  private final ImageSchema imageSchema = new ImageSchema();

  MediaContentSchema() {
    super(MediaContent.class, "images", "media");
  }

  /** Returns the schema for a type, which must be that of media. */
  @SuppressWarnings("unchecked") // The class is compared.
  static <T> Schema<T> of(DataType<T> type) {
    MediaContentSchema schema = new MediaContentSchema();
    if (!schema.typeClass().equals(type.root())) {
      throw new IllegalArgumentException(
          "the schema is for " + schema.typeClass() + ", not for " + type.root());
    }
    return (Schema<T>) (Schema<?>) schema;
  }

  @Override
  public MediaContent newMessage() {
    return new MediaContent(null, new ArrayList<>());
  }

  @Override
  public void writeTo(Output output, MediaContent content) throws IOException {
    for (Image image : content.images) {
      output.writeObject(IMAGES, image, imageSchema, true);
    }
    output.writeObject(MEDIA, content.media, mediaSchema, false);
  }

  @Override
  public void mergeFrom(Input input, MediaContent content) throws IOException {
    while (true) {
      int number = input.readFieldNumber(this);
      switch (number) {
        case 0 -> {
          return;
        }
        case IMAGES -> content.images.add(input.mergeObject(null, imageSchema));
        case MEDIA -> content.media = input.mergeObject(null, mediaSchema);
        default -> input.handleUnknownField(number, this);
      }
    }
  }
}
