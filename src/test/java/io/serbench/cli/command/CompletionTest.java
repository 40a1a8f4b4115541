package io.serbench.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.cli.CliRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompletionTest {
  private static final Path BASH = Path.of("/bin/bash");

  @TempDir private static Path directory;

  @BeforeAll
  static void writeTheScript() throws IOException {
    Files.writeString(script(), CliRun.of("completion").out());
  }

  private static Path script() {
    return directory.resolve("serbench");
  }

  /** The words are those that bash makes of the line: each "=" is one. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ver                   | verify
          -incl                 | -include
          --incl                | -include
          -include = kryo-      | kryo-flat kryo-opt
          --include = fst,kryo- | fst,kryo-flat fst,kryo-opt
          -include kryo-f       | kryo-flat
          show f                | fst
          show media.a          | media.ascii
          export media.a        | media.ascii
          list da               | data
          show -he              | -help
          show -classpath = pom | pom.xml
          help li               | list
          list -classpath = a.jar : po | pom.xml
          -feature = NULLS+CY   | NULLS+CYCLES
          -feature = NULLS,CY   | NULLS,CYCLES
          list -lo              | -long
          report po             | pom.xml
          -jvm = po             | pom.xml
          -report = po          | pom.xml
          -forks = po           | ''
          -sort = s             | ser size
          list -effort = Z      | ZERO_KNOWLEDGE
          -data = media.a       | media.ascii
          -data = media.1,media.a | media.1,media.ascii
          -out = pom            | pom.xml
          verify pom            | pom.xml
          report -ch            | -chart
          """)
  void completes(String words, String expected) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(BASH), "bash is not here");
    String program =
        """
        source %s
        serbench() {
          if [[ "$2" == data ]]; then printf 'media.1\nmedia.ascii\n'
          else printf 'kryo-flat\nkryo-opt\nfst\n'; fi
        }
        COMP_LINE='serbench %s'
        COMP_WORDS=($COMP_LINE)
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _serbench 2> /dev/null
        echo "${COMPREPLY[@]}"
        """
            .formatted(script(), words);
    Process bash = new ProcessBuilder(BASH.toString(), "-c", program).start();
    String completions = new String(bash.getInputStream().readAllBytes(), UTF_8);
    assertThat(bash.waitFor()).isZero();
    assertThat(completions.strip()).isEqualTo(expected);
  }
}
