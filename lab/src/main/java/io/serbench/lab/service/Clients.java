package io.serbench.lab.service;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Sends requests over persistent connections, on each of them one after another. */
final class Clients {
  private static final String LENGTH = "content-length: ";

  private Clients() {}

  /** Reads the messages that a service wrote, and returns requests with them in random order. */
  static List<byte[]> requests(Path file) throws IOException {
    List<byte[]> requests = new ArrayList<>();
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      for (int endpoint = in.read(); endpoint >= 0; endpoint = in.read()) {
        byte[] message = new byte[in.readInt()];
        in.readFully(message);
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.write(
            "POST /%d HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
                .formatted(endpoint, message.length)
                .getBytes(StandardCharsets.US_ASCII));
        request.write(message);
        requests.add(request.toByteArray());
      }
    }
    Collections.shuffle(requests, new Random(1));
    return requests;
  }

  /**
   * Starts a thread for each connection, which sends requests until the service ends.
   *
   * @param connections the number of connections
   */
  static void start(int connections, int port, List<byte[]> requests) {
    for (int i = 0; i < connections; i++) {
      int first = i;
      Thread thread =
          new Thread(
              () -> {
                try {
                  send(port, requests, first);
                } catch (IOException e) {
                  // The service has ended.
                }
              });
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static void send(int port, List<byte[]> requests, int first) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setTcpNoDelay(true);
      InputStream in = new BufferedInputStream(socket.getInputStream());
      for (int i = first; ; i++) {
        socket.getOutputStream().write(requests.get(i % requests.size()));
        skipAnswer(in);
      }
    }
  }

  private static void skipAnswer(InputStream in) throws IOException {
    int length = 0;
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      if (line.startsWith(LENGTH)) {
        length = Integer.parseInt(line.substring(LENGTH.length()));
      }
    }
    in.skipNBytes(length);
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new EOFException();
      }
      if (c != '\r') {
        line.append((char) (c >= 'A' && c <= 'Z' ? c + 32 : c));
      }
    }
    return line.toString();
  }
}
