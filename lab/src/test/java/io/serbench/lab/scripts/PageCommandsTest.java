package io.serbench.lab.scripts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageCommandsTest {
  @Test
  void commandsStandInBlocks() {
    assertThat(
            PageCommands.of(
                """
                Run serbench list now:

                    serbench list
                    serbench check types \\
                        -include='json/*' \\
                        -as=csv   # all
                    serbench [options]

                $ serbench show kryo
                  serbench is not a command here
                """))
        .containsExactly(
            "serbench list",
            "serbench check types -include='json/*' -as=csv   # all",
            "serbench show kryo");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "serbench, serbench -quick ROWS",
        "serbench mine.json  # yours, \"serbench -quick ROWS mine.json  # yours\"",
        "serbench -quick -forks=10, serbench ROWS -quick -forks=2",
        "serbench -include=kryo -forks=3, serbench -quick -include=kryo -forks=2",
        "serbench -forks=30, serbench -quick ROWS -forks=30",
        "serbench -resume=a.json, serbench -resume=a.json",
        "serbench check, serbench check ROWS",
        "serbench check jdk -as=csv > x, serbench check jdk ROWS -as=csv > x",
        "serbench check mine.json, serbench check ROWS mine.json",
        "serbench check types -recorded, serbench check types -recorded",
        "serbench choose -need=records, serbench choose -budget=20 -need=records",
        "serbench report a.json, serbench report a.json"
      })
  void commandsAreShortened(String command, String shorter) {
    assertThat(PageCommands.shortened(command))
        .isEqualTo(shorter.replace("ROWS", "-include=kryo-flat,json/jackson/databind"));
  }

  @Test
  void synopsesAndGeneratedClassesAreSkipped() {
    assertThat(PageCommands.skipped("serbench [command] -x")).contains("a synopsis");
    assertThat(PageCommands.skipped("serbench -type=com.acme.proto.Order")).isPresent();
    assertThat(PageCommands.skipped("serbench list")).isEmpty();
  }
}
