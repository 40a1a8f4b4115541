package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Options;
import io.serbench.cli.option.RowOptions;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Commands within commands, of which serbench's own are not told apart. */
class GroupTest {
  @Command(
      name = "serbench",
      description = "does what it says",
      subcommands = {
        Weigh.class,
        Probe.class,
        Price.class,
        CompletionCommand.class,
        HelpCommand.class
      })
  static final class All extends Group {
    All() {
      super("weigh");
    }
  }

  @Command(
      name = "probe",
      aliases = "try",
      description = "probes rows",
      subcommands = {Shape.class, Depth.class})
  static final class Probe extends Group {
    Probe() {
      super("shape");
    }
  }

  @Command(
      name = "price",
      description = "says what rows cost",
      subcommands = {Depth.class, Weigh.class})
  static final class Price extends Group {}

  @Command(name = "shape", description = "probes the shape")
  static final class Shape extends Leaf {}

  @Command(name = "depth", description = "probes the depth")
  static final class Depth extends Leaf {}

  @Command(name = "weigh", description = "weighs rows")
  static final class Weigh extends Leaf {}

  /** Says what it was given. */
  private abstract static class Leaf extends Subcommand {
    @Parameters(paramLabel = "FILE")
    private List<Path> files = List.of();

    @Mixin private RowOptions rows;

    @Option(names = "-keep", paramLabel = "FOLDER", description = "where to keep it")
    private Optional<Path> keep = Optional.empty();

    @Override
    final ExitCode execute() throws UsageException {
      for (Path file : files) {
        Group.refuseMisplaced(file, spec().parent());
      }
      context()
          .console()
          .line(
              Options.path(spec())
                  + " "
                  + rows.given()
                  + " "
                  + files
                  + keep.map(Path::toString).orElse(""));
      return ExitCode.OK;
    }
  }

  private static CliRun run(String line) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] arguments = line.isEmpty() ? new String[0] : line.split(" ", -1);
    int exit =
        Cli.execute(
            All.class, arguments, new PrintWriter(out), new PrintWriter(err), new FakeServices());
    return new CliRun(exit, out.toString(), err.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                             | weigh [] []
          a.json --include=fst           | weigh [-include] [a.json]
          probe                          | probe shape [] []
          probe -include=fst a.json      | probe shape [-include] [a.json]
          probe depth --include fst      | probe depth [-include] []
          try depth a.json               | probe depth [] [a.json]
          price weigh -- -x.json         | price weigh [] [-x.json]
          probe depth -suite=fory-xlang  | probe depth [-include, -suite] []
          probe -suite=fory-xlang        | probe shape [-include, -suite] []
          """)
  void findsTheCommand(String line, String said) {
    assertThat(run(line)).isEqualTo(new CliRun(0, said + "\n", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          prob | 'prob' is no data file, such as media.mine.json; did you mean probe? (commands: weigh, probe, price, completion, help); the command comes first, and lists have no spaces
          probe dept | 'dept' is no data file, such as media.mine.json; did you mean depth? (commands: shape, depth); the command comes first, and lists have no spaces
          -include=fst probe | 'probe' is no data file, such as media.mine.json; did you mean probe? (commands: weigh, probe, price, completion, help); the command comes first, and lists have no spaces
          probe -include=fst depth | 'depth' is no data file, such as media.mine.json; did you mean depth? (commands: shape, depth); the command comes first, and lists have no spaces
          probe depth price | 'price' is no data file, such as media.mine.json (commands: shape, depth); the command comes first, and lists have no spaces
          price | price needs one of its commands: depth or weigh ('serbench help price' explains them)
          price wiegh | no command is named 'price wiegh'; did you mean weigh? (commands: depth, weigh)
          price -include=fst | unknown option -include ('serbench help price' lists the options)
          probe -inclde=fst | unknown option -inclde; did you mean -include? ('serbench help probe shape' lists the options)
          try depth -include | -include needs a value: -include=NAMES ('serbench help probe depth' lists the options)
          probe depth -include=fst, kryo | 'kryo' is no data file, such as media.mine.json (commands: shape, depth); the command comes first, and lists have no spaces
          help probe deth | no command is named 'probe deth'; did you mean depth? (commands: shape, depth)
          help probe depth x | no command is named 'probe depth x'
          """)
  void saysWhatIsWrong(String line, String message) {
    assertThat(run(line)).isEqualTo(new CliRun(2, "", "serbench: " + message + "\n"));
  }

  @Test
  void explainsCommandsAndGroups() {
    assertThat(run("-help")).isEqualTo(run("help"));
    assertThat(run("-help").out())
        .startsWith("Usage: serbench [OPTIONS] [COMMAND]\nDoes what it says.\n")
        .contains("\n  weigh       weighs rows\n  probe, try  probes rows\n")
        .contains("\n  -include=NAMES ")
        .contains("\nSeldom needed options: 'serbench help weigh'\n");
    assertThat(run("probe -include=fst --help")).isEqualTo(run("help try"));
    assertThat(run("help probe").out())
        .startsWith("Usage: serbench probe [OPTIONS] [COMMAND]\nProbes rows.\n")
        .contains("\n  shape  probes the shape\n  depth  probes the depth\n")
        .contains("\n  -include=NAMES ")
        .contains("\nSeldom needed options: 'serbench help probe shape'\n");
    assertThat(run("try depth -h")).isEqualTo(run("help probe depth"));
    assertThat(run("help probe depth").out())
        .startsWith("Usage: serbench probe depth [OPTIONS] [FILE...]\nProbes the depth.\n")
        .contains("\n  -licence=NAMES ")
        .doesNotContain("-help", "Commands");
    assertThat(run("price -h")).isEqualTo(run("help price"));
    assertThat(run("help price").out()).contains("\n  depth  probes the depth\n");
  }

  @Test
  void areOnTheManualPage() {
    assertThat(run("help -man").out())
        .contains(".B \"probe depth\"\nprobes the depth\n")
        .contains(".SH \"SERBENCH PROBE DEPTH\"\nserbench probe depth [OPTIONS] [FILE...]\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          pro              | probe
          probe de         | depth
          try de           | depth
          probe -incl      | -include
          probe depth -lice | -licence -license
          price -incl      | ''
          price we         | weigh
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
