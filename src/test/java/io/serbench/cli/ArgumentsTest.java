package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {
  @Test
  void takesEveryOptionInThreeSpellings() throws UsageException {
    for (Option option : Command.RUN.options()) {
      String spelling = option.spelling();
      if (option.valueName().isPresent()) {
        // A suite brings options of its own.
        String value = option == Option.SUITE ? "user" : "1";
        Map<Option, String> expected = parse(spelling + "=" + value).options();
        assertThat(expected).containsEntry(option, value);
        assertThat(expected).hasSize(option == Option.SUITE ? 3 : 1);
        assertThat(parse("-" + spelling + "=" + value).options()).isEqualTo(expected);
        assertThat(parse(spelling, value).options()).isEqualTo(expected);
        assertThat(parse("-" + spelling, value).options()).isEqualTo(expected);
      } else {
        assertThat(parse(spelling).options()).isEqualTo(Map.of(option, ""));
        assertThat(parse("-" + spelling).options()).isEqualTo(Map.of(option, ""));
      }
    }
  }

  @Test
  void leavesValuesAlone() throws UsageException {
    assertThat(parse("-jvm-args=--add-opens=a/b=ALL-UNNAMED --out=x").value(Option.JVM_ARGS))
        .contains("--add-opens=a/b=ALL-UNNAMED --out=x");
    assertThat(parse("-jvm-args", "--enable-preview").value(Option.JVM_ARGS))
        .contains("--enable-preview");
    assertThat(parse("-jvm-args", "-Xmx1g").value(Option.JVM_ARGS)).contains("-Xmx1g");
    assertThat(Arguments.oneDash(List.of("--enable-preview", "--out=x", "--", "--out")))
        .containsExactly("--enable-preview", "-out=x", "--", "--out");
    assertThat(parse("-include=${x},@y").value(Option.INCLUDE)).contains("${x},@y");
  }

  @Test
  void takesOperandsAnywhere() throws UsageException {
    Invocation invocation = parse("a.b.json", "-quick", "@c.d.json", "--", "-e");
    assertThat(invocation.command()).isEqualTo(Command.RUN);
    assertThat(invocation.operands()).containsExactly("a.b.json", "@c.d.json", "-e");
  }

  @Test
  void findsTheCommand() throws UsageException {
    assertThat(parse("list").command()).isEqualTo(Command.LIST);
    assertThat(parse().command()).isEqualTo(Command.RUN);
    assertThat(parse("run", "list").operands()).containsExactly("list");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "list",
        "list -names",
        "list -include=a,b* -effort=zero -format= -structure=x=y -names",
        "list -exclude=a operand",
        "show a b/c d*",
        "show",
        "help",
        "help list",
        "list -help -names",
        "run a.b.json -quick -help",
        "verify -help -jvm-args=-Xmx1g",
      })
  void plainAndPicocliAgree(String line) throws UsageException {
    List<String> words = List.of(line.split(" ", -1));
    Command command = Command.find(words.get(0)).orElseThrow();
    List<String> rest = words.subList(1, words.size());
    assertThat(PlainArguments.parse(command, rest)).contains(PicocliArguments.parse(command, rest));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "list -names=x", "list -include", "list -include x", "list -names -names", "list -quick",
        "list --", "list -", "run -quick", "verify", "report x"
      })
  void leavesTheRestToPicocli(String line) {
    List<String> words = List.of(line.split(" ", -1));
    Command command = Command.find(words.get(0)).orElseThrow();
    assertThat(PlainArguments.parse(command, words.subList(1, words.size()))).isEmpty();
  }

  private static Invocation parse(String... arguments) throws UsageException {
    return Arguments.parse(List.of(arguments));
  }
}
