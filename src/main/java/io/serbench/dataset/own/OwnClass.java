package io.serbench.dataset.own;

import io.serbench.dataset.DataFileException;

/** Finds a class of the user's in this JVM. */
final class OwnClass {
  private OwnClass() {}

  /**
   * The class. Of a class within a class, the name may have dots throughout, as in the language.
   *
   * @throws DataFileException where there is none, or it cannot be loaded
   */
  static Class<?> named(String name) throws DataFileException {
    String tried = name;
    while (true) {
      try {
        return Class.forName(tried);
      } catch (ClassNotFoundException e) {
        int dot = tried.lastIndexOf('.');
        if (dot < 0) {
          throw new DataFileException(
              "-type="
                  + name
                  + ": there is no such class; give its full name, such as com.acme.Order, and the"
                  + " jars that it needs with -classpath=",
              e);
        }
        tried = tried.substring(0, dot) + '$' + tried.substring(dot + 1);
      } catch (LinkageError e) {
        throw new DataFileException(
            "-type=" + name + ": the class does not load (" + e + "); is -classpath complete?", e);
      }
    }
  }
}
