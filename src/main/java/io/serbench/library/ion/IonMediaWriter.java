package io.serbench.library.ion;

import com.amazon.ion.IonType;
import com.amazon.ion.IonWriter;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.io.IOException;

/** Writes media by hand. A null or absent value is left out. */
final class IonMediaWriter {
  private IonMediaWriter() {}

  static void write(MediaContent content, IonWriter out) throws IOException {
    out.stepIn(IonType.STRUCT);
    out.setFieldName("media");
    write(content.media, out);
    out.setFieldName("images");
    out.stepIn(IonType.LIST);
    for (Image image : content.images) {
      write(image, out);
    }
    out.stepOut();
    out.stepOut();
  }

  private static void write(Media media, IonWriter out) throws IOException {
    out.stepIn(IonType.STRUCT);
    text("uri", media.uri, out);
    text("title", media.title, out);
    number("width", media.width, out);
    number("height", media.height, out);
    text("format", media.format, out);
    number("duration", media.duration, out);
    number("size", media.size, out);
    if (media.hasBitrate) {
      number("bitrate", media.bitrate, out);
    }
    out.setFieldName("persons");
    out.stepIn(IonType.LIST);
    for (String person : media.persons) {
      out.writeString(person);
    }
    out.stepOut();
    symbol("player", media.player, out);
    text("copyright", media.copyright, out);
    out.stepOut();
  }

  private static void write(Image image, IonWriter out) throws IOException {
    out.stepIn(IonType.STRUCT);
    text("uri", image.uri, out);
    text("title", image.title, out);
    number("width", image.width, out);
    number("height", image.height, out);
    symbol("size", image.size, out);
    out.stepOut();
  }

  private static void text(String name, String value, IonWriter out) throws IOException {
    if (value != null) {
      out.setFieldName(name);
      out.writeString(value);
    }
  }

  private static void number(String name, long value, IonWriter out) throws IOException {
    out.setFieldName(name);
    out.writeInt(value);
  }

  private static void symbol(String name, Enum<?> value, IonWriter out) throws IOException {
    out.setFieldName(name);
    out.writeSymbol(value.name());
  }
}
