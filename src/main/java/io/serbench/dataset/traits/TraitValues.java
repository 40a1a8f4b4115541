package io.serbench.dataset.traits;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.codec.ValueCodec;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Values that show whether a row has a trait. Unlike in other data sets, nothing else in them is
 * difficult, so that a row without arrays of floats, say, does not seem to lack cycles.
 */
public final class TraitValues {
  /** The number of letters that the field names of {@link Wordy} have more than {@link Brief}'s. */
  public static final int MORE_LETTERS = letters(Wordy.class) - letters(Brief.class);

  private static final String FAMILY = "traits";

  private TraitValues() {}

  /** Returns {@code media.2} in plain ASCII, of which only the nulls are difficult. */
  public static Dataset<MediaContent> nulls() {
    return changed(text -> text == null ? null : text.replaceAll("[^ -~]", ""));
  }

  /** Returns {@code media.2} without nulls, of which only the non-ASCII letters are difficult. */
  public static Dataset<MediaContent> unicode() {
    return changed(text -> text == null ? "none" : text);
  }

  /** Returns a value with two references to one object. */
  public static Dataset<Link> shared() {
    Link root = new Link("root");
    root.first = new Link("leaf");
    root.second = root.first;
    return ValueCodec.untimed(FAMILY, Shape.GRAPH, Link.class, root);
  }

  /** Returns an object that refers to itself through another. */
  public static Dataset<Link> cycle() {
    Link root = new Link("root");
    root.first = new Link("other");
    root.first.second = root;
    return ValueCodec.untimed(FAMILY, Shape.GRAPH, Link.class, root);
  }

  /** Returns four values with short field names. */
  public static Dataset<Brief> brief() {
    Brief brief = new Brief();
    brief.size = 640;
    brief.time = 18_000_000;
    brief.text = "video/mpg4";
    brief.done = true;
    return ValueCodec.untimed(FAMILY, Shape.TREE, Brief.class, brief);
  }

  /** Returns the values of {@link #brief} with long field names. */
  public static Dataset<Wordy> wordy() {
    Wordy wordy = new Wordy();
    wordy.numberOfPassengers = 640;
    wordy.departureOnSchedule = 18_000_000;
    wordy.judgementOfInspector = "video/mpg4";
    wordy.acknowledgedByBoth = true;
    return ValueCodec.untimed(FAMILY, Shape.TREE, Wordy.class, wordy);
  }

  private static int letters(Class<?> bean) {
    return Stream.of(bean.getFields()).mapToInt(field -> field.getName().length()).sum();
  }

  private static Dataset<MediaContent> changed(UnaryOperator<String> change) {
    MediaContent content = MediaFamily.TYPE.copy(MediaFamily.family().dataset("media.2").value());
    Media media = content.media;
    media.uri = change.apply(media.uri);
    media.title = change.apply(media.title);
    media.format = change.apply(media.format);
    media.copyright = change.apply(media.copyright);
    media.persons.replaceAll(change);
    for (Image image : content.images) {
      image.uri = change.apply(image.uri);
      image.title = change.apply(image.title);
    }
    return new Dataset<>("media.2", MediaFamily.TYPE, content);
  }
}
