package io.serbench.tools.evidence;

import io.serbench.choose.Front;
import io.serbench.choose.Front.Aim;
import io.serbench.choose.Front.Contender;
import io.serbench.result.CellResult;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Whether short searches find the rows that a whole run says are best. */
public final class Shortlists {
  private Shortlists() {}

  /**
   * Prints a line for each search.
   *
   * @param args the result file of a whole run, and then those of searches: what each measured
   *     precisely
   */
  public static void main(String[] args) throws Exception {
    Front whole = Front.of(ResultFile.read(Path.of(args[0])), Aim.TIME);
    Set<String> wanted = new TreeSet<>();
    whole.contenders().stream()
        .filter(row -> isSurelyBest(row, whole))
        .forEach(row -> wanted.add(row.row()));
    PrintStream out = System.out;
    out.println("Surely on the front of the whole run: " + String.join(", ", wanted) + "\n");
    out.println("| search | took | rows measured precisely | on its front | missed |");
    out.println("|---|---|---|---|---|");
    int misses = 0;
    for (int i = 1; i < args.length; i++) {
      Run run = ResultFile.read(Path.of(args[i]));
      Front found = Front.of(run, Aim.TIME);
      List<String> missed = new ArrayList<>(wanted);
      missed.removeAll(names(found.unbeaten()));
      misses += missed.isEmpty() ? 0 : 1;
      out.printf(
          "| %d | %d s | %d | %s | %s |%n",
          i,
          Duration.between(run.course().started(), run.course().ended().orElseThrow()).toSeconds(),
          run.cells().stream().map(CellResult::forks).filter(forks -> !forks.isEmpty()).count(),
          String.join(", ", names(found.unbeaten())),
          String.join(", ", missed));
    }
    out.printf("%n%d of %d searches missed a row of the front.%n", misses, args.length - 1);
  }

  /** Whether every other row is larger, or surely slower. */
  private static boolean isSurelyBest(Contender row, Front whole) {
    return whole.contenders().stream()
        .filter(other -> !other.equals(row) && other.size() <= row.size())
        .allMatch(other -> other.total().low() > row.total().high());
  }

  private static List<String> names(List<Contender> some) {
    return some.stream().map(Contender::row).collect(Collectors.toList());
  }
}
