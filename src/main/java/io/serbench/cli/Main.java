package io.serbench.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Locale;

/** The command line's entry point, and the only place that ends the JVM. */
public final class Main {
  private Main() {}

  /**
   * Does what the arguments say, and exits with 0, 1 (some row failed), 2 (wrong usage) or what a
   * command says beside these.
   */
  public static void main(String[] args) {
    // Numbers and names must look the same everywhere, whatever the user's language.
    Locale.setDefault(Locale.ROOT);
    Terminal terminal = Terminal.detect(System.getenv());
    Charset charset = terminal.charset();
    PrintWriter out = writer(FileDescriptor.out, charset);
    PrintWriter err = writer(FileDescriptor.err, charset);
    System.exit(Cli.execute(args, out, err, Services.standard(terminal, err)));
  }

  /** Buffered; flushed at the end of a command and wherever someone waits for a line. */
  private static PrintWriter writer(FileDescriptor descriptor, Charset charset) {
    return new PrintWriter(new OutputStreamWriter(new FileOutputStream(descriptor), charset));
  }
}
