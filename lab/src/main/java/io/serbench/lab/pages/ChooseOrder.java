package io.serbench.lab.pages;

import static java.util.stream.Collectors.joining;

import io.serbench.catalog.Csv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVRecord;

/** Records the order in which {@code choose} measures. See {@code scripts/choose-record.sh}. */
final class ChooseOrder {
  private static final Path RECORD = Path.of("src/main/resources/io/serbench/choose/recorded.csv");

  private ChooseOrder() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    String order;
    if (args.length > 0) {
      order = order(report(args[0]));
    } else {
      Path folder = Files.createTempDirectory("choose-record");
      Path result = folder.resolve("all.json");
      try {
        Jar.run(List.of("-all", "-quick", "-out=" + result));
        order = order(report(result.toString()));
      } finally {
        Files.deleteIfExists(result);
        Files.delete(folder);
      }
    }
    Files.writeString(RECORD, order);
    System.out.println(RECORD + ": " + (order.lines().count() - 1) + " rows");
  }

  private static String report(String result) throws IOException, InterruptedException {
    return Jar.run(List.of("report", "-as=csv", result));
  }

  /** Returns a line for each row that was measured: total in ns, size and allocation in bytes. */
  static String order(String report) {
    return Csv.read(report).stream()
        .filter(line -> line.get("status").equals("OK"))
        .map(ChooseOrder::line)
        .sorted()
        .collect(joining("", "row,total,size,allocated\n", ""));
  }

  private static String line(CSVRecord measured) {
    double allocated =
        number(measured, "alloc.ser [B/op]") + number(measured, "alloc.deser [B/op]");
    return "%s,%.0f,%.0f,%.0f\n"
        .formatted(
            measured.get("row"),
            number(measured, "total [ns/op]"),
            number(measured, "size [B]"),
            allocated);
  }

  private static double number(CSVRecord line, String column) {
    return Double.parseDouble(line.get(column));
  }
}
