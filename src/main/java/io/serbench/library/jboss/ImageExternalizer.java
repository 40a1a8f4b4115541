package io.serbench.library.jboss;

import io.serbench.dataset.media.Image;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.jboss.marshalling.Externalizer;

/** Writes the fields in order, the enum as its ordinal. */
@SuppressWarnings("EnumOrdinal") // Constants are written as their ordinals.
final class ImageExternalizer implements Externalizer {
  private static final long serialVersionUID = 1L;
  private static final Image.Size[] SIZES = Image.Size.values();

  @Override
  public void writeExternal(Object subject, ObjectOutput output) throws IOException {
    Image image = (Image) subject;
    NullableStrings.write(output, image.uri);
    NullableStrings.write(output, image.title);
    output.writeInt(image.width);
    output.writeInt(image.height);
    output.writeByte(image.size.ordinal());
  }

  @Override
  public Object createExternal(Class<?> subjectType, ObjectInput input)
      throws IOException, ClassNotFoundException {
    Image image = new Image();
    image.uri = NullableStrings.read(input);
    image.title = NullableStrings.read(input);
    image.width = input.readInt();
    image.height = input.readInt();
    image.size = SIZES[input.readByte()];
    return image;
  }
}
