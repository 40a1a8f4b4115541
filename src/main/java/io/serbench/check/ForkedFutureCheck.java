package io.serbench.check;

import io.serbench.check.Prospect.Outlook;
import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmChoice;
import io.serbench.process.JvmException;
import io.serbench.process.Strictness;
import io.serbench.result.Failure;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tries rows, on all of the data that each carries, in JVMs that are as strict as later ones will
 * be.
 */
public final class ForkedFutureCheck extends ForkedTrial<Prospect> {
  /** With children of these. */
  public ForkedFutureCheck(ChildLaunchers launchers) {
    super(launchers);
  }

  @Override
  void sweep(RunRequest request, Consumer<Prospect> onKnown)
      throws IOException, InterruptedException {
    int jdk = jdk(request.jvm());
    try (ChildLauncher allowing = open(request, Strictness.ALLOW, jdk);
        ChildLauncher warning = open(request, Strictness.WARN, jdk);
        ChildLauncher denying = open(request, Strictness.DENY, jdk)) {
      RowFuture.Verifiers verifiers =
          (strictness, onPrinted) ->
              new RowVerifier(
                  switch (strictness) {
                    case ALLOW -> allowing;
                    case WARN -> warning;
                    case DENY -> denying;
                  },
                  this::isInterrupted,
                  onPrinted);
      each(Plan.of(request.packed()).byRow(), cells -> prospect(cells, verifiers), onKnown);
    }
  }

  /** Its feature version. */
  private int jdk(JvmChoice jvm) throws IOException, InterruptedException {
    try (ChildLauncher asked = open(jvm, false)) {
      int jdk = asked.jvm().build().feature();
      if (jdk < Strictness.FIRST_JDK) {
        throw new JvmException(
            "-future needs JDK "
                + Strictness.FIRST_JDK
                + " or later, but this one is JDK "
                + jdk
                + "; pass a later one with -jvm=");
      }
      return jdk;
    }
  }

  private ChildLauncher open(RunRequest request, Strictness strictness, int jdk)
      throws IOException, InterruptedException {
    return open(request.jvm().with(strictness.options(jdk)), false);
  }

  private static Prospect prospect(List<Cell> cells, RowFuture.Verifiers verifiers)
      throws InterruptedException {
    Cell first = cells.get(0);
    return first.unavailable().isPresent()
        ? new Prospect(first.name(), Outlook.UNAVAILABLE, first.unavailable().get())
        : new RowFuture(cells, verifiers).prospect();
  }

  /**
   * Warnings of a JVM that is told to give them ({@link io.serbench.process.Strictness#WARN}), in
   * the words of JEP 498 and JEP 500.
   */
  static final class StrictWarning {
    private static final Pattern UNSAFE =
        Pattern.compile("WARNING: (sun\\.misc\\.Unsafe::\\w+) has been called by (\\S+).*");
    private static final Pattern FINAL_FIELD =
        Pattern.compile("WARNING: Final field (\\S+ in \\S+) has been .* by class (\\S+).*");

    private StrictWarning() {}

    /** What the line warns of: {@code sun.misc.Unsafe::getInt by org.example.Reader}. */
    static Optional<String> in(String line) {
      Matcher unsafe = UNSAFE.matcher(line);
      if (unsafe.matches()) {
        return Optional.of(unsafe.group(1) + " by " + unsafe.group(2));
      }
      Matcher field = FINAL_FIELD.matcher(line);
      return field.matches()
          ? Optional.of("final field " + field.group(1) + " by " + field.group(2))
          : Optional.empty();
    }
  }

  /**
   * Tries one row in a strict JVM; in one that allows all, to see whether what fails fails for this
   * reason; and in one that warns, to see whether a row that works never asked.
   */
  static final class RowFuture {
    private final List<Cell> cells;
    private final Verifiers verifiers;

    RowFuture(List<Cell> cells, Verifiers verifiers) {
      this.cells = cells;
      this.verifiers = verifiers;
    }

    /** Makes verifiers for JVMs. */
    @FunctionalInterface
    interface Verifiers {
      /** One whose children are so strict, and which passes on what they print. */
      RowVerifier of(Strictness strictness, Consumer<String> onPrinted) throws InterruptedException;
    }

    Prospect prospect() throws InterruptedException {
      Map<Cell, Failure> denied = failures(Strictness.DENY, cells);
      if (!denied.isEmpty()) {
        Map<Cell, Failure> allowed = failures(Strictness.ALLOW, new ArrayList<>(denied.keySet()));
        if (allowed.size() == cells.size()) {
          return said(Outlook.BROKEN, cause(allowed));
        }
        denied.keySet().removeAll(allowed.keySet());
        if (!denied.isEmpty()) {
          return said(Outlook.FAILS, cause(denied));
        }
      }
      return warning()
          .map(what -> said(Outlook.WARNS, what))
          .orElseGet(() -> said(Outlook.SILENT, ""));
    }

    private Map<Cell, Failure> failures(Strictness strictness, List<Cell> tried)
        throws InterruptedException {
      Map<Cell, Failure> failures = new LinkedHashMap<>();
      verifiers
          .of(strictness, line -> {})
          .verify(tried, (cell, failure) -> failure.ifPresent(what -> failures.put(cell, what)));
      return failures;
    }

    /** The first that the JVM warns of, if any. */
    private Optional<String> warning() throws InterruptedException {
      List<String> warnings = new ArrayList<>();
      verifiers
          .of(
              Strictness.WARN,
              line -> {
                synchronized (warnings) {
                  StrictWarning.in(line).ifPresent(warnings::add);
                }
              })
          .verify(cells, (cell, failure) -> {});
      synchronized (warnings) {
        return warnings.stream().findFirst();
      }
    }

    /** The first, and which of all it is. */
    private String cause(Map<Cell, Failure> failures) {
      Map.Entry<Cell, Failure> first = failures.entrySet().iterator().next();
      String which =
          failures.size() == cells.size()
              ? ""
              : failures.size()
                  + " of "
                  + cells.size()
                  + ", first "
                  + first.getKey().label()
                  + ": ";
      return which + first.getValue().cause();
    }

    private Prospect said(Outlook outlook, String cause) {
      return new Prospect(cells.get(0).name(), outlook, cause);
    }
  }
}
