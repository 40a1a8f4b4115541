package io.serbench.lab.evidence;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.choose.Front;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.result.ResultFile;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Shows whether short searches find the rows that are best in a complete run. */
public final class Shortlists {
  private Shortlists() {}

  /**
   * Prints a line for each search.
   *
   * @param args the result file of a complete run, followed by the answers of searches, as {@code
   *     choose -as=json} prints them
   */
  public static void main(String[] args) throws Exception {
    Front whole = Front.of(List.of(ResultFile.read(Path.of(args[0]), warning -> {})), Aim.TIME);
    List<Contender> wanted =
        whole.contenders().stream().filter(row -> isSurelyBest(row, whole)).toList();
    PrintStream out = System.out;
    out.println("Surely on the front of the whole run: " + names(wanted) + "\n");
    out.println(
        "| search | rows measured | shortlist | beaten by a row of the shortlist | missed |");
    out.println("|---|---|---|---|---|");
    int misses = 0;
    for (int i = 1; i < args.length; i++) {
      List<JsonNode> measured = new ArrayList<>();
      new ObjectMapper()
          .readTree(Path.of(args[i]).toFile())
          .get("comparison")
          .forEach(measured::add);
      measured.removeIf(row -> row.get("verdict").asText().equals("near miss"));
      List<JsonNode> shortlist = new ArrayList<>(measured);
      shortlist.removeIf(row -> row.get("verdict").asText().equals("beaten"));
      List<Contender> absent = new ArrayList<>(wanted);
      absent.removeIf(row -> shortlist.stream().anyMatch(it -> name(it).equals(row.row())));
      List<Contender> beaten = new ArrayList<>(absent);
      beaten.removeIf(row -> shortlist.stream().noneMatch(it -> beats(it, row)));
      List<Contender> missed = new ArrayList<>(absent);
      missed.removeAll(beaten);
      misses += missed.isEmpty() ? 0 : 1;
      out.printf(
          "| %d | %d | %s | %s | %s |%n",
          i,
          measured.size(),
          shortlist.stream().map(Shortlists::name).collect(Collectors.joining(", ")),
          names(beaten),
          names(missed));
    }
    out.printf("%n%d of %d searches missed a row of the front.%n", misses, args.length - 1);
  }

  private static String name(JsonNode row) {
    return row.get("row").asText();
  }

  /** Returns whether a search found a better row, which the complete run may not have measured. */
  private static boolean beats(JsonNode found, Contender row) {
    JsonNode total = found.get("total");
    double time = total.isObject() ? total.get("value").asDouble() : total.asDouble();
    return found.get("size").asDouble() <= row.size() && time < row.total().value();
  }

  /** Returns whether every other row is larger, or certainly slower. */
  private static boolean isSurelyBest(Contender row, Front whole) {
    return whole.contenders().stream()
        .filter(other -> !other.equals(row) && other.size() <= row.size())
        .allMatch(other -> other.total().low() > row.total().high());
  }

  private static String names(List<Contender> some) {
    return some.stream().map(Contender::row).sorted().collect(Collectors.joining(", "));
  }
}
