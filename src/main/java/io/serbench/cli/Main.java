package io.serbench.cli;

import io.serbench.cli.command.Cli;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.Terminal;
import io.serbench.cli.work.Services;
import io.serbench.process.JvmChoice;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The command line's entry point, and the only place that ends the JVM. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    // Numbers and names must look the same everywhere, whatever the user's language.
    Locale.setDefault(Locale.ROOT);
    // The home of a user without a name is "?", and JNA would create a folder of that name here.
    if (!new File(System.getProperty("user.home")).isAbsolute()) {
      System.setProperty("jna.tmpdir", System.getProperty("java.io.tmpdir"));
    }
    // Picocli would load converters of types that no option has, which is slow.
    System.setProperty("picocli.converters.excludes", "java.(sql|time|nio).*");
    Terminal terminal = Terminal.detect(System.getenv());
    Charset charset = terminal.charset();
    StandardOutput output = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    PrintWriter out = writer(output, charset);
    PrintWriter err = writer(new FileOutputStream(FileDescriptor.err), charset);
    Optional<String> refusal =
        refusal(System.getProperty("user.dir"), System.getProperty("java.class.path"));
    if (refusal.isPresent()) {
      err.println("serbench: " + refusal.get());
      err.flush();
      System.exit(ExitCode.USAGE.code());
    }
    int exit = Cli.execute(args, out, err, new Services(terminal, err));
    System.exit(output.exit(exit, err));
  }

  /** Returns why serbench cannot run in a place; empty if it can. */
  static Optional<String> refusal(String workingFolder, String jar) {
    // It does not seem to exist if its name has characters that the locale lacks: the JDK would
    // write relative files into a folder named "t??st".
    if (!new File(workingFolder).isDirectory()) {
      return Optional.of(
          "the name of this folder has characters that the locale lacks; set LC_ALL=C.UTF-8, or"
              + " run serbench in another folder");
    }
    List<String> lacking = JvmChoice.lacking();
    if (!lacking.isEmpty()) {
      return Optional.of(
          "this Java lacks the modules " + String.join(", ", lacking) + "; use a whole JDK");
    }
    // That is how the JDK separates a jar from what is in it, so it finds nothing there.
    return jar.contains("!/") || jar.contains("!\\")
        ? Optional.of(jar + " is in a folder whose name ends with '!'; move it to another")
        : Optional.empty();
  }

  private static PrintWriter writer(OutputStream stream, Charset charset) {
    return new PrintWriter(new OutputStreamWriter(stream, charset));
  }

  /** Standard output that remembers its first error, which a {@link PrintWriter} hides. */
  static final class StandardOutput extends FilterOutputStream {
    /**
     * Messages that mean that the reader has left, as {@code head} does when it has seen enough.
     * That is no error. The last two are those of Windows.
     */
    private static final Set<String> READER_LEFT =
        Set.of("Broken pipe", "The pipe is being closed", "The pipe has been ended");

    private Optional<IOException> problem = Optional.empty();

    StandardOutput(OutputStream stream) {
      super(stream);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      try {
        out.write(bytes, from, length);
      } catch (IOException e) {
        problem = Optional.of(problem.orElse(e));
        throw e;
      }
    }

    /** Returns the exit code of a command that ended with {@code exit}, or that of lost output. */
    int exit(int exit, PrintWriter err) {
      if (problem.isEmpty() || READER_LEFT.contains(String.valueOf(problem.get().getMessage()))) {
        return exit;
      }
      err.println("serbench: standard output cannot be written: " + problem.get().getMessage());
      err.flush();
      return exit == ExitCode.OK.code() ? ExitCode.FAILED_ROWS.code() : exit;
    }
  }
}
