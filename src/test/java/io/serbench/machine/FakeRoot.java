package io.serbench.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;

/** A file system with those files of {@code /proc} and {@code /sys} that a test needs. */
record FakeRoot(Path path) {
  static final Instant NOW = Instant.parse("2026-11-21T09:36:56Z");

  FakeRoot with(String file, String content) {
    try {
      Path target = path.resolve(file);
      Files.createDirectories(target.getParent());
      Files.writeString(target, content + "\n");
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  MachineState state() {
    return new MachineState.Probe(InstantSource.fixed(NOW), () -> -1, path).get();
  }
}
