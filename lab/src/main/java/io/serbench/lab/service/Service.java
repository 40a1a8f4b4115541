package io.serbench.lab.service;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.DataOutputStream;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/** Runs one program with one row in this JVM, and prints the times of its calls. */
public final class Service {
  private Service() {}

  /** The work of a thread, which runs until the JVM ends. */
  @FunctionalInterface
  interface Endless {
    void run() throws Exception;
  }

  /** Starts a daemon thread. If the work throws an exception, the JVM ends with exit code 1. */
  static void daemon(Endless work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (Exception e) {
                e.printStackTrace();
                Runtime.getRuntime().halt(1);
              }
            });
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Prints {@code port N} when the program has started, and a line of CSV for {@link Services} at
   * the end. Calls count between the first line of the standard input and the second.
   *
   * @param args the program, the row, the file for the messages that clients send, and the address
   *     of Kafka's broker, if there is one
   */
  public static void main(String[] args) throws Exception {
    Program program = Program.valueOf(args[0].toUpperCase(Locale.ROOT));
    String row = args[1];
    Work.Threads threads = new Work.Threads(row, program);
    if (program.connections() > 0) {
      write(Path.of(args[2]), threads.endpoints());
    }
    Properties settings = new Properties();
    if (args.length > 3) {
      settings.setProperty("bootstrap.servers", args[3]);
    }
    System.out.println("port " + program.work(threads, settings).start());
    BufferedReader commands =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    commands.readLine();
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    threads.begin();
    long cpu = system.getProcessCpuTime();
    commands.readLine();
    cpu = system.getProcessCpuTime() - cpu;
    CallTimes.Summary summary = threads.summary();
    System.out.printf(
        Locale.ROOT,
        "%s,%s,%d,%.0f,%.1f,%s,%s%n",
        args[0],
        row,
        summary.calls(),
        (double) cpu / summary.calls(),
        summary.clock(),
        words(summary.ser()),
        words(summary.deser()));
    System.exit(0);
  }

  private static String words(CallTimes.Middle middle) {
    return String.format(
        Locale.ROOT, "%.1f,%.1f,%.1f", middle.median(), middle.midmean(), middle.mean());
  }

  private static void write(Path file, List<Endpoint<?>> endpoints) throws Exception {
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      for (int i = 0; i < endpoints.size(); i++) {
        for (byte[] message : endpoints.get(i).messages()) {
          out.writeByte(i);
          out.writeInt(message.length);
          out.write(message);
        }
      }
    }
  }
}
