package io.serbench.protocol;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The line between parent and child: JSON lines over a socket of the loopback interface, because
 * libraries write to stdout and stderr what they like.
 *
 * <p>The child uses Jackson here, and to load data files, although Jackson is among the libraries
 * under test. That happens a handful of times before the first batch and once after the last, far
 * less often than the JIT needs to see a method before it profiles it.
 */
public final class Channel implements Closeable {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new Jdk8Module())
          .disable(JsonParser.Feature.AUTO_CLOSE_SOURCE)
          .build();

  private final Socket socket;
  private final BufferedReader in;
  private final BufferedWriter out;

  public Channel(Socket socket) throws IOException {
    this.socket = socket;
    this.in =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    this.out =
        new BufferedWriter(
            new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.UTF_8));
  }

  public void send(Message message) throws IOException {
    String line = MAPPER.writerFor(Message.class).writeValueAsString(message);
    synchronized (out) {
      out.write(line);
      out.write('\n');
      out.flush();
    }
  }

  /** The other side's next message; empty at the end. */
  public Optional<Message> receive() throws IOException {
    String line = in.readLine();
    return line == null ? Optional.empty() : Optional.of(MAPPER.readValue(line, Message.class));
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
