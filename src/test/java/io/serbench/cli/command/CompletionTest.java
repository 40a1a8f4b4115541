package io.serbench.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.cli.CliRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
          --incl                | --include
          -include = kryo-      | kryo-flat kryo-auto-flat
          --include = fst,kryo- | fst,kryo-flat fst,kryo-auto-flat
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

  /** Names that a shell which expands them would not leave as they are. */
  private static final List<String> HOSTILE =
      List.of(
          "$(touch PWNED).json",
          "`touch PWNED`.json",
          ";touch PWNED;.json",
          "${x:-$(touch PWNED)}.json",
          "'$(touch PWNED)'.json",
          "it's.json",
          "a  b.json",
          "q\"q.json",
          "b\\s.json",
          "*.json",
          "?[a-z].json");

  private static Path hostileFolder(Path parent) throws IOException {
    Path folder = Files.createDirectory(parent.resolve("hostile"));
    for (String name : HOSTILE) {
      Files.createFile(folder.resolve(name));
    }
    Files.createFile(folder.resolve("-jvm=evil.json"));
    Files.createFile(folder.resolve("x\n$(touch PWNED).json"));
    return folder;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "report ''",
        "verify ''",
        "''",
        "-jvm = ''",
        "-classpath = a.jar : ''",
        "check hostile = ''",
        "compare -out ''"
      })
  void namesOfFilesAreNotExpanded(String words, @TempDir Path parent) throws Exception {
    assumeTrue(Files.isExecutable(BASH), "bash is not here");
    Path folder = hostileFolder(parent);
    String program =
        """
        cd %s; source %s
        COMP_LINE="serbench"
        COMP_WORDS=(serbench %s)
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _serbench 2> /dev/null
        for each in "${COMPREPLY[@]}"; do printf '%%s\\n' "$each"; done
        """
            .formatted(folder, script(), words);
    List<String> expected = new ArrayList<>(HOSTILE);
    expected.addAll(List.of("./-jvm=evil.json", "x"));
    assertThat(printed(BASH.toString(), "-c", program).lines()).containsAll(expected);
    assertThat(folder.resolve("PWNED")).doesNotExist();
  }

  @Test
  void namesOfFilesAreNotExpandedInZsh(@TempDir Path parent) throws Exception {
    Path zsh = Path.of("/usr/bin/zsh");
    assumeTrue(Files.isExecutable(zsh), "zsh is not here");
    Path folder = hostileFolder(parent);
    Path script =
        Files.writeString(directory.resolve("c.zsh"), CliRun.of("completion", "zsh").out());
    Path setUp =
        Files.writeString(
            directory.resolve("set-up"), ZSH_SET_UP.formatted(script) + "cd " + folder + "\n");
    for (String words : List.of("report ", "-jvm=", "verify ")) {
      String screen =
          printed(zsh.toString(), "-f", "-c", ZSH, "zsh", setUp.toString(), "serbench " + words);
      assertThat(screen).contains("<END>").contains("it").doesNotContain("-jvm=evil");
      assertThat(folder.resolve("PWNED")).doesNotExist();
    }
  }

  private static final String LINES =
      """
      ver                   | verify
      -incl                 | -include
      -include=kryo-        | -include=kryo-auto-flat -include=kryo-flat
      -include=fst,kryo-    | -include=fst,kryo-auto-flat -include=fst,kryo-flat
      -include kryo-f       | kryo-flat
      show f                | fst
      show media.a          | media.ascii
      export media.a        | media.ascii
      list da               | data
      help li               | list
      list -lo              | -long
      report po             | pom.xml
      -out=pom              | -out=pom.xml
      -sort=s               | -sort=ser -sort=size
      -feature=NULLS+CY     | -feature=NULLS+CYCLES
      -forks=po             | ''
      completion z          | zsh
      """;

  /** An interactive zsh, whose compadd also says what it offers. */
  private static final String ZSH =
      """
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z "source $1; print READY"
      zpty -r z text '*READY*READY*'
      zpty -n -w z "$2"$'\\t'$'\\x18'
      while zpty -r z part; do
        print -rn -- "$part"
        [[ $part == *'<END>'* ]] && break
      done
      zpty -d z
      """;

  private static final String ZSH_SET_UP =
      """
      PS1=
      autoload -Uz compinit
      compinit -D -u
      source %s
      compadd() {
        if [[ " $* " != *" -"[OAD]" "* ]]; then
          local -a hits
          builtin compadd -O hits "$@"
          (( $#hits )) && print -rl -- "<<$IPREFIX"${^hits}">>"
        fi
        builtin compadd "$@"
      }
      finish() { print -r "<END>"; exit }
      zle -N finish
      bindkey '^I' complete-word
      bindkey '^X' finish
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock = LINES + "--include=fst,kryo-f  | --include=fst,kryo-flat\n--incl | --include")
  void completesInZsh(String words, String expected) throws IOException, InterruptedException {
    Path zsh = Path.of("/usr/bin/zsh");
    assumeTrue(Files.isExecutable(zsh), "zsh is not here");
    Path script =
        Files.writeString(directory.resolve("c.zsh"), CliRun.of("completion", "zsh").out());
    Path setUp = Files.writeString(directory.resolve("set-up"), ZSH_SET_UP.formatted(script));
    String screen =
        printed(zsh.toString(), "-f", "-c", ZSH, "zsh", setUp.toString(), "serbench " + words);
    TreeSet<String> found = new TreeSet<>();
    Matcher offered = Pattern.compile("<<(.*?)>>").matcher(screen);
    while (offered.find()) {
      found.add(offered.group(1));
    }
    assertThat(String.join(" ", found)).as(screen).isEqualTo(expected);
  }

  @Test
  void refusesOtherShells() {
    assertThat(CliRun.of("completion", "zhs"))
        .isEqualTo(new CliRun(2, "", "serbench: no completion for 'zhs' (shells: bash, zsh)\n"));
    assertThat(CliRun.of("completion", "zsh", "bash").exit()).isEqualTo(2);
  }

  private static String printed(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(printed).isZero();
    return printed;
  }
}
