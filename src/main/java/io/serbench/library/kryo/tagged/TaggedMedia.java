package io.serbench.library.kryo.tagged;

import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.Tag;
import io.serbench.dataset.media.Media;
import java.util.ArrayList;
import java.util.List;

/** A medium, whose fields have numbers. */
public final class TaggedMedia {
  @Tag(1)
  public String uri;

  @Tag(2)
  public String title;

  @Tag(3)
  public int width;

  @Tag(4)
  public int height;

  @Tag(5)
  public String format;

  @Tag(6)
  public long duration;

  @Tag(7)
  public long size;

  @Tag(8)
  public int bitrate;

  @Tag(9)
  public boolean hasBitrate;

  @Tag(10)
  public List<String> persons;

  @Tag(11)
  public Media.Player player;

  @Tag(12)
  public String copyright;

  TaggedMedia() {}

  TaggedMedia(Media plain) {
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
}
