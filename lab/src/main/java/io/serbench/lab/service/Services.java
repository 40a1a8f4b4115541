package io.serbench.lab.service;

import io.serbench.catalog.Catalog;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Runs a program with each row in its own JVM, and acts as the clients. The JVMs take turns, as
 * forks of serbench do, so that what else the machine does meets all rows alike. Rounds repeat this
 * with new JVMs.
 */
public final class Services implements AutoCloseable {
  private static final String COLUMNS =
      "program,row,calls,cpu,clock,ser_median,ser_midmean,ser_mean,deser_median,deser_midmean,deser_mean";

  /** Short beside what a neighbour takes, and long beside what caches need to fill again. */
  private static final long TURN_MILLIS = 250;

  private final Path messages = Files.createTempFile("messages", ".bin");
  private final Process process;
  private final BufferedReader out;
  private final BufferedWriter in;

  private Services(String program, String row, String[] args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        Catalog.load().find(row).orElseThrow().flags().forJdk(Runtime.version().feature()));
    command.addAll(
        List.of(
            "-Xms2g",
            "-Xmx2g",
            "-XX:+UseParallelGC",
            "-Dsun.net.httpserver.nodelay=true",
            "-cp",
            System.getProperty("java.class.path"),
            Service.class.getName(),
            program,
            row,
            messages.toString()));
    if (args.length > 5) {
      command.add(args[5]);
    }
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    out = process.inputReader();
    in = process.outputWriter();
    int port = Integer.parseInt(line("port ").substring("port ".length()));
    int connections = Program.valueOf(program.toUpperCase(Locale.ROOT)).connections();
    if (connections > 0) {
      Clients.start(connections, port, Clients.requests(messages));
    }
  }

  /**
   * Prints a line of CSV for each JVM. Times are in nanoseconds.
   *
   * @param args the programs and the rows, each a list separated by commas; the number of rounds;
   *     seconds to warm up, for each row; seconds to watch; and the address of Kafka's broker, if
   *     there is one
   */
  public static void main(String[] args) throws Exception {
    PrintStream out = System.out;
    out.println(COLUMNS);
    for (int round = 0; round < Integer.parseInt(args[2]); round++) {
      for (String program : args[0].split(",", -1)) {
        List<Services> all = new ArrayList<>();
        try {
          for (String row : args[1].split(",", -1)) {
            all.add(new Services(program, row, args));
          }
          // All at once, since a single program leaves the cores idle half of the time.
          Thread.sleep(1000L * Integer.parseInt(args[3]) * all.size());
          for (Services each : all) {
            each.begin();
          }
          takeTurns(all, Integer.parseInt(args[4]), new Random(round));
          for (Services each : all) {
            out.println(each.end(program));
          }
        } finally {
          for (Services each : all) {
            each.close();
          }
        }
      }
    }
  }

  private void begin() throws Exception {
    say("begin");
    signal("STOP");
  }

  private static void takeTurns(List<Services> all, int seconds, Random random) throws Exception {
    List<Services> order = new ArrayList<>(all);
    for (long turn = 0; turn < seconds * 1000L / TURN_MILLIS; turn++) {
      Collections.shuffle(order, random);
      for (Services each : order) {
        each.signal("CONT");
        Thread.sleep(TURN_MILLIS);
        each.signal("STOP");
      }
    }
  }

  private String end(String program) throws Exception {
    say("end");
    signal("CONT");
    return line(program + ",");
  }

  private void say(String command) throws IOException {
    in.write(command + "\n");
    in.flush();
  }

  private String line(String start) throws IOException {
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(start)) {
        return line;
      }
    }
    throw new IOException("a program ended without a result");
  }

  /** Stops the JVM with all its threads, or lets it continue. */
  private void signal(String name) throws Exception {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    Files.deleteIfExists(messages);
  }
}
