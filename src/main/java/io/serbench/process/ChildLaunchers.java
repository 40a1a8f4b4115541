package io.serbench.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Opens launchers. Tests put a fake one in its place. */
@FunctionalInterface
public interface ChildLaunchers {
  /**
   * A child JVM for each job, or none at all. What a JVM says of itself is asked once, however many
   * launchers are opened.
   */
  static ChildLaunchers standard() {
    return new Standard();
  }

  /**
   * A launcher, ready.
   *
   * @param inProcess whether jobs run in this JVM
   * @throws JvmException where the JVM that shall run forks does not start
   */
  ChildLauncher open(JvmChoice jvm, boolean inProcess)
      throws JvmException, IOException, InterruptedException;

  /** Real ones. */
  final class Standard implements ChildLaunchers {
    /** All that what a JVM says of itself depends on. */
    private record Asked(Path java, List<String> options) {}

    private final Map<Asked, ChildJvm> known = new HashMap<>();

    private Standard() {}

    @Override
    public ChildLauncher open(JvmChoice jvm, boolean inProcess)
        throws JvmException, IOException, InterruptedException {
      return inProcess ? new InProcessLauncher() : new ProcessLauncher(jvm, probed(jvm));
    }

    private synchronized ChildJvm probed(JvmChoice jvm) throws InterruptedException {
      Asked asked = new Asked(jvm.java(), jvm.options());
      ChildJvm found = known.get(asked);
      if (found == null) {
        found = JvmProbe.probe(jvm);
        known.put(asked, found);
      }
      return found;
    }
  }
}
