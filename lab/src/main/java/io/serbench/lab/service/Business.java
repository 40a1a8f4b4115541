package io.serbench.lab.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** What a service does besides decoding and encoding. */
@FunctionalInterface
interface Business {
  /** Does nothing. */
  Business NONE = (path, bytes) -> {};

  /**
   * Handles one message.
   *
   * @param path the path of the request
   * @param bytes the length of the message in bytes
   */
  void handle(String path, int bytes);

  /** Returns the business of a shop: five look-ups in a large table, and a line in a log. */
  static Business shop() throws IOException {
    int products = 1_500_000; // Some 300 MB with their names.
    Map<Integer, String> names = new HashMap<>();
    for (int i = 0; i < products; i++) {
      names.put(i, new UUID(i * 0x9E3779B97F4A7C15L, i).toString());
    }
    Path file = Files.createTempFile("service", ".log");
    file.toFile().deleteOnExit();
    Writer log = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
    int[] next = {1};
    return (path, bytes) -> {
      StringBuilder line = new StringBuilder("{\"path\":\"").append(path).append("\",\"bytes\":");
      line.append(bytes).append(",\"products\":[");
      synchronized (log) {
        for (int i = 0; i < 5; i++) {
          next[0] = Math.floorMod(next[0] * 1_103_515_245 + 12_345, products);
          line.append(i == 0 ? "\"" : ",\"").append(names.get(next[0])).append('"');
        }
        try {
          log.append(line).append("]}\n");
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    };
  }
}
