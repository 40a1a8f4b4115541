package io.serbench.cli.option;

import io.serbench.check.OmittedMembers;
import io.serbench.cli.console.UsageException;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.files.TemporaryFolder;
import io.serbench.run.Variant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The option that measures a class without each of its members, too. */
@Command(optionListHeading = Options.MEASURING)
public final class WithoutOptions extends Options {
  @Rare
  @Option(
      names = "-without",
      paramLabel = "MEMBERS",
      converter = Paths.class,
      description = "what each member of your class costs: price,lines.*")
  private Optional<List<String>> paths = Optional.empty();

  private static final class Paths extends Values.ListOf<String> {
    Paths() {
      super(
          "members of your class, such as price, lines.* or '*'",
          List.of(),
          word -> Optional.of(word).filter(path -> path.matches("[^.\\s]+(\\.[^.\\s]+)*")));
    }
  }

  /** The folder with changed classes, which forks read until this is closed. */
  public static final class Classes implements AutoCloseable {
    private Optional<TemporaryFolder> folder = Optional.empty(); // Once it is needed.

    private Path folder() throws IOException {
      if (folder.isEmpty()) {
        folder = Optional.of(TemporaryFolder.create());
      }
      return folder.get().path();
    }

    @Override
    public void close() {
      try {
        if (folder.isPresent()) {
          folder.get().close();
        }
      } catch (IOException e) {
        throw new UncheckedIOException("the folder for changed classes cannot be deleted", e);
      }
    }
  }

  public boolean isAsked() {
    return paths.isPresent();
  }

  /**
   * Returns the data such that rows take their class as it is, and that a class may lack members.
   * Refuses more than one class.
   *
   * @param generated returns the JSON of values that are generated for the whole class
   */
  public List<DatasetSource> readLeniently(
      List<DatasetSource> sources, Function<DatasetSource, Bytes> generated) {
    if (!isAsked()) {
      return sources;
    }
    if (sources.size() != 1) {
      throw new UsageException("-without: pass one data set, or one FILE with -type=CLASS");
    }
    DatasetSource source = sources.get(0);
    if (source.recipe() instanceof Recipe.JsonFile file) {
      return List.of(json(source.name(), file.type(), file.file(), file.json()));
    } else if (source.recipe() instanceof Recipe.Drawn) {
      // For a class without a member, others would be generated.
      return List.of(
          json(
              source.name(),
              (OwnType) source.type(),
              source.recipe().origin(),
              generated.apply(source)));
    }
    try {
      Dataset<?> dataset = source.recipe().make(source.name());
      OwnType type = OwnType.of(((DataType<?>) source.type()).root().getName());
      return List.of(json(source.name(), type, source.name(), source.recipe().json(dataset)));
    } catch (DataFileException | IOException e) {
      throw new UsageException("-without: " + e.getMessage());
    }
  }

  private static DatasetSource json(String name, OwnType type, String file, Bytes json) {
    return new DatasetSource(
        name, type, new Recipe.JsonFile(type, file, json, FileReading.LENIENT));
  }

  /**
   * Returns the variants of a usual one in which the class lacks a member, whose classes are
   * written into a folder, or whose values lack it. Tells {@code onNote} which members stay, and
   * why. Refuses a class without members.
   *
   * @param jdk the feature version of the JVM that runs the forks
   */
  public List<Variant> variants(
      Variant usual, DatasetSource source, int jdk, Classes classes, Consumer<String> onNote) {
    List<Variant> variants = new ArrayList<>();
    try {
      OmittedMembers.MembersToOmit found =
          OmittedMembers.write(
              (Recipe.JsonFile) source.recipe(),
              usual.jvm().classPath(),
              jdk,
              paths.orElseThrow(),
              classes.folder());
      if (found.members().isEmpty()) {
        throw new UsageException("-without: " + String.join("; ", found.refusals()));
      }
      found.refusals().forEach(why -> onNote.accept("-without: " + why));
      found.members().forEach(omission -> variants.add(usual.without(omission)));
    } catch (DataFileException e) {
      throw new UsageException("-without: " + e.getMessage());
    } catch (IOException e) {
      throw new UsageException("-without: classes cannot be written (%s)", e);
    }
    return variants;
  }
}
