package io.serbench.cli;

import io.serbench.catalog.UserClassPath;

/** Jars of the user. */
final class ClassPathOptions extends Options {
  private final Option<UserClassPath> classPath =
      option(
          "-classpath", UserJars.VALUE, "jars for libraries that serbench lacks; first in forks");

  ClassPathOptions() {
    super(Section.MEASURING);
  }

  /** The jars and folders; none where the option is not given. */
  UserClassPath classPath() {
    return classPath.value().orElse(UserClassPath.NONE);
  }
}
