package io.serbench.library.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.converters.Converter;
import com.thoughtworks.xstream.converters.MarshallingContext;
import com.thoughtworks.xstream.converters.UnmarshallingContext;
import com.thoughtworks.xstream.io.HierarchicalStreamReader;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.util.ArrayList;
import java.util.List;

/**
 * Hand-written converters of the media types, as XStream's FAQ advises for speed. Single values
 * become attributes, lists become elements, and null or absent values are left out. Names of
 * elements, and enums as ordinals, are those of the published rows.
 *
 * @see <a href="https://x-stream.github.io/converter-tutorial.html">Converter Tutorial</a>
 */
@SuppressWarnings("EnumOrdinal") // Constants are written as their ordinals.
final class MediaConverters {
  private static final String MEDIA = "Media";
  private static final String IMAGE = "Image";
  private static final String PERSON = "person";
  private static final Media.Player[] PLAYERS = Media.Player.values();
  private static final Image.Size[] SIZES = Image.Size.values();

  private MediaConverters() {}

  static void register(XStream xstream) {
    xstream.alias("MediaContent", MediaContent.class);
    xstream.registerConverter(new ContentConverter());
    xstream.registerConverter(new MediaConverter());
    xstream.registerConverter(new ImageConverter());
  }

  private static final class ContentConverter implements Converter {
    @Override
    public boolean canConvert(@SuppressWarnings("rawtypes") Class type) {
      return type == MediaContent.class;
    }

    @Override
    public void marshal(Object source, HierarchicalStreamWriter out, MarshallingContext context) {
      MediaContent content = (MediaContent) source;
      out.startNode(MEDIA);
      context.convertAnother(content.media);
      out.endNode();
      for (Image image : content.images) {
        out.startNode(IMAGE);
        context.convertAnother(image);
        out.endNode();
      }
    }

    @Override
    public Object unmarshal(HierarchicalStreamReader in, UnmarshallingContext context) {
      MediaContent content = new MediaContent();
      in.moveDown();
      content.media = (Media) context.convertAnother(content, Media.class);
      in.moveUp();
      content.images = new ArrayList<>();
      while (in.hasMoreChildren()) {
        in.moveDown();
        content.images.add((Image) context.convertAnother(content, Image.class));
        in.moveUp();
      }
      return content;
    }
  }

  private static final class MediaConverter implements Converter {
    @Override
    public boolean canConvert(@SuppressWarnings("rawtypes") Class type) {
      return type == Media.class;
    }

    @Override
    public void marshal(Object source, HierarchicalStreamWriter out, MarshallingContext context) {
      Media media = (Media) source;
      out.addAttribute("player", Integer.toString(media.player.ordinal()));
      out.addAttribute("uri", media.uri);
      addOptional(out, "title", media.title);
      out.addAttribute("width", Integer.toString(media.width));
      out.addAttribute("height", Integer.toString(media.height));
      out.addAttribute("format", media.format);
      out.addAttribute("duration", Long.toString(media.duration));
      out.addAttribute("size", Long.toString(media.size));
      if (media.hasBitrate) {
        out.addAttribute("bitrate", Integer.toString(media.bitrate));
      }
      addOptional(out, "copyright", media.copyright);
      for (String person : media.persons) {
        out.startNode(PERSON);
        out.setValue(person);
        out.endNode();
      }
    }

    @Override
    public Object unmarshal(HierarchicalStreamReader in, UnmarshallingContext context) {
      Media media = new Media();
      media.uri = in.getAttribute("uri");
      media.title = in.getAttribute("title");
      media.width = Integer.parseInt(in.getAttribute("width"));
      media.height = Integer.parseInt(in.getAttribute("height"));
      media.format = in.getAttribute("format");
      media.duration = Long.parseLong(in.getAttribute("duration"));
      media.size = Long.parseLong(in.getAttribute("size"));
      String bitrate = in.getAttribute("bitrate");
      if (bitrate != null) {
        media.bitrate = Integer.parseInt(bitrate);
        media.hasBitrate = true;
      }
      media.player = PLAYERS[Integer.parseInt(in.getAttribute("player"))];
      media.copyright = in.getAttribute("copyright");
      media.persons = persons(in);
      return media;
    }

    private static List<String> persons(HierarchicalStreamReader in) {
      List<String> persons = new ArrayList<>();
      while (in.hasMoreChildren()) {
        in.moveDown();
        persons.add(in.getValue());
        in.moveUp();
      }
      return persons;
    }
  }

  private static final class ImageConverter implements Converter {
    @Override
    public boolean canConvert(@SuppressWarnings("rawtypes") Class type) {
      return type == Image.class;
    }

    @Override
    public void marshal(Object source, HierarchicalStreamWriter out, MarshallingContext context) {
      Image image = (Image) source;
      out.addAttribute("uri", image.uri);
      addOptional(out, "title", image.title);
      out.addAttribute("width", Integer.toString(image.width));
      out.addAttribute("height", Integer.toString(image.height));
      out.addAttribute("size", Integer.toString(image.size.ordinal()));
    }

    @Override
    public Object unmarshal(HierarchicalStreamReader in, UnmarshallingContext context) {
      return new Image(
          in.getAttribute("uri"),
          in.getAttribute("title"),
          Integer.parseInt(in.getAttribute("width")),
          Integer.parseInt(in.getAttribute("height")),
          SIZES[Integer.parseInt(in.getAttribute("size"))]);
    }
  }

  private static void addOptional(HierarchicalStreamWriter out, String name, String value) {
    if (value != null) {
      out.addAttribute(name, value);
    }
  }
}
