package io.serbench.compare.page;

import io.serbench.compare.RunComparison;
import io.serbench.report.block.Block.Labelled;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.DataProfile;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.Fact;
import io.serbench.result.HashedFile;
import io.serbench.result.JvmInfo;
import io.serbench.result.RowInfo;
import io.serbench.result.Run;
import io.serbench.result.Traffic;
import io.serbench.result.Traffic.Profile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finds what differs between two runs apart from their results, and what is the same. */
final class Differences {
  private static final String ARROW = " -> ";
  private static final String NONE = "none";
  private static final String UNKNOWN = "unknown";
  private static final String OWN = "serbench's own";
  private static final int SHORT = 12;

  /** The traffic of runs whose files do not record it. */
  private static final Traffic BEFORE = new Traffic(1, Profile.OWN);

  private final Run base;
  private final Run next;
  private final Map<CellId, CellResult> cellsOfBase;
  private final Map<CellId, CellResult> cellsOfNext;
  private final Supplied suppliedToBase;
  private final Supplied suppliedToNext;
  private final List<Labelled> found = new ArrayList<>();
  private final List<String> same = new ArrayList<>();

  Differences(RunComparison comparison) {
    this.base = comparison.base().run();
    this.next = comparison.next().run();
    this.cellsOfBase = byId(base);
    this.cellsOfNext = byId(next);
    this.suppliedToBase = Supplied.of(base);
    this.suppliedToNext = Supplied.of(next);
    List<CellId> common = comparison.common().both();
    for (Fact fact : Fact.values()) {
      Optional<String> one = fact.of(base);
      Optional<String> other = fact.of(next);
      int before = found.size();
      switch (fact) {
        case VARIANTS -> variants();
        case DATA -> data();
        case FILES -> files();
        case JARS -> jars(common);
        default -> differs(fact, one, other);
      }
      // A fact that neither run has is not listed as the same.
      boolean something = one.filter(text -> !text.isEmpty()).isPresent() || fact == Fact.DATA;
      if (found.size() == before && something && one.equals(other)) {
        same.add(fact.what());
      }
    }
    int before = found.size();
    libraries(common);
    if (found.size() == before && !common.isEmpty()) {
      same.add("libraries");
    }
    settings();
    options(common);
  }

  /** Returns a line for each difference. */
  List<Labelled> found() {
    return found;
  }

  /** Returns the names of facts that are known to be the same. */
  List<String> same() {
    return same;
  }

  private void found(String label, String what) {
    found.add(new Labelled(label, what));
  }

  private void differs(Fact fact, Optional<String> one, Optional<String> other) {
    if (!one.equals(other)) {
      String label =
          fact.what().substring(0, 1).toUpperCase(Locale.ROOT) + fact.what().substring(1);
      boolean hash = fact == Fact.OWN_JAR;
      found(label, shown(one, hash) + ARROW + shown(other, hash));
    }
  }

  private static String shown(Optional<String> value, boolean hash) {
    return value.map(text -> hash ? shortened(text) : text).orElse(UNKNOWN);
  }

  private void variants() {
    Set<String> marks = marks(base);
    marks.retainAll(marks(next));
    for (String mark : marks) {
      differ("JVM " + mark, run -> variant(run, mark).build().describe());
      differ("JVM flags " + mark, run -> words(variant(run, mark).flags()));
    }
  }

