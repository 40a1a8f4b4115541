package io.serbench.process;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** A process that lives until it is told to die. */
final class FakeProcess extends Process {
  private final CompletableFuture<Process> exit = new CompletableFuture<>();

  @Override
  public boolean isAlive() {
    return !exit.isDone();
  }

  @Override
  public void destroy() {
    exit.complete(this);
  }

  @Override
  public Stream<ProcessHandle> descendants() {
    return Stream.empty();
  }

  @Override
  public CompletableFuture<Process> onExit() {
    return exit;
  }

  @Override
  public OutputStream getOutputStream() {
    return OutputStream.nullOutputStream();
  }

  @Override
  public InputStream getInputStream() {
    return InputStream.nullInputStream();
  }

  @Override
  public InputStream getErrorStream() {
    return InputStream.nullInputStream();
  }

  @Override
  public int waitFor() {
    return exitValue();
  }

  @Override
  public int exitValue() {
    if (isAlive()) {
      throw new IllegalThreadStateException("alive");
    }
    return 0;
  }
}
