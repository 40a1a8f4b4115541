package io.serbench.library.shared.stax;

/** The names of the elements of a media document, as in the original. */
final class MediaElements {
  static final String CONTENT = "mc";
  static final String MEDIA = "media";
  static final String IMAGE = "images";
  static final String URI = "uri";
  static final String TITLE = "title";
  static final String WIDTH = "width";
  static final String HEIGHT = "height";
  static final String FORMAT = "format";
  static final String DURATION = "duration";
  static final String SIZE = "size";
  static final String BITRATE = "bitrate";
  static final String PERSON = "persons";
  static final String PLAYER = "player";
  static final String COPYRIGHT = "copyright";

  private MediaElements() {}
}
