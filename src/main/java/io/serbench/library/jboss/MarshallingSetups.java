package io.serbench.library.jboss;

import io.serbench.dataset.DataType;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jboss.marshalling.Externalizer;
import org.jboss.marshalling.MappingClassExternalizerFactory;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.UnmarshallingObjectInputFilter;
import org.jboss.marshalling.UnmarshallingObjectInputFilter.Status;

/** The configurations of the rows. */
final class MarshallingSetups {
  private static final int INSTANCES = 32;
  private static final int CLASSES = 16;
  private static final int BUFFER_SIZE = 1024;
  private static final int SERIAL_BUFFER_SIZE = 2048;

  /** The maximum depth of nested objects, which is more than any data set has. */
  static final int MAX_DEPTH = 20;

  /** The maximum length of arrays, which is more than any data set has. */
  static final int MAX_ARRAY = 1_000_000;

  private static final Set<String> ADMITTED =
      Set.of("java.lang", "java.math", "java.time", "java.util");

  private MarshallingSetups() {}

  /**
   * Returns a configuration without aids. The counts are initial sizes of tables that are cleared
   * after each value, and the buffer is allocated for each value. The defaults (256, 64 and 512)
   * suit longer streams of smaller writes.
   */
  static MarshallingConfiguration plain() {
    MarshallingConfiguration configuration = new MarshallingConfiguration();
    configuration.setInstanceCount(INSTANCES);
    configuration.setClassCount(CLASSES);
    configuration.setBufferSize(BUFFER_SIZE);
    return configuration;
  }

  /**
   * Returns a configuration for the serial protocol, whose two buffers flush each other endlessly
   * if a block ends just when the outer one is full. With a size of 1024 this happens on {@code
   * users.1000k}; with this size it happens on no data set.
   */
  static MarshallingConfiguration serial() {
    MarshallingConfiguration configuration = plain();
    configuration.setBufferSize(SERIAL_BUFFER_SIZE);
    return configuration;
  }

  /**
   * Returns a configuration without aids, but with a filter for each class that the bytes name. It
   * is not one of patterns, as in the JDK, since River's pattern filters reject arrays of
   * primitives.
   *
   * @see UnmarshallingObjectInputFilter
   */
  static MarshallingConfiguration filtered(DataType<?> type) {
    MarshallingConfiguration configuration = plain();
    configuration.setUnmarshallingFilter(
        input ->
            input.getDepth() > MAX_DEPTH
                    || input.getArrayLength() > MAX_ARRAY
                    || (input.getUnmarshalledClass() != null
                        && !isAdmitted(input.getUnmarshalledClass(), type))
                ? Status.REJECTED
                : Status.ALLOWED);
    return configuration;
  }

  private static boolean isAdmitted(Class<?> named, DataType<?> type) {
    Class<?> element = named;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    return element.isPrimitive()
        || type.writtenClasses().contains(element)
        || ADMITTED.contains(element.getPackageName());
  }

  /**
   * Returns a configuration with externalizers only. Each is written as an object, with the name of
   * its class.
   */
  static MarshallingConfiguration externalizers() {
    MarshallingConfiguration configuration = plain();
    setExternalizers(
        configuration,
        new MediaContentExternalizer(),
        new MediaExternalizer(),
        new ImageExternalizer());
    return configuration;
  }

  static MarshallingConfiguration classTable(DataType<?> type) {
    MarshallingConfiguration configuration = plain();
    configuration.setClassTable(new NumberedClassTable(type.writtenClasses()));
    return configuration;
  }

  /**
   * Returns a configuration with both aids. A table of known objects avoids writing the
   * externalizers themselves.
   */
  static MarshallingConfiguration classTableAndExternalizers(DataType<?> type) {
    Externalizer content = new MediaContentExternalizer();
    Externalizer media = new MediaExternalizer();
    Externalizer image = new ImageExternalizer();
    MarshallingConfiguration configuration = classTable(type);
    setExternalizers(configuration, content, media, image);
    configuration.setObjectTable(new NumberedObjectTable(List.of(content, media, image)));
    return configuration;
  }

  private static void setExternalizers(
      MarshallingConfiguration configuration,
      Externalizer content,
      Externalizer media,
      Externalizer image) {
    configuration.setClassExternalizerFactory(
        new MappingClassExternalizerFactory(
            Map.of(MediaContent.class, content, Media.class, media, Image.class, image)));
  }
}
