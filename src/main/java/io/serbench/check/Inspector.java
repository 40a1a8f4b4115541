package io.serbench.check;

import io.serbench.catalog.SuppliedJackson;
import io.serbench.catalog.UserClassPath;
import io.serbench.check.Inspector.InspectedData;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.dataset.source.Recipe;
import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.protocol.FromFork.Inspected;
import io.serbench.protocol.FromParent;
import io.serbench.result.DataProfile;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Inspects the user's data sets in forks, as a user's class may hang, exit, or fill the memory. */
public final class Inspector implements Engine.Drive<InspectedData> {
  @Override
  public void drive(RunRequest request, Forks forks, Consumer<InspectedData> onKnown)
      throws IOException, InterruptedException {
    List<DatasetSource> sources =
        request.matrix().datasets().stream().filter(source -> !source.type().bundled()).toList();
    if (sources.isEmpty()) {
      return;
    }
    // Another build of the user's class may lack fields that the data file has.
    Map<UserClassPath, Variant> builds = new LinkedHashMap<>();
    builds.put(request.jvm().classPath(), Variant.usual(request.jvm()));
    request.matrix().variants().stream()
        .filter(variant -> variant.library().isEmpty() && variant.omission().isEmpty())
        .forEach(variant -> builds.putIfAbsent(variant.jvm().classPath(), variant));
    for (Variant build : builds.values()) {
      ForkLauncher launcher = forks.open(build.jvm());
      forks.oneByOne(sources, source -> inspected(source, launcher, build), onKnown);
    }
  }

  /** What is known of a user's data set, or lines of problems, with the build of a variant. */
  public record InspectedData(
      Optional<DataProfile> profile, String problem, Optional<String> way) {}

  private static InspectedData inspected(DatasetSource source, ForkLauncher launcher, Variant build)
      throws InterruptedException {
    FromParent order = new FromParent.Inspect(FromParent.DatasetRecipe.of(source));
    Conversation.Reply<Inspected> reply =
        Conversation.ask(Inspected.class, launcher, Optional.empty(), order);
    String problem =
        reply
            .answer()
            .map(Inspected::problems)
            .orElseGet(
                () ->
                    "%s: no values of %s can be made of it: %s"
                        .formatted(source.recipe().origin(), source.type(), reply.cause()));
    return new InspectedData(
        reply.answer().flatMap(Inspected::profile).map(it -> readBy(build.jvm(), source, it)),
        problem,
        build.mark());
  }

  /** Adds to the profile whether a Jackson other than the user's read the file. */
  private static DataProfile readBy(JvmChoice jvm, DatasetSource source, DataProfile profile) {
    Optional<String> replaced =
        source.recipe() instanceof Recipe.JsonFile
            ? SuppliedJackson.replaced(jvm.classPath())
            : Optional.empty();
    return replaced
        .map(note -> note + profile.reading().map("; "::concat).orElse(""))
        .map(notes -> profile.readWith(Optional.of(notes)))
        .orElse(profile);
  }
}
