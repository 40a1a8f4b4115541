package io.serbench.library.shared.jsonmedia;

import java.util.List;

/** The names of fields in JSON and of elements in XML. Media and images share names. */
public final class MediaNames {
  public static final String MEDIA = "media";
  public static final String IMAGES = "images";

  public static final String URI = "uri";
  public static final String TITLE = "title";
  public static final String WIDTH = "width";
  public static final String HEIGHT = "height";
  public static final String FORMAT = "format";
  public static final String DURATION = "duration";
  public static final String SIZE = "size";
  public static final String BITRATE = "bitrate";
  public static final String PERSONS = "persons";
  public static final String PLAYER = "player";
  public static final String COPYRIGHT = "copyright";

  /** All names. */
  public static final List<String> ALL =
      List.of(
          MEDIA, IMAGES, URI, TITLE, WIDTH, HEIGHT, FORMAT, DURATION, SIZE, BITRATE, PERSONS,
          PLAYER, COPYRIGHT);

  private MediaNames() {}
}
