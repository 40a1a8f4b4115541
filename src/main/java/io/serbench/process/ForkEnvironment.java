package io.serbench.process;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The environment variables that forks get. A fork runs code that serbench does not know, and a
 * build's environment has tokens that are nobody's business, so it gets only what JVMs and the
 * system's libraries read, and what the user names.
 */
final class ForkEnvironment {
  private static final Set<String> PASSED =
      Set.of(
          // Of all systems.
          "PATH",
          "HOME",
          "USER",
          "LOGNAME",
          "LANG",
          "LANGUAGE",
          "TZ",
          "TMPDIR",
          "TMP",
          "TEMP",
          "JAVA_HOME",
          "JAVA_TOOL_OPTIONS",
          "JDK_JAVA_OPTIONS",
          "_JAVA_OPTIONS",
          // Linkers and allocators of Unix.
          "LD_LIBRARY_PATH",
          "LD_PRELOAD",
          "DYLD_LIBRARY_PATH",
          "GLIBC_TUNABLES",
          "MALLOC_ARENA_MAX",
          "MALLOC_CONF",
          // Windows.
          "SYSTEMROOT",
          "SYSTEMDRIVE",
          "WINDIR",
          "COMSPEC",
          "PATHEXT",
          "USERNAME",
          "USERPROFILE",
          "APPDATA",
          "LOCALAPPDATA",
          "NUMBER_OF_PROCESSORS",
          "PROCESSOR_ARCHITECTURE");

  private static final String LOCALES = "LC_";

  private ForkEnvironment() {}

  /** Removes the variables that a fork does not get, unless they are among {@code more}. */
  static void restrict(Map<String, String> environment, List<String> more) {
    environment.keySet().removeIf(name -> !isPassed(name) && !more.contains(name));
  }

  private static boolean isPassed(String name) {
    String known = name.toUpperCase(Locale.ROOT); // Windows ignores case.
    return PASSED.contains(known) || known.startsWith(LOCALES);
  }
}
