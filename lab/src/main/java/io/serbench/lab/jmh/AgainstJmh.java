package io.serbench.lab.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.serbench.cli.command.Cli;
import io.serbench.lab.OwnRunner;
import io.serbench.result.ResultFile;
import io.serbench.result.ResultFile.ResultFileException;
import io.serbench.result.Run;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;

/**
 * Runs serbench and JMH in turn, and prints how far their times differ; see {@code
 * lab/against-jmh.sh}. serbench runs as it does from its command line.
 */
final class AgainstJmh {
  private static final int WRONG_USAGE = 2;

  private AgainstJmh() {}

  /** Runs the comparison, and exits with serbench's exit code. */
  public static void main(String[] args) throws IOException, ResultFileException {
    Locale.setDefault(Locale.ROOT);
    PrintWriter err = new PrintWriter(System.err, true, UTF_8);
    int exit;
    try {
      exit = run(Arguments.parse(List.of(args)), new PrintWriter(System.out, true, UTF_8), err);
    } catch (IllegalArgumentException e) {
      err.println("against-jmh: " + e.getMessage());
      exit = WRONG_USAGE;
    }
    System.exit(exit);
  }

  private static int run(Arguments arguments, PrintWriter out, PrintWriter err)
      throws IOException, ResultFileException {
    Folder folder = arguments.folder();
    int exit = arguments.reuse() ? 0 : measure(arguments, folder, err);
    if (exit == WRONG_USAGE) {
      return exit;
    }
    Run run = ResultFile.read(folder.serbench(), warning -> {});
    List<JmhFork> forks = JmhFile.read(folder.jmh());
    Comparison comparison = Comparison.of(run, forks);
    List<String> notes = Notes.of(run, forks, comparison, folder.jmhLog());
    out.print(ComparisonTable.text(comparison, notes));
    out.flush();
    if (arguments.markdown().isPresent()) {
      Files.writeString(
          arguments.markdown().get(), ComparisonTable.markdown(comparison, notes), UTF_8);
    }
    return exit;
  }

  private static int measure(Arguments arguments, Folder folder, PrintWriter err)
      throws IOException {
    Files.createDirectories(folder.path());
    JmhFile.write(List.of(), folder.jmh());
    try (PrintWriter tables = new PrintWriter(folder.tables().toFile(), UTF_8);
        PrintStream jmhLog = new PrintStream(folder.jmhLog().toFile(), UTF_8)) {
      OwnRunner services =
          new OwnRunner(
              err,
              serbench ->
                  new PairedRunner(serbench, jvm -> new JmhForks(jvm, jmhLog), folder.jmh(), err));
      return Cli.execute(arguments.serbench().toArray(String[]::new), tables, err, services);
    }
  }
}
