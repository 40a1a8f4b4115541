package io.serbench.library.jackson;

/** The fields of the media types. The constants are their indexes in the lists of names. */
final class MediaFields {
  static final Fields CONTENT = new Fields("media", "images");
  static final int CONTENT_MEDIA = 0;
  static final int CONTENT_IMAGES = 1;

  static final Fields MEDIA =
      new Fields(
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
  static final int MEDIA_URI = 0;
  static final int MEDIA_TITLE = 1;
  static final int MEDIA_WIDTH = 2;
  static final int MEDIA_HEIGHT = 3;
  static final int MEDIA_FORMAT = 4;
  static final int MEDIA_DURATION = 5;
  static final int MEDIA_SIZE = 6;
  static final int MEDIA_BITRATE = 7;
  static final int MEDIA_PERSONS = 8;
  static final int MEDIA_PLAYER = 9;
  static final int MEDIA_COPYRIGHT = 10;

  static final Fields IMAGE = new Fields("uri", "title", "width", "height", "size");
  static final int IMAGE_URI = 0;
  static final int IMAGE_TITLE = 1;
  static final int IMAGE_WIDTH = 2;
  static final int IMAGE_HEIGHT = 3;
  static final int IMAGE_SIZE = 4;

  private MediaFields() {}
}
