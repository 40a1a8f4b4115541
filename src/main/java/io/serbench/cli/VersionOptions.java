package io.serbench.cli;

import java.util.Optional;

/** Which serbench this is. */
final class VersionOptions extends Options {
  private final Option<Boolean> version = general(flag("the version of serbench", "-version"));

  VersionOptions() {
    super(Section.OUTPUT);
  }

  boolean asked() {
    return version.given();
  }

  /** The version of this build; a build tool's class directory has none. */
  static String version() {
    return Optional.ofNullable(VersionOptions.class.getPackage().getImplementationVersion())
        .orElse("(unpacked)");
  }
}
