package io.serbench.cli;

import io.serbench.check.Inspector.InspectedData;
import io.serbench.check.Trial;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.result.DataProfile;
import io.serbench.run.RunRequest;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Finds two values in every data set of a user's; or, on demand, that none can be made. */
public final class FakeInspector implements Trial<InspectedData> {
  public Optional<String> problem = Optional.empty();
  public Optional<String> reading = Optional.empty();
  public Runnable before = () -> {};
  public Runnable onInterrupt = () -> {};

  @Override
  public List<InspectedData> run(RunRequest request, Consumer<InspectedData> onKnown) {
    List<DatasetSource> sources =
        request.matrix().datasets().stream().filter(source -> !source.type().bundled()).toList();
    if (!sources.isEmpty()) {
      before.run();
    }
    List<InspectedData> all =
        sources.stream()
            .map(
                source ->
                    new InspectedData(
                        problem.isPresent()
                            ? Optional.empty()
                            : Optional.of(profile(source, reading)),
                        problem.orElse(""),
                        Optional.empty()))
            .toList();
    all.forEach(onKnown);
    return all;
  }

  @Override
  public void interrupt() {
    onInterrupt.run();
  }

  private static DataProfile profile(DatasetSource source, Optional<String> reading) {
    return new DataProfile(
            source.name(),
            source.type().toString(),
            source.recipe().origin(),
            Optional.of("0123456789abcdef"),
            2,
            new DataProfile.ValueContents(2, 4, 8, 1, 6, 3, OptionalLong.of(120), false),
            Optional.empty(),
            Optional.empty())
        .readWith(reading);
  }
}
