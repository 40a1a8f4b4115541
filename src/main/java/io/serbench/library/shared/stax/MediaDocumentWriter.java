package io.serbench.library.shared.stax;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes media by hand with StAX: an element for each value, named and ordered as in the original's
 * rows. A null or absent value is left out.
 *
 * <p>Numbers go through a {@code String}, since standard StAX knows nothing else; see {@link
 * TypedDocumentWriter}.
 */
public class MediaDocumentWriter {
  private final XMLStreamWriter out;

  /** For one document, on a new writer or one that was set back. */
  public MediaDocumentWriter(XMLStreamWriter out) {
    this.out = out;
  }

  /** Writes the whole of the document; does not close the writer. */
  public final void write(MediaContent content) throws XMLStreamException {
    out.writeStartDocument("UTF-8", "1.0");
    out.writeStartElement(MediaElements.CONTENT);
    write(content.media);
    for (Image image : content.images) {
      write(image);
    }
    out.writeEndElement();
    out.writeEndDocument();
  }

  /** The text of the element that is open. */
  protected void writeNumber(int value) throws XMLStreamException {
    out.writeCharacters(Integer.toString(value));
  }

  /** The text of the element that is open. */
  protected void writeNumber(long value) throws XMLStreamException {
    out.writeCharacters(Long.toString(value));
  }

  private void write(Media media) throws XMLStreamException {
    out.writeStartElement(MediaElements.MEDIA);
    text(MediaElements.PLAYER, media.player.name());
    text(MediaElements.URI, media.uri);
    text(MediaElements.TITLE, media.title);
    number(MediaElements.WIDTH, media.width);
    number(MediaElements.HEIGHT, media.height);
    text(MediaElements.FORMAT, media.format);
    number(MediaElements.DURATION, media.duration);
    number(MediaElements.SIZE, media.size);
    if (media.hasBitrate) {
      number(MediaElements.BITRATE, media.bitrate);
    }
    text(MediaElements.COPYRIGHT, media.copyright);
    for (String person : media.persons) {
      text(MediaElements.PERSON, person);
    }
    out.writeEndElement();
  }

  private void write(Image image) throws XMLStreamException {
    out.writeStartElement(MediaElements.IMAGE);
    text(MediaElements.URI, image.uri);
    text(MediaElements.TITLE, image.title);
    number(MediaElements.WIDTH, image.width);
    number(MediaElements.HEIGHT, image.height);
    text(MediaElements.SIZE, image.size.name());
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
