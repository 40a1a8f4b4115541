package io.serbench.cli;

import io.serbench.report.MergedSection;
import io.serbench.result.Claims;
import io.serbench.result.Run;
import io.serbench.shard.Merger;
import io.serbench.shard.ShardException;
import io.serbench.shard.ShardSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** Makes one result of those of all shards of a run. */
final class MergeCommand extends Command {
  private final Operands<Path> files = takes(new Operands<>(Values.operandFile("FILE ...")));
  private final MergeOptions options = takes(new MergeOptions());
  private final ResultOptions result = takes(new ResultOptions());

  MergeCommand() {
    super("merge", "makes one result of the shards of a run (-shard)");
  }

  @Override
  ExitCode execute(Context context) throws UsageException {
    if (files.values().isEmpty()) {
      throw new UsageException(
          "merge needs the results of shards: serbench merge shard*.json -out=all.json");
    }
    Services services = context.services();
    try (Claims claims = new Claims()) {
      OutputFiles outputs = OutputFiles.of(result.file(), List.of(), claims, services);
      try {
        outputs.refuseSame(files.values());
        return merge(outputs, context);
      } finally {
        outputs.release(context.console());
      }
    }
  }

  private ExitCode merge(OutputFiles outputs, Context context) throws UsageException {
    Console console = context.console();
    List<Run> runs = ResultFiles.read(files.values(), context.services());
    ShardSet shards = shards(runs);
    shards.whatIsMissing().forEach(console::note);
    Run merged = Merger.merge(shards);
    console.text(
        context
            .services()
            .reporting()
            .screen(MergedSection.page(merged, merged.settings().noise())));
    console.flush();
    try {
      context.services().reporting().write(outputs.result(), merged);
    } catch (IOException e) {
      console.say(outputs.result() + " cannot be written: " + e);
      return ExitCode.FAILED_ROWS;
    }
    console.say(
        "the results are in %1$s; its tables: serbench report %1$s".formatted(outputs.result()));
    return ExitCode.of(merged.cells());
  }

  private ShardSet shards(List<Run> runs) throws UsageException {
    List<ShardSet.ShardFile> sources =
        IntStream.range(0, runs.size())
            .mapToObj(i -> new ShardSet.ShardFile(files.values().get(i).toString(), runs.get(i)))
            .toList();
    try {
      return ShardSet.of(sources, options.partial());
    } catch (ShardException e) {
      throw new UsageException(e.getMessage());
    }
  }
}
