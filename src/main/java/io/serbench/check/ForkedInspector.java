package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.result.Failure;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * Looks at the data sets of a request that are a user's. A child JVM makes their values: a user's
 * class may hang, exit, or fill the memory.
 */
public final class ForkedInspector extends ForkedTrial<Inspected> {
  /** A JVM is started for a row; this one opens none. */
  private static final Row NO_ROW =
      Row.named("(no row)")
          .opensWith(
              (row, type) -> {
                throw new IllegalStateException("no row opens nothing");
              });

  /** With real JVMs. */
  public ForkedInspector() {
    this(ChildLaunchers.STANDARD);
  }

  ForkedInspector(ChildLaunchers launchers) {
    super(launchers);
  }

  @Override
  void sweep(RunRequest request, Consumer<Inspected> onKnown)
      throws IOException, InterruptedException {
    List<DatasetSource> sources =
        request.matrix().datasets().stream().filter(each -> !each.type().bundled()).toList();
    if (sources.isEmpty()) {
      return;
    }
    try (ChildLauncher launcher = open(request.jvm(), request.inProcess())) {
      each(sources, source -> inspected(source, launcher), onKnown);
    }
  }

  private static Inspected inspected(DatasetSource source, ChildLauncher launcher)
      throws InterruptedException {
    CompletableFuture<Inspected> said = new CompletableFuture<>();
    Optional<Failure> failure =
        new Conversation() {
          @Override
          public void hear(FromChild message) {
            if (message instanceof FromChild.Inspected found) {
              said.complete(Inspected.made(found.profile()));
            } else if (message instanceof FromChild.Refused refused) {
              said.complete(Inspected.refused(refused.problems()));
            }
          }
        }.with(launcher, NO_ROW, List.of(), new FromParent.Inspect(source.name(), source.recipe()));
    return said.getNow(
        Inspected.refused(
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
