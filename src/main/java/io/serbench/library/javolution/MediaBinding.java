package io.serbench.library.javolution;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.util.ArrayList;
import java.util.List;
import javolution.xml.XMLBinding;
import javolution.xml.XMLFormat;
import javolution.xml.stream.XMLStreamException;

/**
 * Hand-written formats of the media types: single values are attributes, lists are elements, and
 * null or absent values are left out. Enums are written as ordinals, as in the published row.
 */
@SuppressWarnings({"EnumOrdinal", "serial"}) // Serializable only because the library's class is.
final class MediaBinding extends XMLBinding {
  private static final String MEDIA = "media";
  private static final String IMAGE = "images";
  private static final String PERSON = "str";
  private static final Media.Player[] PLAYERS = Media.Player.values();
  private static final Image.Size[] SIZES = Image.Size.values();

  private final transient XMLFormat<MediaContent> contents = new ContentFormat();
  private final transient XMLFormat<Media> media = new MediaFormat();
  private final transient XMLFormat<Image> images = new ImageFormat();
  private final transient XMLFormat<String> texts = new TextFormat();

  @Override
  @SuppressWarnings("rawtypes") // As the library declares it.
  protected XMLFormat getFormat(Class type) throws XMLStreamException {
    if (type == String.class) {
      return texts;
    }
    if (type == Image.class) {
      return images;
    }
    if (type == Media.class) {
      return media;
    }
    return type == MediaContent.class ? contents : super.getFormat(type);
  }

  private static final class ContentFormat extends XMLFormat<MediaContent> {
    ContentFormat() {
      super(null);
    }

    @Override
    public void write(MediaContent content, OutputElement out) throws XMLStreamException {
      out.add(content.media, MEDIA, Media.class);
      for (Image image : content.images) {
        out.add(image, IMAGE, Image.class);
      }
    }

    @Override
    public MediaContent newInstance(Class<MediaContent> type, InputElement in) {
      return new MediaContent();
    }

    @Override
    public void read(InputElement in, MediaContent content) throws XMLStreamException {
      content.media = in.get(MEDIA, Media.class);
      content.images = new ArrayList<>();
      while (in.hasNext()) {
        content.images.add(in.get(IMAGE, Image.class));
      }
    }
  }

  private static final class MediaFormat extends XMLFormat<Media> {
    MediaFormat() {
      super(null);
    }

    @Override
    public void write(Media media, OutputElement out) throws XMLStreamException {
      out.setAttribute("uri", media.uri);
      out.setAttribute("title", media.title);
      out.setAttribute("width", media.width);
      out.setAttribute("height", media.height);
      out.setAttribute("format", media.format);
      out.setAttribute("duration", media.duration);
      out.setAttribute("size", media.size);
      if (media.hasBitrate) {
        out.setAttribute("bitrate", media.bitrate);
      }
      out.setAttribute("player", media.player.ordinal());
      out.setAttribute("copyright", media.copyright);
      for (String person : media.persons) {
        out.add(person, PERSON, String.class);
      }
    }

    @Override
    public Media newInstance(Class<Media> type, InputElement in) {
      return new Media();
    }

    @Override
    public void read(InputElement in, Media media) throws XMLStreamException {
      media.uri = text(in, "uri");
      media.title = text(in, "title");
      media.width = in.getAttribute("width").toInt();
      media.height = in.getAttribute("height").toInt();
      media.format = text(in, "format");
      media.duration = in.getAttribute("duration").toLong();
      media.size = in.getAttribute("size").toLong();
      media.hasBitrate = in.getAttribute("bitrate") != null;
      media.bitrate = in.getAttribute("bitrate", 0);
      media.player = PLAYERS[in.getAttribute("player").toInt()];
      media.copyright = text(in, "copyright");
      List<String> persons = new ArrayList<>();
      while (in.hasNext()) {
        persons.add(in.get(PERSON, String.class));
      }
      media.persons = persons;
    }
  }

  private static final class ImageFormat extends XMLFormat<Image> {
    ImageFormat() {
      super(null);
    }

    @Override
    public void write(Image image, OutputElement out) throws XMLStreamException {
      out.setAttribute("uri", image.uri);
      out.setAttribute("title", image.title);
      out.setAttribute("width", image.width);
      out.setAttribute("height", image.height);
      out.setAttribute("size", image.size.ordinal());
    }

    @Override
    public Image newInstance(Class<Image> type, InputElement in) {
      return new Image();
    }

    @Override
    public void read(InputElement in, Image image) throws XMLStreamException {
      image.uri = text(in, "uri");
      image.title = text(in, "title");
      image.width = in.getAttribute("width").toInt();
      image.height = in.getAttribute("height").toInt();
      image.size = SIZES[in.getAttribute("size").toInt()];
    }
  }

  /** Writes strings like the library, without its detour through a formatter. */
  private static final class TextFormat extends XMLFormat<String> {
    TextFormat() {
      super(null);
    }

    @Override
    public void write(String text, OutputElement out) throws XMLStreamException {
      out.setAttribute("value", text);
    }

    @Override
    public String newInstance(Class<String> type, InputElement in) throws XMLStreamException {
      return text(in, "value");
    }

    @Override
    public void read(InputElement in, String text) {
      // Strings are read by newInstance.
    }
  }

  private static String text(XMLFormat.InputElement in, String attribute)
      throws XMLStreamException {
    return in.getAttribute(attribute, (String) null);
  }
}
