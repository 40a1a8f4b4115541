package io.serbench.library.protostuff;

import io.protostuff.Input;
import io.protostuff.Output;
import io.serbench.dataset.media.Media;
import java.io.IOException;
import java.util.ArrayList;

/** A hand-written schema, like {@link MediaContentSchema}. */
@SuppressWarnings("EnumOrdinal") // Constants are written as their ordinals.
final class MediaSchema extends PlainSchema<Media> {
  private static final int URI = 1;
  private static final int TITLE = 2;
  private static final int WIDTH = 3;
  private static final int HEIGHT = 4;
  private static final int FORMAT = 5;
  private static final int DURATION = 6;
  private static final int SIZE = 7;
  private static final int BITRATE = 8;
  private static final int PERSONS = 9;
  private static final int PLAYER = 10;
  private static final int COPYRIGHT = 11;

  private static final Media.Player[] PLAYERS = Media.Player.values();

  MediaSchema() {
    super(
        Media.class,
        "uri",
        "title",
        "width",
        "height",
        "format",
        "duration",
        "size",
        "bitrate",
        "persons",
        "player",
        "copyright");
  }

  @Override
  public Media newMessage() {
    Media media = new Media();
    media.persons = new ArrayList<>();
    return media;
  }

  @Override
  public void writeTo(Output output, Media media) throws IOException {
    output.writeString(URI, media.uri, false);
    if (media.title != null) {
      output.writeString(TITLE, media.title, false);
    }
    output.writeInt32(WIDTH, media.width, false);
    output.writeInt32(HEIGHT, media.height, false);
    output.writeString(FORMAT, media.format, false);
    output.writeInt64(DURATION, media.duration, false);
    output.writeInt64(SIZE, media.size, false);
    if (media.hasBitrate) {
      output.writeInt32(BITRATE, media.bitrate, false);
    }
    for (String person : media.persons) {
      output.writeString(PERSONS, person, true);
    }
    output.writeEnum(PLAYER, media.player.ordinal(), false);
    if (media.copyright != null) {
      output.writeString(COPYRIGHT, media.copyright, false);
    }
  }

  @Override
  public void mergeFrom(Input input, Media media) throws IOException {
    while (true) {
      int number = input.readFieldNumber(this);
      switch (number) {
        case 0 -> {
          return;
        }
        case URI -> media.uri = input.readString();
        case TITLE -> media.title = input.readString();
        case WIDTH -> media.width = input.readInt32();
        case HEIGHT -> media.height = input.readInt32();
        case FORMAT -> media.format = input.readString();
        case DURATION -> media.duration = input.readInt64();
        case SIZE -> media.size = input.readInt64();
        case BITRATE -> {
          media.bitrate = input.readInt32();
          media.hasBitrate = true;
        }
        case PERSONS -> media.persons.add(input.readString());
        case PLAYER -> media.player = PLAYERS[input.readEnum()];
        case COPYRIGHT -> media.copyright = input.readString();
        default -> input.handleUnknownField(number, this);
      }
    }
  }
}
