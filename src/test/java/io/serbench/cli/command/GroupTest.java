package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.cli.CliRun;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Options;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands within commands: check has a usual one, and cost has none. */
class GroupTest {
  private static CliRun run(String line) {
    return CliRun.of(line.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a.json --include=fst          | run
          check                         | check roundtrip
          check -include=fst a.json     | check roundtrip
          check evolution --include fst | check evolution
          verify evolution a.json       | check evolution
          cost heap -- -x.json          | cost heap
          check types -suite=fory-xlang | check types
          check -suite=fory-xlang       | check roundtrip
          """)
  void findsTheCommand(String line, String path) throws UsageException {
    assertThat(Options.path(CliRun.parsed(line.split(" ", -1)).spec())).isEqualTo(path);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          check typs | 'typs' is neither a command nor a JSON file; did you mean types? (commands: roundtrip, types, evolution, versions, jdk, hostile); the command comes first, rows are named by -include=, and lists have no spaces
          check -include=fst types | 'types' is neither a command nor a JSON file; did you mean types? (commands: roundtrip, types, evolution, versions, jdk, hostile); the command comes first, rows are named by -include=, and lists have no spaces
          check jdk -include=fst, kryo | 'kryo' is neither a command nor a JSON file (commands: roundtrip, types, evolution, versions, jdk, hostile); the command comes first, rows are named by -include=, and lists have no spaces
          check types cost | check types takes no names and no files; leave out 'cost'
          cost | cost needs one of its commands: startup, memory or heap ('serbench help cost' explains them)
          cost haep | no command is named 'cost haep'; did you mean heap? (commands: startup, memory, heap)
          cost -include=fst | unknown option -include ('serbench help cost' lists the options)
          check -inclde=fst | unknown option -inclde; did you mean -include? ('serbench help check roundtrip' lists the options)
          verify jdk -include | -include needs a value: -include=NAMES ('serbench help check jdk' lists the options)
          help check typs | no command is named 'check typs'; did you mean types? (commands: roundtrip, types, evolution, versions, jdk, hostile)
          help check types x | no command is named 'check types x'
          """)
  void saysWhatIsWrong(String line, String message) {
    assertThat(run(line)).isEqualTo(new CliRun(2, "", "serbench: " + message + "\n"));
  }

  @Test
  void explainsCommandsAndGroups() {
    assertThat(run("check -include=fst --help")).isEqualTo(run("help verify"));
    assertThat(run("help check").out())
        .startsWith("Usage: serbench check [OPTIONS] [COMMAND]\nTries what rows can do: ")
        .contains("\n  roundtrip  checks that objects survive a round trip; no timing\n")
        .contains("\n  -include=NAMES ")
        .contains("\nSeldom needed options: 'serbench help check roundtrip'\n");
    assertThat(run("verify jdk -h")).isEqualTo(run("help check jdk"));
    assertThat(run("help check jdk").out())
        .startsWith("Usage: serbench check jdk [OPTIONS] [FILE...]\nFinds the rows that need ")
        .contains("\n  -licence=NAMES ")
        .doesNotContain("-help", "Commands");
    assertThat(run("cost -h")).isEqualTo(run("help cost"));
    assertThat(run("help cost").out()).contains("\n  heap     finds the smallest heap ");
  }

  @Test
  void areOnTheManualPage() {
    assertThat(run("help -man").out())
        .contains(".B \"check jdk\"\nfinds the rows that need ")
        .contains(".SH \"SERBENCH CHECK JDK\"\nserbench check jdk [OPTIONS] [FILE...]\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          chec            | check
          check ev        | evolution
          verify ev       | evolution
          check -incl     | -include
          check jdk -lice | -licence -license
          cost -incl      | ''
          cost he         | heap
          """)
  void areCompleted(String words, String expected, @TempDir Path folder) throws Exception {
    Path bash = Path.of("/bin/bash");
    assumeTrue(Files.isExecutable(bash), "bash is not here");
    Path script = Files.writeString(folder.resolve("serbench"), run("completion").out());
    Process process =
        new ProcessBuilder(
                bash.toString(),
                "-c",
                "source %s; COMP_LINE='serbench %s'; COMP_WORDS=($COMP_LINE);"
                        .formatted(script, words)
                    + " COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _serbench 2> /dev/null;"
                    + " echo \"${COMPREPLY[@]}\"")
            .start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip())
        .isEqualTo(expected);
  }
}
