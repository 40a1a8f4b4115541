package io.serbench.lab.service;

import io.serbench.catalog.Catalog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Runs each program with each row in its own JVM, and acts as the clients. The rounds are repeated,
 * so that the JVMs of a row are minutes apart.
 */
public final class Services {
  private static final String COLUMNS =
      "program,row,calls,cpu,clock,ser_median,ser_midmean,ser_mean,deser_median,deser_midmean,deser_mean";

  private Services() {}

  /**
   * Prints a line of CSV for each JVM. Times are in nanoseconds.
   *
   * @param args the programs and the rows, each a list separated by commas; the number of rounds;
   *     seconds to warm up; seconds to watch; and the address of Kafka's broker, if there is one
   */
  public static void main(String[] args) throws Exception {
    PrintStream out = System.out;
    out.println(COLUMNS);
    for (int round = 0; round < Integer.parseInt(args[2]); round++) {
      for (String row : args[1].split(",", -1)) {
        for (String program : args[0].split(",", -1)) {
          out.println(run(program, row, args));
        }
      }
    }
  }

  private static String run(String program, String row, String[] args) throws Exception {
    Path messages = Files.createTempFile("messages", ".bin");
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
            args[3],
            args[4],
            messages.toString()));
    if (args.length > 5) {
      command.add(args[5]);
    }
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      int connections = Program.valueOf(program.toUpperCase(Locale.ROOT)).connections();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("port ") && connections > 0) {
          int port = Integer.parseInt(line.substring("port ".length()));
          Clients.start(connections, port, Clients.requests(messages));
        } else if (line.startsWith(program + ",")) {
          return line;
        }
      }
    } finally {
      process.destroyForcibly();
      Files.delete(messages);
    }
    throw new IOException(program + " with " + row + " ended without a result");
  }
}