  private static Set<String> marks(Run run) {
    return run.environment().variants().stream()
        .map(VariantInfo::mark)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static JvmInfo variant(Run run, String mark) {
    return run.environment().variants().stream()
        .filter(variant -> variant.mark().equals(mark))
        .map(VariantInfo::jvm)
        .findFirst()
        .orElseThrow();
  }

  private void settings() {
    differ("Quick", run -> run.settings().quick() ? "yes" : "no");
    differ("In process", run -> run.settings().inProcess() ? "yes" : "no");
    differ("Values", run -> traffic(run).describe());
    differ("Profile", run -> traffic(run).profile().describe());
    differ("Calls", run -> traffic(run).calls());
    differ("Forks", run -> Integer.toString(run.settings().forks().least()));
  }

  private static Traffic traffic(Run run) {
    return run.environment().traffic().orElse(BEFORE);
  }

  private void data() {
    Set<String> before = data(base);
    Set<String> after = data(next);
    only("Data of base", before, after);
    only("Data of new", after, before);
    for (DataProfile mine : profiles(base)) {
      for (DataProfile other : profiles(next)) {
        if (mine.dataset().equals(other.dataset())) {
          reading(mine, other);
        }
      }
    }
  }

  private static List<DataProfile> profiles(Run run) {
    return run.ownData().orElse(List.of());
  }

  /** Adds differences in how a data set was read that do not come from its file. */
  private void reading(DataProfile one, DataProfile other) {
    if (!one.type().equals(other.type())) {
      found("Class of " + one.dataset(), one.type() + ARROW + other.type());
    } else if (one.sha256().equals(other.sha256())
        && !(one.contents().equals(other.contents()) && one.reading().equals(other.reading()))) {
      found("Values of " + one.dataset(), "read differently from the same file");
    }
  }

  private void only(String label, Set<String> those, Set<String> others) {
    Set<String> rest = new TreeSet<>(those);
    rest.removeAll(others);
    if (!rest.isEmpty()) {
      found(label, "only in this run: " + String.join(", ", rest));
    }
  }

  private static Set<String> data(Run run) {
    return run.cells().stream()
        .map(cell -> cell.id().workload().describe())
        .collect(Collectors.toSet());
  }

  /** Adds each change of a library once, even if it affects several rows. */
  private void libraries(List<CellId> common) {
    Set<Labelled> changed = new LinkedHashSet<>();
    for (CellId id : common) {
      changes(cellsOfBase.get(id).info(), cellsOfNext.get(id).info())
          .forEach(change -> changed.add(new Labelled("Library", change)));
    }
    found.addAll(changed);
  }

  /**
   * Returns how libraries changed. The user's jars are compared by content, as versions may be
   * equal.
   */
  private static List<String> changes(RowInfo before, RowInfo after) {
    Map<String, Optional<HashedFile>> old = libraries(before);
    Map<String, Optional<HashedFile>> now = libraries(after);
    if (!old.keySet().equals(now.keySet())) {
      return List.of(shown(old) + ARROW + shown(now));
    }
    return old.keySet().stream()
        .filter(library -> !old.get(library).equals(now.get(library)))
        .map(library -> library + ": " + otherFile(old.get(library), now.get(library)))
        .toList();
  }

  /** Returns the libraries with their versions, and the user's files that they come from. */
  private static Map<String, Optional<HashedFile>> libraries(RowInfo info) {
    Map<String, Optional<HashedFile>> libraries = new LinkedHashMap<>();
    libraries.put(info.library(), info.libraryFile());
    info.parts().stream()
        .flatMap(List::stream)
        .forEach(part -> libraries.put(part.library(), Optional.of(part.file())));
    return libraries;
  }

  private static String shown(Map<String, Optional<HashedFile>> libraries) {
    return libraries.entrySet().stream()
        .map(
            each ->
                each.getKey() + each.getValue().map(file -> " (" + shown(file) + ")").orElse(""))
        .collect(Collectors.joining(", "));
  }

  private static String otherFile(Optional<HashedFile> one, Optional<HashedFile> other) {
    boolean named = one.map(HashedFile::name).equals(other.map(HashedFile::name));
    return named
        ? "other file, " + shown(one.get()) + ARROW + shortened(other.get().sha256())
        : one.map(Differences::shown).orElse(OWN)
            + ARROW
            + other.map(Differences::shown).orElse(OWN);
  }

  private static String shown(HashedFile file) {
    return file.name() + ", SHA-256 " + shortened(file.sha256());
  }

  private static String shortened(String sha256) {
    return sha256.length() > SHORT ? sha256.substring(0, SHORT) + "..." : sha256;
  }

  private void files() {
    for (String name : either(suppliedToBase.data(), suppliedToNext.data())) {
      if (measured(base).contains(name) && measured(next).contains(name)) {
        content("Data", name, suppliedToBase.data(), suppliedToNext.data());
      }
    }
  }

  /** Adds differences in the user's jars, other than libraries of the rows that are compared. */
  private void jars(List<CellId> common) {
    Set<String> jars = either(suppliedToBase.jars(), suppliedToNext.jars());
    jars.removeAll(jarsOfLibraries(base, common));
    jars.removeAll(jarsOfLibraries(next, common));
    for (String name : jars) {
      if (suppliedToBase.jars().containsKey(name) && suppliedToNext.jars().containsKey(name)) {
        content("Jar", name, suppliedToBase.jars(), suppliedToNext.jars());
      } else {
        String where = suppliedToBase.jars().containsKey(name) ? "base" : "new";
        found("Jar", name + ": only in " + where);
      }
    }
  }

  private static Set<String> either(Map<String, ?> one, Map<String, ?> other) {
    Set<String> names = new TreeSet<>(one.keySet());
    names.addAll(other.keySet());
    return names;
  }

  private static Set<String> measured(Run run) {
    return run.cells().stream()
        .map(cell -> cell.id().workload().dataset())
        .collect(Collectors.toSet());
  }

  private static Set<String> jarsOfLibraries(Run run, List<CellId> common) {
    Set<CellId> compared = new HashSet<>(common);
    return run.cells().stream()
        .filter(cell -> compared.contains(cell.id()))
        .flatMap(cell -> libraries(cell.info()).values().stream())
        .flatMap(Optional::stream)
        .map(HashedFile::name)
        .collect(Collectors.toSet());
  }

  private void content(
      String label, String name, Map<String, Set<String>> old, Map<String, Set<String>> now) {
    Set<String> one = old.getOrDefault(name, Set.of());
    Set<String> other = now.getOrDefault(name, Set.of());
    if (one.isEmpty() || other.isEmpty()) {
      found(label, name + " may differ: its hash was not recorded");
    } else if (!one.equals(other)) {
      String hashes = shortened(one) + ARROW + shortened(other);
      found(label, name + ": different file, SHA-256 " + hashes);
    }
  }

  private static String shortened(Set<String> hashes) {
    return hashes.stream().map(Differences::shortened).collect(Collectors.joining(", "));
  }

  private void options(List<CellId> common) {
    for (CellId id : common) {
      String one = options(cellsOfBase.get(id));
      String other = options(cellsOfNext.get(id));
      if (!one.equals(other)) {
        found("Flags of " + id.name(), one + ARROW + other);
      }
    }
  }

  private static String options(CellResult cell) {
    return cell.forks().isEmpty() ? NONE : words(cell.forks().get(0).jvmOptions());
  }

  private static Map<CellId, CellResult> byId(Run run) {
    Map<CellId, CellResult> cells = new LinkedHashMap<>();
    run.cells().forEach(cell -> cells.put(cell.id(), cell));
    return cells;
  }

  private static String words(Iterable<String> words) {
    String all = String.join(" ", words);
    return all.isEmpty() ? NONE : all;
  }

  private void differ(String label, Function<Run, String> of) {
    String one = of.apply(base);
    String other = of.apply(next);
    if (!one.equals(other)) {
      found(label, one + ARROW + other);
    }
  }
}
