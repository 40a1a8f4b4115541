package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.UserClassPath;

/** Jars of the user. */
final class ClassPathOptions extends Options {
  private final Option<UserClassPath> classPath =
      loads(
          option(
              "-classpath",
              UserJars.VALUE,
              "jars of yours: rows, and libraries that serbench lacks"));

  ClassPathOptions() {
    super(Section.MEASURING);
  }

  /** The jars and folders; none where the option is not given. */
  UserClassPath classPath() {
    return classPath.value().orElse(UserClassPath.NONE);
  }

  /**
   * All rows, those of the jars included. Their code runs in the first of these JVMs, not in ours.
   */
  Catalog catalog(Services services, JvmOptions jvm) {
    Catalog own = services.catalog();
    return classPath.given()
        ? own.with(services.foreignRows(jvm.choices(classPath()).get(0)))
        : own;
  }

  /** The same, where nobody said in which JVM. */
  Catalog catalog(Services services) {
    return catalog(services, new JvmOptions());
  }
}
