package io.serbench.dataset.media;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.equality.DeepEquality;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The values, typed once more: published results depend on every character. */
class MediaFamilyTest {
  private static final String TITLE = "Javaone Keynote";

  @Test
  void type() {
    assertThat(MediaFamily.TYPE.family()).isEqualTo("media");
    assertThat(MediaFamily.TYPE.root()).isEqualTo(MediaContent.class);
    assertThat(MediaFamily.TYPE.classes())
        .containsExactly(
            MediaContent.class, Media.class, Image.class, Media.Player.class, Image.Size.class);
  }

  @Test
  void media1() {
    assertEqual(value("media.1"), standard("Steve Jobs\uC2A4"));
  }

  @Test
  void mediaAscii() {
    assertEqual(value("media.ascii"), standard("Steve Jobs"));
  }

  @Test
  void media2() {
    MediaContent expected =
        new MediaContent(
            new Media(
                "http://javaone.com/keynote.ogg\u1234",
                null,
                641,
                481,
                "video/theora\u1234",
                18000001,
                58982401,
                0,
                false,
                List.of("Bill Gates, Jr.\u1234", "Steven Jobs\u1234"),
                Media.Player.FLASH,
                "2009, Scooby Doo\uD834\uDD1E"),
            List.of(
                image("huge.jpg\u1234", TITLE + "\u1234", 32000, 24000, Image.Size.LARGE),
                image("large.jpg\u1234", null, 1024, 768, Image.Size.LARGE),
                image("small.jpg\u1234", null, 320, 240, Image.Size.SMALL)));
    assertEqual(value("media.2"), expected);
  }

  @Test
  void media3IsMedia1WithTails() {
    MediaContent actual = value("media.3");
    List<String> plain = strings(value("media.1"));
    List<String> tailed = strings(actual);
    assertThat(tailed).hasSameSizeAs(plain);
    for (int i = 0; i < plain.size(); i++) {
      assertThat(tailed.get(i)).startsWith(plain.get(i));
      String tail = tailed.get(i).substring(plain.get(i).length());
      assertThat(tail).hasSizeBetween(150, 200).matches("[ -~]*");
    }
    assertEqual(withStrings(actual, plain), value("media.1"));
  }

  @Test
  void media4IsMedia1WithStringsOfOneCharacter() {
    MediaContent actual = value("media.4");
    assertThat(strings(actual)).allMatch(text -> text.matches("[ -~]"));
    assertEqual(withStrings(actual, strings(value("media.1"))), value("media.1"));
  }

  private static MediaContent value(String name) {
    return MediaFamily.family().dataset(name).value();
  }

  private static MediaContent standard(String secondPerson) {
    return new MediaContent(
        new Media(
            "http://javaone.com/keynote.mpg",
            TITLE,
            640,
            480,
            "video/mpg4",
            18000000,
            58982400,
            262144,
            true,
            List.of("Bill Gates", secondPerson),
            Media.Player.JAVA,
            null),
        List.of(
            image("large.jpg", TITLE, 1024, 768, Image.Size.LARGE),
            image("small.jpg", TITLE, 320, 240, Image.Size.SMALL)));
  }

  private static Image image(String file, String title, int width, int height, Image.Size size) {
    return new Image("http://javaone.com/keynote_" + file, title, width, height, size);
  }

  /** Every string, in the order of the fields. */
  private static List<String> strings(MediaContent content) {
    List<String> strings = new ArrayList<>();
    strings.add(content.media.uri);
    strings.add(content.media.title);
    strings.add(content.media.format);
    strings.addAll(content.media.persons);
    for (Image image : content.images) {
      strings.add(image.uri);
      strings.add(image.title);
    }
    return strings;
  }

  /** The same but for the strings, which are given as {@link #strings} gives them. */
  private static MediaContent withStrings(MediaContent content, List<String> strings) {
    MediaContent copy = MediaFamily.TYPE.copy(content);
    copy.media.uri = strings.get(0);
    copy.media.title = strings.get(1);
    copy.media.format = strings.get(2);
    copy.media.persons = strings.subList(3, 5);
    for (int i = 0; i < copy.images.size(); i++) {
      copy.images.get(i).uri = strings.get(5 + 2 * i);
      copy.images.get(i).title = strings.get(6 + 2 * i);
    }
    return copy;
  }

  private static void assertEqual(MediaContent actual, MediaContent expected) {
    assertThat(DeepEquality.difference(expected, actual)).isEmpty();
  }
}
