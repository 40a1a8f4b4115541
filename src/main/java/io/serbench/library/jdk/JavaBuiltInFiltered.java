package io.serbench.library.jdk;

import io.serbench.dataset.DataType;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.util.StringJoiner;

/**
 * Like {@link JavaBuiltIn}, with a filter of patterns that the stream applies to each class and
 * array before it creates an instance. It admits the classes of the type, the JDK's packages of
 * values and collections, and nothing else.
 *
 * <p>The limits are above what the data sets need. Bytes and references are not limited, since a
 * stream counts them from its beginning, however many values it has.
 *
 * @see <a href="https://docs.oracle.com/en/java/javase/17/core/serialization-filtering1.html">Core
 *     Libraries, "Serialization Filtering"</a>
 */
final class JavaBuiltInFiltered<T> extends JavaBuiltIn<T> {
  /** The limits in the syntax of the patterns. */
  static final String LIMITS = "maxdepth=20;maxarray=1000000";

  private static final String JDK = "java.lang.*;java.math.*;java.time.*;java.util.*";

  private final ObjectInputFilter filter;

  JavaBuiltInFiltered(DataType<T> type) {
    super(type);
    StringJoiner patterns = new StringJoiner(";");
    patterns.add(LIMITS);
    type.writtenClasses().forEach(written -> patterns.add(written.getName()));
    patterns.add(JDK).add("!*");
    this.filter = ObjectInputFilter.Config.createFilter(patterns.toString());
  }

  @Override
  ObjectInputStream open(InputStream in) throws IOException {
    ObjectInputStream objects = super.open(in);
    objects.setObjectInputFilter(filter);
    return objects;
  }
}
