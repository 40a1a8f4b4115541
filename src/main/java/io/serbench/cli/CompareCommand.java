package io.serbench.cli;

import io.serbench.compare.ComparedRun;
import io.serbench.compare.Gate;
import io.serbench.compare.Gate.Outcome;
import io.serbench.compare.RunComparison;
import io.serbench.compare.SelfTest;
import io.serbench.compare.page.ComparisonPage;
import io.serbench.compare.page.SelfPage;
import io.serbench.report.block.Page;
import io.serbench.report.format.Format;
import io.serbench.report.format.Formats;
import io.serbench.result.CellId;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Compares runs with the first of them, or a run with itself, from their result files. */
final class CompareCommand extends Command {
  /** What an A/A test must be: one of these may cry wolf. */
  private static final int SPLITS = 100;

  private final Operands<Path> files = takes(new Operands<>(Values.operandFile("FILE ...")));
  private final FilterOptions rows = takes(new FilterOptions());
  private final ShownOptions shown = takes(new ShownOptions());
  private final CompareOptions allowed = takes(new CompareOptions());
  private final NoiseOptions noise = takes(new NoiseOptions());
  private final FormatOptions format = takes(new FormatOptions(Formats.ofPages()));
  private final CopyOptions copy = takes(new CopyOptions(Formats.ofPages()));

  CompareCommand() {
    super("compare", "says what became slower between runs, and how surely");
  }

  @Override
  Set<ExitCode> exitCodes() {
    return EnumSet.allOf(ExitCode.class);
  }

  @Override
  ExitCode execute(Context context) throws UsageException {
    int least = allowed.self() ? 1 : 2;
    if (files.values().size() < least) {
      throw new UsageException(
          allowed.self()
              ? "compare -self needs a result file: serbench compare -self RUN.json"
              : "compare needs two result files or more: serbench compare BASE.json NEW.json");
    }
    rows.refuseContradiction();
    List<Path> copies = OutputFiles.reports(copy.files(), files.values());
    List<Run> runs = ResultFiles.read(files.values(), context.services());
    List<Set<CellId>> cells = shown.in(runs, rows.filter(), context.services().catalog());
    return allowed.self()
        ? withThemselves(runs, cells, copies, context)
        : withTheFirst(runs, cells, copies, context);
  }

  private ExitCode withTheFirst(
      List<Run> runs, List<Set<CellId>> cells, List<Path> copies, Context context)
      throws UsageException {
    Gate gate = allowed.gate();
    Noise treatment = noise.noise().orElse(runs.get(0).settings().noise());
    List<ComparedRun> sides = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      String name = files.values().get(i).toString();
      sides.add(ComparedRun.of(name, runs.get(i), treatment, cells.get(i)::contains));
    }
    List<RunComparison> comparisons =
        sides.stream()
            .skip(1)
            .map(next -> RunComparison.of(sides.get(0), next, allowed.same()))
            .toList();
    Outcome worst = comparisons.stream().map(gate::of).sorted().findFirst().orElseThrow();
    return print(
        ComparisonPage.of(comparisons, gate, allowed.same()), copies, exitCode(worst), context);
  }

  private ExitCode withThemselves(
      List<Run> runs, List<Set<CellId>> cells, List<Path> copies, Context context)
      throws UsageException {
    Gate gate = allowed.gateForTimes();
    List<SelfPage.Tried> tried = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      Run run = runs.get(i);
      SelfTest test =
          new SelfTest(run, noise.noise().orElse(run.settings().noise()), cells.get(i)::contains);
      String name = files.values().get(i).toString();
      tried.add(new SelfPage.Tried(name, test.halves(gate, allowed.same(), SPLITS)));
    }
    boolean any = tried.stream().anyMatch(each -> each.result().splits() > 0);
    return print(
        SelfPage.of(tried, gate), copies, any ? ExitCode.OK : ExitCode.NOT_COMPARABLE, context);
  }

  private ExitCode print(Page page, List<Path> copies, ExitCode exit, Context context)
      throws UsageException {
    Optional<Format> wanted = format.wanted();
    String text =
        wanted.isPresent()
            ? wanted.get().write(page).orElseThrow()
            : context.services().reporting().screen(page);
    context.console().text(text);
    context.console().flush();
    boolean written = true;
    for (Path file : copies) {
      try {
        OutputFiles.writePage(file, page);
      } catch (IOException e) {
        context.console().say(file + " cannot be written: " + e);
        written = false;
      }
    }
    return exit.ifWritten(written);
  }

  private static ExitCode exitCode(Outcome outcome) {
    return switch (outcome) {
      case WITHIN -> ExitCode.OK;
      case FAILED -> ExitCode.FAILED_ROWS;
      case SLOWER -> ExitCode.SLOWER;
      case UNDECIDED -> ExitCode.UNDECIDED;
      case NOT_COMPARABLE -> ExitCode.NOT_COMPARABLE;
    };
  }
}
