package io.serbench.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class ClassVersionsTest {
  private static final int JDK = 100;

  /** Defines this class as if it had been compiled for a later JDK. */
  private static final class Loader extends ClassLoader {
    Class<?> defined() throws IOException {
      String file = ClassVersionsTest.class.getName().replace('.', '/') + ".class";
      try (InputStream in = ClassVersionsTest.class.getClassLoader().getResourceAsStream(file)) {
        byte[] bytes = in.readAllBytes();
        ByteBuffer.wrap(bytes).putShort(6, (short) (JDK + 44));
        return defineClass(ClassVersionsTest.class.getName(), bytes, 0, bytes.length);
      }
    }
  }

  @Test
  void theJdkThatAClassNeedsIsSaid() {
    Throwable thrown = catchThrowable(() -> new Loader().defined());
    String needed = ClassVersionsTest.class.getName() + " needs Java 100: pass -jvm=100";

    assertThat(ClassVersions.needed(thrown)).map(Object::toString).hasValue(needed);
    assertThat(ClassVersions.needed(new IllegalStateException(thrown)))
        .map(Object::toString)
        .hasValue(needed);
  }

  @Test
  void otherErrorsSayNothingOfIt() {
    assertThat(ClassVersions.needed(new NoClassDefFoundError("com/acme/Order"))).isEmpty();
    assertThat(ClassVersions.needed(new UnsupportedClassVersionError())).isEmpty();
  }
}
