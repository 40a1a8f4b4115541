package io.serbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ArgumentsTest {
  @Test
  void takesEveryOptionOfEveryCommandInThreeSpellings() throws UsageException {
    for (String word : Commands.words()) {
      for (Option<?> option : Commands.named(word).orElseThrow().options()) {
        if (option.isBareable()) {
          takesValueOrNone(word, option);
        } else if (option.written().contains("=")) {
          takesValue(word, option);
        } else {
          for (String name : option.names()) {
            assertThat(value(option, word, name)).isEqualTo(Optional.of(true));
            assertThat(value(option, word, "-" + name)).isEqualTo(Optional.of(true));
          }
        }
      }
    }
  }

  private static void takesValue(String word, Option<?> option) throws UsageException {
    String name = option.name();
    String text = goodText(word, option);
    Optional<?> expected = value(option, word, name + "=" + text);
    assertThat(expected).as(name).isPresent();
    assertThat(value(option, word, "-" + name + "=" + text)).isEqualTo(expected);
    assertThat(value(option, word, name, text)).isEqualTo(expected);
    assertThat(value(option, word, "-" + name, text)).isEqualTo(expected);
  }

  /** What follows it is never its value. */
  private static void takesValueOrNone(String word, Option<?> option) throws UsageException {
    String name = option.name();
    String text = goodText(word, option);
    Optional<?> expected = value(option, word, name + "=" + text);
    assertThat(expected).as(name).isPresent();
    assertThat(value(option, word, "-" + name + "=" + text)).isEqualTo(expected);
    Optional<?> bare = value(option, word, name);
    assertThat(bare).as(name).isPresent().isNotEqualTo(expected);
    assertThat(value(option, word, "-" + name, text)).isEqualTo(bare);
    assertThat(value(option, word, name, text)).isEqualTo(bare);
  }

  /** A text that the option takes: one of its words, a number or name, or a folder. */
  private static String goodText(String word, Option<?> option) {
    String home = System.getProperty("java.home");
    List<String> texts = new ArrayList<>(List.of("1", home, "kryo=" + home, "x.svg", "1/2"));
    if (option.spec().completionCandidates() != null) {
      texts.add(option.spec().completionCandidates().iterator().next());
    }
    return texts.stream()
        .filter(text -> isTaken(word, option.name() + "=" + text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(option.name() + " takes none of " + texts));
  }

  private static boolean isTaken(String... arguments) {
    try {
      Arguments.parse(List.of(arguments));
      return true;
    } catch (UsageException e) {
      return false;
    }
  }

  @Test
  void leavesValuesAlone() throws UsageException {
    assertThat(run("-jvm-args=--add-opens=a/b=ALL-UNNAMED --out=x"))
        .extracting(ArgumentsTest::jvmArgs)
        .isEqualTo(List.of("--add-opens=a/b=ALL-UNNAMED", "--out=x"));
    assertThat(jvmArgs(run("-jvm-args", "--enable-preview")))
        .isEqualTo(List.of("--enable-preview"));
    assertThat(jvmArgs(run("-jvm-args", "-Xmx1g"))).isEqualTo(List.of("-Xmx1g"));
    assertThat(value(run("-out=${x},@y"), "-out")).hasToString("Optional[${x},@y]");
  }

  @Test
  void takesOperandsAnywhere() throws UsageException {
    Command command = run("a.b.json", "-quick", "@c.d.json", "--", "--out");
    assertThat(command.word()).isEqualTo("run");
    assertThat(command.operands().values())
        .map(Object::toString)
        .containsExactly("a.b.json", "@c.d.json", "--out");
  }

  @Test
  void findsTheCommand() throws UsageException {
    assertThat(run("list").word()).isEqualTo("list");
    assertThat(run().word()).isEqualTo("run");
    assertThat(run("run", "list").operands().values())
        .map(Object::toString)
        .containsExactly("list");
  }

  @Test
  void commandsAreNamedAsTheyCallThemselves() {
    for (String word : Commands.words()) {
      assertThat(Commands.named(word).orElseThrow().word()).isEqualTo(word);
    }
    assertThat(Commands.usual().isUsual()).isTrue();
  }

  private static Command run(String... arguments) throws UsageException {
    return Arguments.parse(List.of(arguments));
  }

  private static Object jvmArgs(Command command) {
    return value(command, "-jvm-args").orElseThrow();
  }

  private static Optional<?> value(Option<?> option, String... arguments) throws UsageException {
    return value(run(arguments), option.name());
  }

  private static Optional<?> value(Command command, String name) {
    return command.options().stream()
        .filter(option -> option.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }

  @Test
  void whatFollowsAnEqualsSignIsAValueWhateverItLooksLike() throws Exception {
    Command command = Arguments.parse(List.of("-jvm-args=-version", "-include=-quick"));
    assertThat(command.options().stream().filter(Option::given).map(Option::name))
        .contains("-jvm-args", "-include")
        .doesNotContain("-version", "-quick");
  }
}
