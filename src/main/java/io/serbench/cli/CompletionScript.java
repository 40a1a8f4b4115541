package io.serbench.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.AutoComplete;
import picocli.CommandLine;

/** The script that completes command lines in bash: picocli's, and what it does not complete. */
final class CompletionScript {
  private static final String PROGRAM = "serbench";

  private CompletionScript() {}

  static String text() {
    CommandLine all = new CommandLine(Arguments.spec(Commands.usual()).name(PROGRAM));
    for (String word : Commands.words()) {
      all.addSubcommand(word, new CommandLine(Arguments.spec(Commands.named(word).orElseThrow())));
    }
    return AutoComplete.bash(PROGRAM, all) + values();
  }

  private static String values() {
    try (InputStream in = CompletionScript.class.getResourceAsStream("completion-values.bash")) {
      if (in == null) {
        throw new IllegalStateException("completion-values.bash is not in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
