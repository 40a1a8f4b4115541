package io.serbench.library.jboss;

import io.serbench.dataset.media.Media;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;
import org.jboss.marshalling.Externalizer;

/** Writes the fields in order, the enum as its ordinal. */
@SuppressWarnings("EnumOrdinal") // Constants are written as their ordinals.
final class MediaExternalizer implements Externalizer {
  private static final long serialVersionUID = 1L;
  private static final Media.Player[] PLAYERS = Media.Player.values();

  @Override
  public void writeExternal(Object subject, ObjectOutput output) throws IOException {
    Media media = (Media) subject;
    NullableStrings.write(output, media.uri);
    NullableStrings.write(output, media.title);
    output.writeInt(media.width);
    output.writeInt(media.height);
    NullableStrings.write(output, media.format);
    output.writeLong(media.duration);
    output.writeLong(media.size);
    output.writeBoolean(media.hasBitrate);
    if (media.hasBitrate) {
      output.writeInt(media.bitrate);
    }
    output.writeInt(media.persons.size());
    for (String person : media.persons) {
      NullableStrings.write(output, person);
    }
    output.writeByte(media.player.ordinal());
    NullableStrings.write(output, media.copyright);
  }

  @Override
  public Object createExternal(Class<?> subjectType, ObjectInput input)
      throws IOException, ClassNotFoundException {
    Media media = new Media();
    media.uri = NullableStrings.read(input);
    media.title = NullableStrings.read(input);
    media.width = input.readInt();
    media.height = input.readInt();
    media.format = NullableStrings.read(input);
    media.duration = input.readLong();
    media.size = input.readLong();
    media.hasBitrate = input.readBoolean();
    if (media.hasBitrate) {
      media.bitrate = input.readInt();
    }
    int count = input.readInt();
    List<String> persons = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      persons.add(NullableStrings.read(input));
    }
    media.persons = persons;
    media.player = PLAYERS[input.readByte()];
    media.copyright = NullableStrings.read(input);
    return media;
  }
}
