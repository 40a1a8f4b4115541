package io.serbench.cli;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Locale;

/** The command line's entry point, and the only place that ends the JVM. */
public final class Main {
  private Main() {}

  /** Does what the arguments say, and exits with an {@link ExitCode}. */
  public static void main(String[] args) {
    // Numbers and names must look the same everywhere, whatever the user's language.
    Locale.setDefault(Locale.ROOT);
    // Of a user without a name the home is "?", and JNA would make a folder of that name here.
    if (!new File(System.getProperty("user.home")).isAbsolute()) {
      System.setProperty("jna.tmpdir", System.getProperty("java.io.tmpdir"));
    }
    Terminal terminal = Terminal.detect(System.getenv());
    Charset charset = terminal.charset();
    StandardOutput output = StandardOutput.ofThisProcess();
    PrintWriter out = writer(output, charset);
    PrintWriter err = writer(new FileOutputStream(FileDescriptor.err), charset);
    try {
      WorkingFolder.settle();
    } catch (UsageException e) {
      err.println("serbench: " + e.getMessage());
      err.flush();
      System.exit(ExitCode.USAGE.code());
    }
    int exit = Cli.execute(args, out, err, Services.standard(terminal, err));
    System.exit(output.exit(exit, err));
  }

  /** Buffered; flushed at the end of a command and wherever someone waits for a line. */
  private static PrintWriter writer(OutputStream stream, Charset charset) {
    return new PrintWriter(new OutputStreamWriter(stream, charset));
  }
}
