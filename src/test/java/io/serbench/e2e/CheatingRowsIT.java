package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rows that do not do the work that is timed, though they return what they should: what others see
 * of them refutes each, and none is ranked.
 */
@Thorough
class CheatingRowsIT {
  private static final String ROWS =
      "dummy-fine,dummy-sends-*,dummy-knows-*,dummy-works-when-seen,dummy-starts-*,dummy-stops-copying,"
          + "dummy-reuses-its-result,dummy-shows-a-prototype,dummy-lets-others-work,"
          + "dummy-decodes-ahead,dummy-slows-*,dummy-disturbs-others,"
          + "dummy-uses-a-pool,dummy-decodes-when-restored,dummy-fills-lists-*,dummy-hides-*";

  /** One for each way to see what a row does with its data. */
  private static final String SOME =
      "dummy-fine,dummy-sends-*,dummy-knows-contents,dummy-knows-some-contents,"
          + "dummy-knows-the-published,dummy-works-when-seen,dummy-starts-threads,"
          + "dummy-reuses-its-result,dummy-shows-a-prototype";

  @TempDir private static Path folder;
  private static Answer measured;

  /** Runs all rows at once. */
  private static Answer run(String rows, String... data) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("-forks=2", "-include=" + rows));
    arguments.addAll(List.of(data));
    return Serbench.withDummies(folder).measureLonger(20, arguments.toArray(String[]::new));
  }

  @BeforeAll
  static void runOnThePublishedValue() throws Exception {
    measured = run(ROWS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          dummy-sends-numbers      ; no other JVM can read|a message of a new value has 4 bytes
          dummy-knows-its-inputs   ; ser takes [0-9.]+ times as long on new values
          dummy-knows-its-messages ; deser takes [0-9.]+ times as long on new values
          dummy-knows-contents     ; deser takes [0-9.]+ times as long on new values
          dummy-knows-the-published ; the message of the published value has 1 bytes
          dummy-knows-some-contents ; deser takes [0-9.]+ times as long on new values
          dummy-sends-some-numbers ; a message of a new value has 4 bytes|no other JVM can read|wrote one value to [0-9]+ bytes
          dummy-works-when-seen    ; deser takes [0-9.]+ times as long (in a call|when its)
          dummy-starts-threads     ; other threads and processes took
          dummy-starts-a-process   ; other threads and processes took|kept a processor busy
          dummy-stops-copying      ; create returned its input
          dummy-reuses-its-result  ; serialize returned one array twice|round trip after timing
          dummy-shows-a-prototype  ; deser takes [0-9.]+ times as long on new values
          dummy-lets-others-work   ; other threads and processes took
          dummy-decodes-ahead      ; other threads and processes took
          dummy-slows-the-clock    ; its clock ran at 0.[45][0-9] times the speed
          dummy-disturbs-others    ; its threads kept a processor busy
          dummy-uses-a-pool        ; other threads and processes took
          dummy-decodes-when-restored ; deserialize left [0-9]+ of [0-9]+ strings encoded
          dummy-fills-lists-late   ; deserialize left [0-9]+ of [0-9]+ strings encoded
          dummy-fills-lists-below-views ; deserialize left [0-9]+ of [0-9]+ strings encoded
          dummy-hides-files        ; it wrote [0-9]+ bytes to files, pipes or sockets
          dummy-hides-memory       ; it shares memory with other processes: /tmp/serbench-dummy
          dummy-hides-threads      ; it switched off the JVM's account|other threads and processes took
          dummy-hides-a-ring       ; later calls overwrite what serialize|serialize returned one array twice|round trip
          dummy-hides-for-a-second ; deser takes [0-9.]+ times as long on new values
          dummy-hides-virtual-threads ; other threads and processes took
          dummy-slows-the-clock-a-bit ; its clock ran at 0.[89][0-9] times the speed
          """)
  void aCheatIsRefutedAndNotRanked(String row, String cause) {
    String text = measured.out().replaceAll("\\s+", " ");
    assertThat(text).containsPattern(row + "(\\*|:| \\(|,)[^*]*(" + cause + ")");
    assertThat(measured.out()).doesNotContainPattern("(?m)^ *\\d+=? +" + row);
  }

  @Test
  void noneIsRankedOnOtherData() throws Exception {
    assertOnlyTheHonestIsRanked(run(SOME, "-data=users.1k"));
  }

  @Test
  void noneIsRankedOverStreams() throws Exception {
    Answer answer = run("dummy-hides-in-streams", "-transport=stream");
    assertThat(answer.out().replaceAll("\\s+", " "))
        .containsPattern("dummy-hides-in-streams.*deser takes [0-9.]+ times as long on new values");
  }

  @Test
  void noneIsRankedWithSeveralThreads() throws Exception {
    assertOnlyTheHonestIsRanked(run(SOME + ",dummy-hides-among-threads", "-threads=2"));
  }

  /** Jackson asks for it, and Kryo's code fits the ASCII of the file, but not generated texts. */
  @Test
  void honestRowsAreRankedOnAClassThatKeepsWhatItComputed() throws Exception {
    Path jar = JarOfSources.ofFolder(folder.resolve("titled.jar"), Path.of("src", "test", "acme"));
    Path lines =
        Files.writeString(
            folder.resolve("titled.ndjson"),
            """
            {"title": "The quick brown fox jumps over the lazy dog", "pages": 12}
            {"title": "Nuts & Bolts", "pages": 99}
            """);
    Answer answer =
        run(
            "json/jackson/databind,kryo-flat",
            "-type=com.acme.Titled",
            "-classpath=" + jar,
            lines.toString());
    assertThat(answer.out()).contains("json/jackson/databind").doesNotContain("efuted");
  }

  @Test
  void noneIsRankedOnAUsersClass() throws Exception {
    Path jar = JarOfSources.ofFolder(folder.resolve("app.jar"), Path.of("src", "test", "acme"));
    Path lines =
        Files.writeString(
            folder.resolve("lines.ndjson"),
            """
            {"article": "nut", "count": 3, "price": 0.25}
            {"article": "bolt", "count": 1, "price": 1.5}
            """);
    assertOnlyTheHonestIsRanked(
        run(SOME, "-type=com.acme.Line", "-classpath=" + jar, lines.toString()));
  }

  private static void assertOnlyTheHonestIsRanked(Answer answer) {
    assertThat(answer.hasNumbers("dummy-fine")).isTrue();
    assertThat(answer.out().lines())
        .filteredOn(line -> line.matches(" *\\d+=? +dummy-.*"))
        .allMatch(line -> line.contains("dummy-fine "));
  }
}
