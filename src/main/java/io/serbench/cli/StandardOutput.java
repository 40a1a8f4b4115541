package io.serbench.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.Optional;

/** Standard output, which remembers what its writers do not hear of: that a disk is full. */
final class StandardOutput extends OutputStream {
  /** Who reads only the beginning, as {@code head} does, has what he wants. */
  private static final String READER_LEFT = "Broken pipe";

  private final OutputStream stream;
  private Optional<IOException> problem = Optional.empty();

  StandardOutput(OutputStream stream) {
    this.stream = stream;
  }

  /** That of this process. */
  static StandardOutput ofThisProcess() {
    return new StandardOutput(new FileOutputStream(FileDescriptor.out));
  }

  @Override
  public void write(int octet) throws IOException {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      stream.write(bytes, from, length);
    } catch (IOException e) {
      problem = Optional.of(problem.orElse(e));
      throw e;
    }
  }

  /** The exit code where a command's own is this: an answer that is lost is no success. */
  int exit(int exit, PrintWriter err) {
    if (problem.isEmpty() || READER_LEFT.equals(problem.get().getMessage())) {
      return exit;
    }
    err.println("serbench: standard output cannot be written: " + problem.get().getMessage());
    err.flush();
    return exit == ExitCode.OK.code() ? ExitCode.FAILED_ROWS.code() : exit;
  }
}
