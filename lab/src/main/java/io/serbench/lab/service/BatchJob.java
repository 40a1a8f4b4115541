package io.serbench.lab.service;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A job that decodes a file of messages, each preceded by its length, and writes them to another
 * file, encoded again. It repeats this until the JVM ends.
 */
final class BatchJob implements Work {
  private static final int MESSAGES = 20_000;

  private final Threads threads;

  BatchJob(Threads threads) {
    this.threads = threads;
  }

  @Override
  public int start() throws Exception {
    Path from = Files.createTempFile("batch", ".in");
    Path to = Files.createTempFile("batch", ".out");
    from.toFile().deleteOnExit();
    to.toFile().deleteOnExit();
    Endpoint<?> endpoint = threads.endpoints().get(0);
    List<byte[]> messages = endpoint.messages();
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(from)))) {
      for (int i = 0; i < MESSAGES; i++) {
        byte[] message = messages.get(i % messages.size());
        out.writeInt(message.length);
        out.write(message);
      }
    }
    CallTimes times = threads.times();
    Service.daemon(
        () -> {
          while (true) {
            convert(endpoint, from, to, times);
          }
        });
    return 0;
  }

  private static void convert(Endpoint<?> endpoint, Path from, Path to, CallTimes times)
      throws Exception {
    try (DataInputStream in =
            new DataInputStream(new BufferedInputStream(Files.newInputStream(from), 1 << 16));
        DataOutputStream out =
            new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(to), 1 << 16))) {
      while (true) {
        byte[] message;
        try {
          message = new byte[in.readInt()];
        } catch (EOFException e) {
          return;
        }
        in.readFully(message);
        byte[] answer = endpoint.exchange(message, times);
        out.writeInt(answer.length);
        out.write(answer);
      }
    }
  }
}
