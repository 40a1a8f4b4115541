package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.option.OutputOptions;
import io.serbench.cli.work.OutputFiles;
import io.serbench.files.FileLocks;
import io.serbench.report.MachineSections;
import io.serbench.result.Run;
import io.serbench.shard.Merger;
import io.serbench.shard.ShardSet;
import io.serbench.shard.ShardSet.ShardException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "merge",
    headerHeading = Group.MEASURE,
    customSynopsis = "serbench merge [options] FILE ...",
    description = "merges the results of a run's shards (-shard) into one")
final class MergeCommand extends Subcommand {
  @Parameters(arity = "1..*")
  private List<Path> files = List.of();

  @Option(names = "-partial", description = "even if shards are missing or unfinished; says which")
  private boolean partial;

  @Mixin private OutputOptions.Result result;

  @Override
  ExitCode execute() {
    try (FileLocks locks = new FileLocks()) {
      OutputFiles outputs = OutputFiles.of(result.file(), List.of(), locks, context());
      outputs.refuseSame(files);
      return merge(outputs);
    }
  }

  private ExitCode merge(OutputFiles outputs) {
    List<Run> runs = services().reporting().readAll(files, console()::warn);
    ShardSet shards = shards(runs);
    shards.whatIsMissing().forEach(console()::note);
    Run merged = Merger.merge(shards);
    console()
        .text(
            services().reporting().screen(MachineSections.page(merged, merged.settings().noise())));
    console().flush();
    merged.warnings().forEach(warning -> console().warn(warning.text()));
    try {
      services().reporting().write(outputs.result(), merged);
    } catch (IOException e) {
      console().say(outputs.result() + " cannot be written: " + e);
      return ExitCode.FAILED_ROWS;
    }
    console()
        .say(
            "the results are in %1$s; its tables: serbench report %1$s"
                .formatted(outputs.result()));
    return ExitCode.of(merged.cells());
  }

  private ShardSet shards(List<Run> runs) {
    List<ShardSet.ShardFile> sources =
        IntStream.range(0, runs.size())
            .mapToObj(i -> new ShardSet.ShardFile(files.get(i).toString(), runs.get(i)))
            .toList();
    try {
      return ShardSet.of(sources, partial);
    } catch (ShardException e) {
      throw new UsageException(e.getMessage());
    }
  }
}
