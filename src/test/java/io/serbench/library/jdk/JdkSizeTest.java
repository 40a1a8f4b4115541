package io.serbench.library.jdk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the JDK's own formats take for {@code media.1}, against what is known of it. */
class JdkSizeTest {
  private static final int SIZE_IN_THE_ORIGINAL = 892;
  private static final String PACKAGE_IN_THE_ORIGINAL = "data.media";

  private final MediaContent value = MediaFamily.family().dataset("media.1").value();

  @Test
  void onlyTheLongerPackageNameMakesTheStreamLargerThanTheOriginals() throws Exception {
    byte[] bytes = new JavaBuiltInUnshared<>(MediaFamily.TYPE).serialize(value);
    String ours = MediaContent.class.getPackageName();
    Pattern name = Pattern.compile(Pattern.quote(ours) + "|" + ours.replace('.', '/'));
    long names = name.matcher(new String(bytes, ISO_8859_1)).results().count();
    long longer = names * (ours.length() - PACKAGE_IN_THE_ORIGINAL.length());

    assertThat(names).isEqualTo(8);
    assertThat(longer).isEqualTo(120);
    assertThat(bytes.length - longer).isCloseTo(SIZE_IN_THE_ORIGINAL, within(3L));
  }

  @Test
  void writingTheRootSharedTakesTheSameBytes() throws Exception {
    byte[] unshared = new JavaBuiltInUnshared<>(MediaFamily.TYPE).serialize(value);
    byte[] shared = new JavaBuiltIn<>(MediaFamily.TYPE).serialize(value);

    assertThat(shared).isEqualTo(unshared);
  }
}
