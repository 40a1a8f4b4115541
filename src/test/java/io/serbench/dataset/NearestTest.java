package io.serbench.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  private static final List<String> NAMES =
      List.of("kryo-flat", "kryo-flat-pre", "kryo-opt", "fst", "fst-flat", "java-manual");

  @ParameterizedTest
  @CsvSource({
    "kyro-flat, kryo-flat",
    "kryo-falt, kryo-flat",
    "kryoflat, kryo-flat",
    "kryo-flaat, kryo-flat",
    "cryo-flat, kryo-flat",
    "jvaa, java-manual",
  })
  void forgivesASwapOrAnInsertedALostOrAWrongCharacter(String typed, String meant) {
    assertThat(Nearest.names(typed, NAMES)).first().isEqualTo(meant);
  }

  @Test
  void findsWhatIsMeant() {
    assertThat(Nearest.names("kryo-falt", NAMES)).containsExactly("kryo-flat");
    assertThat(Nearest.names("fts", NAMES)).containsExactly("fst");
    assertThat(Nearest.names("FST", NAMES)).startsWith("fst");
    assertThat(Nearest.names("java", NAMES)).containsExactly("java-manual");
    assertThat(Nearest.names("protobuf", NAMES)).isEmpty();
  }

  @Test
  void prefersNamesThatContainTheText() {
    List<String> rows = List.of("gsom", "json/google-gson/tree", "protogsona", "json/moshi");
    assertThat(Nearest.names("gson", rows)).containsExactly("json/google-gson/tree", "protogsona");
    assertThat(Nearest.names("GOOGLE-gson", rows)).containsExactly("json/google-gson/tree");
    assertThat(Nearest.names("son", rows)).hasSize(3);
    assertThat(Nearest.names("on", rows)).isEmpty();
  }

  @Test
  void forgivesAMisspeltPart() {
    List<String> rows = List.of("json/google-gson/tree", "json/jackson/tree", "jsonb/kotlinx");
    assertThat(Nearest.names("jakson", rows)).containsExactly("json/jackson/tree");
    assertThat(Nearest.names("gsno", rows)).startsWith("json/google-gson/tree");
    assertThat(Nearest.names("kotlnix", rows)).containsExactly("jsonb/kotlinx");
  }

  @Test
  void namesWhatHasTheSameLettersOnce() {
    assertThat(Nearest.names("nounsafe", List.of("no-unsafe", "NO_UNSAFE", "no-flags")))
        .containsExactly("no-unsafe");
  }

  @Test
  void namesThreeAtMost() {
    assertThat(Nearest.suggest("kryo", NAMES))
        .isEqualTo("; did you mean kryo-flat, kryo-flat-pre or kryo-opt?");
    assertThat(Nearest.suggest("x", NAMES)).isEmpty();
  }
}
