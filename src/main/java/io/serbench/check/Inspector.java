package io.serbench.check;

import io.serbench.catalog.Origin;
import io.serbench.catalog.SuppliedJackson;
import io.serbench.catalog.UserClassPath;
import io.serbench.check.Conversation.Reply;
import io.serbench.check.Inspector.Inspection;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Recipe;
import io.serbench.process.ChildLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.protocol.FromChild.Inspected;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.result.DataProfile;
import io.serbench.result.Failure;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Inspects those data sets of a request that are the user's. A fork makes their values, because a
 * user's class may hang, exit, or fill the memory.
 */
public final class Inspector implements Engine.Drive<Inspection> {
  /** The origin of orders that need no provider of rows. */
  private static final Origin NOBODY = new Origin(Optional.empty(), Optional.empty());

  @Override
  public void over(RunRequest request, Forks forks, Consumer<Inspection> onKnown)
      throws IOException, InterruptedException {
    List<DatasetSource> sources =
        request.matrix().datasets().stream().filter(each -> !each.type().bundled()).toList();
    if (sources.isEmpty()) {
      return;
    }
    ChildLauncher usual = forks.open(request.jvm(), request.inProcess());
    forks.each(sources, source -> inspected(source, usual, request.jvm()), onKnown);
    for (Variant build : otherBuilds(request)) {
      ChildLauncher launcher = forks.open(build.jvm());
      forks.each(
          sources, source -> inspected(source, launcher, build.jvm()).in(build.mark()), onKnown);
    }
  }

  /**
   * Returns one variant for each other build of the user's class, which may lack fields that the
   * data file has.
   */
  private static Collection<Variant> otherBuilds(RunRequest request) {
    Map<UserClassPath, Variant> builds = new LinkedHashMap<>();
    request.matrix().variants().stream()
        .filter(variant -> variant.library().isEmpty())
        .forEach(variant -> builds.putIfAbsent(variant.jvm().classPath(), variant));
    builds.remove(request.jvm().classPath());
    return builds.values();
  }

  /**
   * What is known of a user's data set before any row is tried on it.
   *
   * @param profile the profile of its values; empty if they cannot be made
   * @param problem why the values cannot be made, one line for each problem; empty if they can
   * @param way the mark of the variant with another build of the class; empty for the default one
   */
  public record Inspection(Optional<DataProfile> profile, String problem, Optional<String> way) {
    public static Inspection made(DataProfile profile) {
      return new Inspection(Optional.of(profile), "", Optional.empty());
    }

    public static Inspection refused(String problem) {
      return new Inspection(Optional.empty(), problem, Optional.empty());
    }

    Inspection in(Optional<String> mark) {
      return new Inspection(profile, problem, mark);
    }
  }

  private static Inspection inspected(DatasetSource source, ChildLauncher launcher, JvmChoice jvm)
      throws InterruptedException {
    FromParent order = new FromParent.Inspect(DatasetRecipe.of(source));
    Reply<Inspected> reply =
        Conversation.ask(
            Inspected.class, heard -> launcher.start(NOBODY, order, jvm.timeout(), heard));
    if (reply.failure().isPresent()) {
      return Inspection.refused(
          "%s: no values of %s can be made of it: %s"
              .formatted(source.recipe().origin(), source.type(), cause(reply.failure().get())));
    }
    Inspected found = reply.answer().orElseThrow();
    return found
        .profile()
        .map(profile -> Inspection.made(readBy(jvm, source, profile)))
        .orElseGet(() -> Inspection.refused(found.problems()));
  }

  /** Adds to the profile whether a Jackson other than the user's read the file. */
  private static DataProfile readBy(JvmChoice jvm, DatasetSource source, DataProfile profile) {
    if (!(source.recipe() instanceof Recipe.Json)) {
      return profile;
    }
    List<String> notes = new ArrayList<>();
    SuppliedJackson.replaced(jvm.classPath()).ifPresent(notes::add);
    profile.reading().ifPresent(notes::add);
    return profile.readWith(Optional.of(String.join("; ", notes)).filter(all -> !all.isEmpty()));
  }

  private static String cause(Failure failure) {
    boolean lacksClasses =
        failure.kind() == Failure.Kind.LINKAGE
            && !failure.cause().contains(ExceptionInInitializerError.class.getName());
    return failure.cause() + (lacksClasses ? "; is -classpath complete?" : "");
  }
}
