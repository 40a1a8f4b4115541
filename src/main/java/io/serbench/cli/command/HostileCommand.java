package io.serbench.cli.command;

import io.serbench.catalog.Row;
import io.serbench.catalog.SmallFile;
import io.serbench.check.Check;
import io.serbench.check.HostileCheck;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.AgainstOptions;
import io.serbench.cli.option.Options;
import io.serbench.cli.work.KeptBytes;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Datasets;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Options.UsualData("media.1 and media-graph")
@Options.Without("-transport")
@Command(name = "hostile", description = "sends hostile messages: what do they cost or break?")
final class HostileCommand extends DataCheckCommand {
  /** A fixed seed, so that anybody can repeat the check with the same messages. */
  private static final long SEED = 1;

  /** The largest message in bytes. With its copies, a larger one would fill a fork's heap. */
  private static final int LARGEST_MESSAGE = 16 << 20;

  /** A tree and a graph. */
  private static final Set<String> DATA = Set.of("media.1", "media-graph");

  @Mixin private AgainstOptions against;

  @Option(
      names = "-message",
      paramLabel = "FILE",
      description = "send this message in place of all others")
  private Optional<Path> message = Optional.empty();

  @Options.Range(max = 1_000_000)
  @Option(
      names = "-mutations",
      paramLabel = "N",
      description = "mutated messages per row; default: " + HostileCheck.MUTATIONS)
  private Optional<Integer> mutations = Optional.empty();

  @Option(
      names = "-save",
      paramLabel = "FOLDER",
      description = "store the worst message of each harm")
  private Optional<Path> save = Optional.empty();

  private KeptBytes kept = new KeptBytes(Optional.empty(), List.of());

  @Override
  long usualSeed() {
    return SEED;
  }

  @Override
  List<Row> rows() throws UsageException {
    List<Row> selected = against.compared(super.rows());
    kept = new KeptBytes(save, selected);
    return selected;
  }

  @Override
  List<Variant> variants(List<Row> rows) throws UsageException {
    return against.isAsked() ? against.versions(jvm(), rows) : super.variants(rows);
  }

  @Override
  Optional<List<DatasetSource>> usual() {
    return Optional.of(
        Datasets.all().smallest().stream().filter(each -> DATA.contains(each.name())).toList());
  }

  @Override
  void prepare(RunRequest request) throws UsageException {
    kept.check();
    super.prepare(request);
  }

  @Override
  Check check(RunRequest request) throws UsageException {
    return new HostileCheck(mutations.orElse(HostileCheck.MUTATIONS), given(), kept.ofFindings());
  }

  private List<Bytes> given() throws UsageException {
    if (message.isEmpty()) {
      return List.of();
    }
    try {
      return List.of(Bytes.of(SmallFile.read(message.get(), LARGEST_MESSAGE)));
    } catch (IOException e) {
      throw new UsageException(
          "-message=%s cannot be read (%s); pass a file with one message", message.get(), e);
    }
  }

  @Override
  void finish() throws UsageException {
    kept.refuseLost();
  }
}
