package io.serbench.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.cli.CliRun;
import io.serbench.cli.FakeServices;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.Terminal;
import io.serbench.cli.option.Options;
import io.serbench.result.Traffic;
import io.serbench.run.Method.Preset;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.OptionSpec;

class HelpTest {
  @ParameterizedTest
  @ValueSource(strings = {"-help", "--help", "help", "-quick -help", "-h"})
  void overviewIsAsOnFile(String line) throws IOException {
    CliRun run = CliRun.of(line.split(" ", -1));
    assertThat(run).isEqualTo(new CliRun(0, golden("help.txt"), ""));
    assertThat(run.out().lines()).hasSizeLessThanOrEqualTo(48);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"list -help", "help list", "list --help", "list -include=a -exclude=b -h"})
  void pageOfACommandIsAsOnFile(String line) throws IOException {
    assertThat(CliRun.of(line.split(" ", -1)))
        .isEqualTo(new CliRun(0, golden("help-list.txt"), ""));
  }

  @Test
  void pageOfACommandIsNotThatOfAll() {
    assertThat(CliRun.of("run", "-help")).isEqualTo(CliRun.of("help", "run"));
    assertThat(CliRun.of("run", "help")).isEqualTo(CliRun.of("help", "run"));
    assertThat(CliRun.of("check", "types", "help")).isEqualTo(CliRun.of("help", "check", "types"));
    assertThat(CliRun.of("help", "run")).isNotEqualTo(CliRun.of("help"));
  }

  static List<String> commands() {
    return Commands.names();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void fitsAPlainTerminal(String command) {
    String page = CliRun.of(Commands.line("help " + command)).out();
    assertThat(page.lines()).hasSizeLessThanOrEqualTo(60);
    assertThat(page.lines()).allMatch(line -> line.length() <= 79);
    assertThat(page.lines()).allMatch(line -> line.equals(line.stripTrailing()));
    assertThat(page.lines()).allMatch(line -> line.chars().allMatch(c -> c >= ' ' && c <= '~'));
    assertThat(page).contains("Exit codes: 0 ");
  }

  @Test
  void namesEveryTag() {
    String page = CliRun.of("help", "list").out();
    for (Enum<?>[] tags :
        new Enum<?>[][] {Effort.values(), Format.values(), Structure.values(), Feature.values()}) {
      assertThat(page).contains(Arrays.stream(tags).map(Enum::name).toList());
    }
  }

  @Test
  void explainsEveryOptionOnThePageOfItsOwner() {
    String first = CliRun.of("-help").out().replaceAll("\\s+", " ");
    for (String word : Commands.names()) {
      String page = CliRun.of(Commands.line("help " + word)).out().replaceAll("\\s+", " ");
      for (OptionSpec option : Commands.spec(word).options()) {
        assertThat(option.usageHelp() || option.versionHelp() ? first : page)
            .contains(
                " " + Options.written(option) + " " + Options.meaning(option, Commands.spec(word)));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"run, usage.md, 3", "choose, choosing.md, 1"})
  void saysTheDefaultsOfThePageInTheDocs(String command, String page, int least)
      throws IOException {
    List<String> docs = Files.readAllLines(Path.of("docs", page));
    Pattern number = Pattern.compile("default:? ([0-9]\\w*)");
    int compared = 0;
    for (OptionSpec option : Commands.spec(command).options()) {
      Matcher help = number.matcher(Options.meaning(option, Commands.spec(command)));
      for (String line : docs) {
        Matcher there = number.matcher(line);
        if (line.startsWith("| `" + option.names()[0] + "=") && help.find() && there.find()) {
          assertThat(there.group(1)).as(line).isEqualTo(help.group(1));
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThanOrEqualTo(least);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void saysTheExitCodesOfTheTableInTheDocs(String command) throws IOException {
    List<String> docs = Files.readAllLines(Path.of("docs", "usage.md"));
    String page = CliRun.of(Commands.line("help " + command)).out().replaceAll("\\s+", " ");
    Subcommand itself = (Subcommand) Commands.spec(command).userObject();
    for (ExitCode exit : itself.exitCodes()) {
      assertThat(page).contains(" " + exit.code() + " " + exit.meaning());
      assertThat(docs)
          .anyMatch(line -> line.startsWith("| " + exit.code() + " | " + exit.meaning()));
    }
  }

  @Test
  void saysTheDefaultsThatCount() {
    assertThat(CliRun.of("help", "run").out())
        .contains(
            "this certain; default: " + (int) (Preset.DEFAULT.stopping().precision() * 100) + "\n")
        .contains("default: " + Preset.DEFAULT.stopping().budget().toSeconds() + "s\n")
        .contains("to cycle through; default: " + Traffic.DEFAULT.distinct() + "; 1: ")
        .contains("to " + (int) (Preset.THOROUGH.stopping().precision() * 100) + " %, at most ")
        .contains(" " + Preset.THOROUGH.stopping().budget().toSeconds() + " s per row")
        .contains(
            "measures each phase; default: " + Math.round(Preset.DEFAULT.share().clean()) + "ms\n");
  }

  @Test
  void isAsWideAsTheTerminal() {
    FakeServices services = new FakeServices();
    services.columns = OptionalInt.of(50);
    assertThat(CliRun.of(services, "help", "list").out().lines())
        .filteredOn(line -> line.startsWith("  "))
        .allMatch(line -> line.length() <= 50);
    services.columns = OptionalInt.of(110);
    assertThat(CliRun.of(services, "help", "list").out())
        .contains(
            "LAZY_STRINGS                    deser leaves strings as bytes until they are read");
  }

  @Test
  void isBoldOnATerminalOnly() {
    FakeServices services = new FakeServices();
    services.terminal = new Terminal(true, false, true);
    assertThat(CliRun.of(services, "-help").out()).contains("\u001b[1mHow to measure:\u001b[");
    services.terminal = new Terminal(true, false, false);
    assertThat(CliRun.of(services, "-help").out()).doesNotContain("\u001b");
  }

  @Test
  void saysItsVersion() {
    assertThat(CliRun.of("-version")).isEqualTo(new CliRun(0, "serbench (unpacked)\n", ""));
  }

  @Test
  void saysWhichCommitItWasBuiltFrom() {
    Properties commit = new Properties();
    assertThat(RunCommand.VersionProvider.said(commit)).isEqualTo("unknown commit");
    commit.setProperty("git.commit.id", "a5fe739948080f40bd44f975165ac0a9dfcff0f8");
    commit.setProperty("git.commit.time", "2026-11-24");
    commit.setProperty("git.dirty", "false");
    assertThat(RunCommand.VersionProvider.said(commit))
        .isEqualTo("commit a5fe73994808 of 2026-11-24");
    commit.setProperty("git.dirty", "true");
    assertThat(RunCommand.VersionProvider.said(commit))
        .isEqualTo("commit a5fe73994808 of 2026-11-24, with changes");
  }

  private static String golden(String name) throws IOException {
    try (InputStream in = HelpTest.class.getResourceAsStream("/cli/" + name)) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
