package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.serbench.Thorough;
import io.serbench.cli.FakeServices;
import io.serbench.cli.Mutations;
import io.serbench.cli.console.Terminal;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.Services;
import io.serbench.report.SyntheticRun;
import io.serbench.report.format.Formats;
import io.serbench.result.CellResult;
import io.serbench.result.Course.Ending;
import io.serbench.result.PartialFile;
import io.serbench.result.Runs;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Damaged files and command lines: whatever they are, there is no trace, no hang and no character
 * that a terminal obeys. {@code lab/fuzz.sh} takes longer over it, and other damage each time.
 */
@Thorough
class FuzzTest {
  private static final int COUNT = Integer.getInteger("serbench.fuzz.count", 300);
  private static final long SEED = Long.getLong("serbench.fuzz.seed", 1);
  private static final Duration HANG =
      Duration.ofSeconds(Integer.getInteger("serbench.fuzz.seconds", 60));

  private static final InputStream STANDARD_INPUT = System.in;

  @TempDir private Path directory;
  private final FakeServices fake = new FakeServices();
  private final Services real =
      new Services(Terminal.NONE, new PrintWriter(System.err, true, StandardCharsets.UTF_8));
  private final Mutations mutations = new Mutations(SEED);
  private String tried = "";

  /** A line that is just "-" reads data from there. */
  @BeforeEach
  void closeStandardInput() {
    System.setIn(InputStream.nullInputStream());
  }

  @AfterEach
  void say() {
    System.setIn(STANDARD_INPUT);
    System.out.println("fuzz: " + COUNT + " of each, -Dserbench.fuzz.seed=" + SEED);
  }

  /** What a command line ends with, which no damage may change. */
  private void run(Services services, String... arguments) {
    tried = String.join(" ", arguments);
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exit =
        assertTimeoutPreemptively(
            HANG,
            () -> execute(services, new PrintWriter(out), new PrintWriter(err), arguments),
            this::about);
    assertThat(exit).as(this::about).isBetween(0, 2);
    assertThat(out.toString() + err).as(this::about).matches(FuzzTest::isSafe);
    if (exit == 2) {
      assertThat(err.toString()).as(this::about).startsWith("serbench: ").hasSizeLessThan(9000);
    }
    assertThat(err.toString()).as(this::about).doesNotContain("\tat ", "Exception in");
  }

  private int execute(Services services, PrintWriter out, PrintWriter err, String... arguments) {
    try {
      return Cli.execute(arguments, out, err, services);
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError(about(), e);
    }
  }

  private String about() {
    return "seed " + SEED + ": " + tried;
  }

  private static boolean isSafe(String text) {
    return text.codePoints().allMatch(FuzzTest::isSafe);
  }

  private static boolean isSafe(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL -> point == '\n' || point == '\t';
      case Character.FORMAT, Character.SURROGATE -> false;
      default -> true;
    };
  }

  @Test
  void damagedResultFiles() throws Exception {
    Path whole = directory.resolve("whole.json");
    List<String> texts = new ArrayList<>();
    for (var run :
        List.of(SyntheticRun.complete(), SyntheticRun.witnessed(), SyntheticRun.hostile())) {
      Runs.write(run, whole);
      texts.add(Files.readString(whole));
    }
    List<CellResult> rows = SyntheticRun.complete().cells();
    new PartialFile(whole, run -> Map.of())
        .write(Runs.run(Ending.RUNNING, Runs.settings(3), List.of(), rows));
    texts.add(Files.readString(directory.resolve("whole.json.partial")));
    Path damaged = directory.resolve("damaged.json");
    for (int i = 0; i < COUNT; i++) {
      Files.write(damaged, mutations.of(mutations.oneOf(texts)));
      run(real, "report", damaged.toString(), "-as=" + mutations.oneOf(Formats.names(Formats.ALL)));
    }
  }

  @Test
  void damagedDataFiles() throws Exception {
    List<String> texts = new ArrayList<>();
    for (String name : List.of("media.1", "media.2", "media.3")) {
      try (InputStream in = FuzzTest.class.getResourceAsStream("/data/" + name + ".json")) {
        texts.add(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    Path damaged = directory.resolve("media.damaged.json");
    for (int i = 0; i < COUNT; i++) {
      Files.write(damaged, mutations.of(mutations.oneOf(texts)));
      run(fake, damaged.toString(), "-include=fst", "-out=" + directory.resolve("r.json"));
    }
  }

  @Test
  void damagedCommandLines() {
    List<String> words = new ArrayList<>(Commands.names());
    for (String word : Commands.names()) {
      List<OptionSpec> options = Commands.options(word);
      options.forEach(option -> words.add(Options.written(option)));
      options.forEach(option -> words.add(option.longestName()));
    }
    words.addAll(
        List.of("--", "-", "=", "@x", "", " ", "kryo", "x.json", "-include=", "-x=\u001b"));
    for (int i = 0; i < COUNT; i++) {
      List<String> line = new ArrayList<>();
      for (int word = mutations.below(5); word >= 0; word--) {
        String next = mutations.oneOf(words);
        int equals = next.indexOf('=');
        line.add(
            equals > 0 && mutations.below(2) == 0
                ? next.substring(0, equals + 1) + mutations.nasty()
                : next);
      }
      line.removeIf(word -> word.startsWith("-out") || word.startsWith("-report"));
      run(fake, line.toArray(String[]::new));
    }
  }
}
