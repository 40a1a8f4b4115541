package io.serbench.cli.work;

import io.serbench.check.Profiling.ProfiledCell;
import io.serbench.files.WholeFile;
import io.serbench.protocol.FromFork.Profiled.Sheet;
import io.serbench.result.CellId;
import io.serbench.result.CellProfile;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Flame graphs and collapsed stacks, in a new folder beside a result file: {@code result.profile}.
 */
public final class ProfileFiles {
  private final Path result;
  private final Context context;
  private Optional<Path> folder = Optional.empty(); // Once it was created.

  /** Creates no files yet. */
  public ProfileFiles(Path result, Context context) {
    this.result = result;
    this.context = context;
  }

  /** Writes the files of profiles, and returns the run with these profiles. */
  public Run added(Run run, List<ProfiledCell> all) {
    Map<CellId, CellProfile> profiles = new HashMap<>();
    for (ProfiledCell seen : all) {
      profiles.put(
          seen.cell(),
          seen.profiled()
              .map(
                  known ->
                      new CellProfile(
                          Optional.of(known.profiler()),
                          known.calls(),
                          written(seen),
                          Optional.empty()))
              .orElseGet(() -> CellProfile.none(seen.cause())));
    }
    List<CellResult> cells =
        run.cells().stream()
            .map(
                cell ->
                    profiles.containsKey(cell.id())
                        ? cell.withProfile(profiles.get(cell.id()))
                        : cell)
            .toList();
    return run.withCells(cells);
  }

  /** Returns the names of the files of a row, relative to the folder of the result. */
  private List<String> written(ProfiledCell seen) {
    List<String> names = new ArrayList<>();
    if (WholeFile.isWrittenInPlace(result)) {
      return names; // Nothing can be beside /dev/null.
    }
    String row = seen.cell().name() + "." + seen.cell().workload().describe();
    for (Sheet sheet : seen.profiled().orElseThrow().sheets()) {
      try {
        Path file = free(row.replaceAll("[^\\w.@#-]+", "-"), "." + sheet.name());
        Files.write(file, sheet.content().array(), StandardOpenOption.CREATE_NEW);
        names.add(file.getParent().getFileName() + "/" + file.getFileName());
      } catch (IOException e) {
        context.console().say("a profile cannot be written: " + e);
      }
    }
    return names;
  }

  /** Two rows may have names that differ in characters of which file names have none. */
  private Path free(String name, String suffix) throws IOException {
    if (folder.isEmpty()) {
      folder = Optional.of(created());
    }
    Path file = folder.get().resolve(name + suffix);
    for (int number = 2; Files.exists(file); number++) {
      file = folder.get().resolve(name + "-" + number + suffix);
    }
    return file;
  }

  /** Creates a folder of a name that is free, so that it has nobody's files. */
  private Path created() throws IOException {
    Path target = WholeFile.target(result);
    String name = target.getFileName().toString().replaceFirst("\\.json$", "") + ".profile";
    Files.createDirectories(target.getParent());
    for (int number = 1; ; number++) {
      try {
        return Files.createDirectory(
            target.resolveSibling(number == 1 ? name : name + "-" + number));
      } catch (FileAlreadyExistsException e) {
        // It is an earlier run's, or somebody else's.
      }
    }
  }
}
