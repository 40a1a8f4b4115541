package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.CliRun;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.Options;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

class CliTest {
  /** Made once: each parse begins anew. */
  private final CommandLine all = Cli.all(CliRun.context());

  @Test
  void takesEveryOptionOfEveryCommandInThreeSpellings() throws UsageException {
    for (String word : Commands.names()) {
      for (OptionSpec option : Commands.options(word)) {
        if (option.usageHelp() || option.versionHelp()) {
          continue;
        }
        if (option.arity().max() == 0) {
          assertThat(value(option, line(word, option.longestName()))).isEqualTo(true);
          assertThat(value(option, line(word, "-" + option.longestName()))).isEqualTo(true);
        } else {
          takesValue(word, option);
        }
      }
    }
  }

  @Test
  void takesOptionsForHelpInEachSpelling() {
    for (String word : Commands.names()) {
      CliRun help = CliRun.of(Commands.line(word, "-h"));
      assertThat(help.out()).startsWith("Usage: ");
      for (String name : List.of("--h", "-help", "--help")) {
        assertThat(CliRun.of(Commands.line(word, name))).isEqualTo(help);
      }
    }
    assertThat(CliRun.of("--version")).isEqualTo(CliRun.of("-version"));
    assertThat(CliRun.of("noise", "-version")).isEqualTo(CliRun.of("-version"));
  }

  private void takesValue(String word, OptionSpec option) throws UsageException {
    String name = option.longestName();
    String text = goodText(word, option);
    Object expected = value(option, line(word, name + "=" + text));
    assertThat(expected).as(name).isNotNull();
    assertThat(value(option, line(word, "-" + name + "=" + text))).isEqualTo(expected);
    Object beforeText = expected;
    if (option.arity().min() == 0) {
      // What follows it is never its value.
      beforeText = value(option, line(word, name));
      assertThat(beforeText).as(name).isNotNull().isNotEqualTo(expected);
    }
    assertThat(value(option, line(word, name, text))).isEqualTo(beforeText);
    assertThat(value(option, line(word, "-" + name, text))).isEqualTo(beforeText);
  }

  /** A text that the option takes: one of its words, a number or name, or a folder. */
  private String goodText(String word, OptionSpec option) {
    String home = System.getProperty("java.home");
    List<String> texts =
        new ArrayList<>(List.of("1", "1000", home, "kryo=" + home, "x.svg", "1/2"));
    texts.add("x.txt");
    if (!Options.words(option).isEmpty()) {
      texts.add(Options.words(option).get(0));
    }
    return texts.stream()
        .filter(text -> isTaken(line(word, option.longestName() + "=" + text)))
        .findFirst()
        .orElseThrow(() -> new AssertionError(option.longestName() + " takes none of " + texts));
  }

  private boolean isTaken(String... arguments) {
    try {
      Cli.parsed(all, List.of(arguments));
      return true;
    } catch (UsageException e) {
      return false;
    }
  }

  /** Returns a command line, with an operand if the command needs one. */
  private static String[] line(String word, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    if (Commands.spec(word).positionalParameters().stream().anyMatch(any -> any.required())) {
      all.add("x");
    }
    return Commands.line(word, all.toArray(String[]::new));
  }

  @Test
  void leavesValuesAlone() throws UsageException {
    assertThat(value("-jvm-args", "-jvm-args=--add-opens=a/b=ALL-UNNAMED --out=x"))
        .hasToString("Optional[[--add-opens=a/b=ALL-UNNAMED, --out=x]]");
    assertThat(value("-jvm-args", "-jvm-args", "--enable-preview"))
        .hasToString("Optional[[--enable-preview]]");
    assertThat(value("-jvm-args", "-jvm-args", "-Xmx1g")).hasToString("Optional[[-Xmx1g]]");
    assertThat(value("-out", "-out=${x},@y")).hasToString("Optional[${x},@y]");
  }

  @Test
  void takesOperandsAnywhere() throws UsageException {
    Subcommand command = CliRun.parsed("a.b.json", "-quick", "@c.d.json", "--", "--out");
    assertThat(command.spec().name()).isEqualTo("run");
    assertThat(operands(command)).hasToString("[a.b.json, @c.d.json, --out]");
  }

  @Test
  void findsTheCommand() throws UsageException {
    assertThat(CliRun.parsed("list").spec().name()).isEqualTo("list");
    assertThat(CliRun.parsed().spec().name()).isEqualTo("run");
    assertThat(operands(CliRun.parsed("run", "list"))).hasToString("[list]");
  }

  @Test
  void whatFollowsAnEqualsSignIsAValueWhateverItLooksLike() throws UsageException {
    Subcommand command = CliRun.parsed("-jvm-args=-version", "-include=-quick");
    assertThat(command.spec().options().stream().filter(Options::isGiven).map(Options::name))
        .contains("-jvm-args", "-include")
        .doesNotContain("-version", "-quick");
  }

  private static Object operands(Subcommand command) {
    return command.spec().positionalParameters().get(0).getValue();
  }

  private Object value(OptionSpec option, String... arguments) throws UsageException {
    return value(option.longestName(), arguments);
  }

  private Object value(String name, String... arguments) throws UsageException {
    return Cli.parsed(all, List.of(arguments)).spec().findOption(name).getValue();
  }
}
