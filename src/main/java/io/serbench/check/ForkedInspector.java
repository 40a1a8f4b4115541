package io.serbench.check;

import io.serbench.catalog.Origin;
import io.serbench.catalog.UserClassPath;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * Looks at the data sets of a request that are a user's. A child JVM makes their values: a user's
 * class may hang, exit, or fill the memory.
 */
public final class ForkedInspector extends ForkedTrial<Inspection> {
  /** No provider of rows is needed. */
  private static final Origin NOBODY = new Origin(Optional.empty(), Optional.empty());

  /** With children of these. */
  public ForkedInspector(ChildLaunchers launchers) {
    super(launchers);
  }

  @Override
  void sweep(RunRequest request, Consumer<Inspection> onKnown)
      throws IOException, InterruptedException {
    List<DatasetSource> sources =
        request.matrix().datasets().stream().filter(each -> !each.type().bundled()).toList();
    if (sources.isEmpty()) {
      return;
    }
    try (ChildLauncher launcher = open(request.jvm(), request.inProcess())) {
      each(sources, source -> inspected(source, launcher, request.jvm().timeout()), onKnown);
    }
    for (Variant build : otherBuilds(request)) {
      try (ChildLauncher launcher = open(build.jvm(), false)) {
        each(
            sources,
            source -> inspected(source, launcher, build.jvm().timeout()).in(build.mark()),
            onKnown);
      }
    }
  }

  /** One variant for each other build of the user's class: it may lack what the file has. */
  private static Collection<Variant> otherBuilds(RunRequest request) {
    Map<UserClassPath, Variant> builds = new LinkedHashMap<>();
    request.matrix().variants().stream()
        .filter(variant -> variant.library().isEmpty())
        .forEach(variant -> builds.putIfAbsent(variant.jvm().classPath(), variant));
    builds.remove(request.jvm().classPath());
    return builds.values();
  }

  private static Inspection inspected(
      DatasetSource source, ChildLauncher launcher, Duration timeout) throws InterruptedException {
    CompletableFuture<Inspection> said = new CompletableFuture<>();
    Optional<Failure> failure =
        new Conversation() {
          @Override
          public void hear(FromChild message) {
            if (message instanceof FromChild.Inspected found) {
              said.complete(Inspection.made(found.profile()));
            } else if (message instanceof FromChild.Refused refused) {
              said.complete(Inspection.refused(refused.problems()));
            }
          }
        }.with(launcher, NOBODY, new FromParent.Inspect(source.name(), source.recipe()), timeout);
    return said.getNow(
        Inspection.refused(
            source.recipe().origin()
                + ": no values of "
                + source.type()
                + " can be made of it: "
                + failure.map(ForkedInspector::cause).orElse("the child JVM did not answer")));
  }

  /** Jackson reads the files, and the user's jars come before serbench's. */
  private static String cause(Failure failure) {
    boolean lacksClasses =
        failure.kind() == Failure.Kind.LINKAGE
            && !failure.cause().contains(ExceptionInInitializerError.class.getName());
    return failure.cause()
        + (lacksClasses
            ? "; is -classpath complete, and without an old Jackson? serbench reads files with it"
            : "");
  }
}
