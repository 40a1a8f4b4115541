package io.serbench.process;

import java.io.InputStream;
import java.io.OutputStream;

/** A process that lives until it is told to die. */
final class FakeProcess extends Process {
  private volatile boolean alive = true;

  @Override
  public boolean isAlive() {
    return alive;
  }

  @Override
  public void destroy() {
    alive = false;
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
    if (alive) {
      throw new IllegalThreadStateException("alive");
    }
    return 0;
  }
}
