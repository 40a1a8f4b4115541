package io.serbench.run;

import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.JvmInfo;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The launchers of a run, one for each JVM that its variants run in. */
final class Launchers implements Closeable {
  private final List<Variant> variants;
  private final Map<JvmChoice, ForkLauncher> launchers = new LinkedHashMap<>();

  private Launchers(List<Variant> variants) {
    this.variants = variants;
  }

  /**
   * Opens the launchers of a request.
   *
   * @throws JvmException if a JVM does not start
   */
  static Launchers open(ForkLauncher.LauncherFactory opener, RunRequest request) {
    Launchers opened = new Launchers(request.matrix().variants());
    try {
      for (Variant variant : opened.variants) {
        if (!opened.launchers.containsKey(variant.jvm())) {
          opened.launchers.put(variant.jvm(), opener.open(variant.jvm(), request.inProcess()));
        }
      }
      return opened;
    } catch (InterruptedException e) {
      opened.close();
      Thread.currentThread().interrupt();
      throw new JvmException("interrupted while asking the JVM for its version", e);
    } catch (IOException e) {
      opened.close();
      throw unusable(e);
    } catch (Throwable e) {
      opened.close();
      throw e;
    }
  }

  private static UncheckedIOException unusable(IOException e) {
    return new UncheckedIOException("cannot use the port or the folder for forks", e);
  }

  ForkLauncher of(Variant variant) {
    return launchers.get(variant.jvm());
  }

  /** Returns the JVM of the variant that others are compared with. */
  JvmInfo jvm() {
    return of(variants.get(0)).jvm();
  }

  /** Returns descriptions of the variants that have a name and are not copies. */
  List<VariantInfo> variants() {
    return variants.stream()
        .filter(variant -> !variant.isCopy() && variant.mark().isPresent())
        .map(
            variant ->
                new VariantInfo(
                    variant.mark().get(),
                    of(variant).jvm(),
                    variant.jars(),
                    Optional.of(variant.traffic()),
                    variant.omission().map(Variant.Omission::omitted)))
        .toList();
  }

  void killAll() {
    launchers.values().forEach(ForkLauncher::killAll);
  }

  @Override
  public void close() {
    try {
      for (ForkLauncher launcher : launchers.values()) {
        launcher.close();
      }
    } catch (IOException e) {
      throw unusable(e);
    }
  }
}
