package io.serbench.library.shared.stax;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.jsonmedia.MediaNames;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes media by hand with StAX: an element for each value, with names and order as in
 * jvm-serializers. Null or absent values are left out.
 *
 * <p>Numbers are written as a {@code String}, since standard StAX has no other way, unlike Stax2
 * (see {@link Stax2MediaSerializer}).
 */
public class MediaDocumentWriter {
  static final String ROOT = "mc";

  private final XMLStreamWriter out;

  /** Creates a writer of one document, on a new or reset StAX writer. */
  public MediaDocumentWriter(XMLStreamWriter out) {
    this.out = out;
  }

  /** Writes the whole document, without closing the writer. */
  public final void write(MediaContent content) throws XMLStreamException {
    out.writeStartDocument("UTF-8", "1.0");
    out.writeStartElement(ROOT);
    write(content.media);
    for (Image image : content.images) {
      write(image);
    }
    out.writeEndElement();
    out.writeEndDocument();
  }

  /** Writes a number as the text of the open element. */
  protected void writeNumber(int value) throws XMLStreamException {
    out.writeCharacters(Integer.toString(value));
  }

  /** Writes a number as the text of the open element. */
  protected void writeNumber(long value) throws XMLStreamException {
    out.writeCharacters(Long.toString(value));
  }

  private void write(Media media) throws XMLStreamException {
    out.writeStartElement(MediaNames.MEDIA);
    text(MediaNames.PLAYER, media.player.name());
    text(MediaNames.URI, media.uri);
    text(MediaNames.TITLE, media.title);
    number(MediaNames.WIDTH, media.width);
    number(MediaNames.HEIGHT, media.height);
    text(MediaNames.FORMAT, media.format);
    number(MediaNames.DURATION, media.duration);
    number(MediaNames.SIZE, media.size);
    if (media.hasBitrate) {
      number(MediaNames.BITRATE, media.bitrate);
    }
    text(MediaNames.COPYRIGHT, media.copyright);
    for (String person : media.persons) {
      text(MediaNames.PERSONS, person);
    }
    out.writeEndElement();
  }

  private void write(Image image) throws XMLStreamException {
    out.writeStartElement(MediaNames.IMAGES);
    text(MediaNames.URI, image.uri);
    text(MediaNames.TITLE, image.title);
    number(MediaNames.WIDTH, image.width);
    number(MediaNames.HEIGHT, image.height);
    text(MediaNames.SIZE, image.size.name());
    out.writeEndElement();
  }

  private void text(String element, String value) throws XMLStreamException {
    if (value != null) {
      out.writeStartElement(element);
      out.writeCharacters(value);
      out.writeEndElement();
    }
  }

  private void number(String element, int value) throws XMLStreamException {
    out.writeStartElement(element);
    writeNumber(value);
    out.writeEndElement();
  }

  private void number(String element, long value) throws XMLStreamException {
    out.writeStartElement(element);
    writeNumber(value);
    out.writeEndElement();
  }
}
