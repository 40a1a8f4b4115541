package io.serbench.library.shared.stax;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.jsonmedia.MediaNames;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads by hand with StAX what {@link MediaDocumentWriter} writes, with elements in any order. */
public class MediaDocumentReader {
  private final XMLStreamReader in;

  /** Creates a reader of one document, with a StAX reader at its beginning. */
  public MediaDocumentReader(XMLStreamReader in) {
    this.in = in;
  }

  /** Reads up to the end of the root element, without closing the reader. */
  public final MediaContent read() throws XMLStreamException {
    in.nextTag();
    in.require(XMLStreamConstants.START_ELEMENT, null, MediaDocumentWriter.ROOT);
    MediaContent content = new MediaContent();
    List<Image> images = new ArrayList<>();
    while (nextChild()) {
      String element = in.getLocalName();
      switch (element) {
        case MediaNames.MEDIA -> content.media = media();
        case MediaNames.IMAGES -> images.add(image());
        default -> throw unknown(element);
      }
    }
    content.images = images;
    return content;
  }

  /** Returns the text of the element whose start was read, and reads its end. */
  protected String readText() throws XMLStreamException {
    return in.getElementText();
  }

  /** Returns the number in the element whose start was read, and reads its end. */
  protected int readInt() throws XMLStreamException {
    return Integer.parseInt(readText());
  }

  /** Returns the number in the element whose start was read, and reads its end. */
  protected long readLong() throws XMLStreamException {
    return Long.parseLong(readText());
  }

  private Media media() throws XMLStreamException {
    Media media = new Media();
    List<String> persons = new ArrayList<>();
    while (nextChild()) {
      String element = in.getLocalName();
      switch (element) {
        case MediaNames.PLAYER -> media.player = Media.Player.valueOf(readText());
        case MediaNames.URI -> media.uri = readText();
        case MediaNames.TITLE -> media.title = readText();
        case MediaNames.WIDTH -> media.width = readInt();
        case MediaNames.HEIGHT -> media.height = readInt();
        case MediaNames.FORMAT -> media.format = readText();
        case MediaNames.DURATION -> media.duration = readLong();
        case MediaNames.SIZE -> media.size = readLong();
        case MediaNames.BITRATE -> {
          media.bitrate = readInt();
          media.hasBitrate = true;
        }
        case MediaNames.COPYRIGHT -> media.copyright = readText();
        case MediaNames.PERSONS -> persons.add(readText());
        default -> throw unknown(element);
      }
    }
    media.persons = persons;
    return media;
  }

  private Image image() throws XMLStreamException {
    Image image = new Image();
    while (nextChild()) {
      String element = in.getLocalName();
      switch (element) {
        case MediaNames.URI -> image.uri = readText();
        case MediaNames.TITLE -> image.title = readText();
        case MediaNames.WIDTH -> image.width = readInt();
        case MediaNames.HEIGHT -> image.height = readInt();
        case MediaNames.SIZE -> image.size = Image.Size.valueOf(readText());
        default -> throw unknown(element);
      }
    }
    return image;
  }

  /** Advances to the next child element, or to the end of the parent. */
  private boolean nextChild() throws XMLStreamException {
    return in.nextTag() == XMLStreamConstants.START_ELEMENT;
  }

  private XMLStreamException unknown(String element) {
    return new XMLStreamException("no such element here: " + element, in.getLocation());
  }
}
