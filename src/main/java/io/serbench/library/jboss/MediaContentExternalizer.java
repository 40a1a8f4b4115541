package io.serbench.library.jboss;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;
import org.jboss.marshalling.Externalizer;

/** Writes the fields as objects, so that shared ones stay shared. */
final class MediaContentExternalizer implements Externalizer {
  private static final long serialVersionUID = 1L;

  @Override
  public void writeExternal(Object subject, ObjectOutput output) throws IOException {
    MediaContent content = (MediaContent) subject;
    output.writeObject(content.media);
    output.writeInt(content.images.size());
    for (Image image : content.images) {
      output.writeObject(image);
    }
  }

  @Override
  public Object createExternal(Class<?> subjectType, ObjectInput input)
      throws IOException, ClassNotFoundException {
    Media media = (Media) input.readObject();
    int count = input.readInt();
    List<Image> images = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      images.add((Image) input.readObject());
    }
    return new MediaContent(media, images);
  }
}
