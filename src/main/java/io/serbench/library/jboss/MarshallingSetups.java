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

  /** Objects within objects; leaves room for all data sets. */
  static final int MAX_DEPTH = 20;

  /** Elements; leaves room for all data sets. */
  static final int MAX_ARRAY = 1_000_000;

  private static final Set<String> ADMITTED =
      Set.of("java.lang", "java.math", "java.time", "java.util");

  private MarshallingSetups() {}

  /**
   * No aid. The counts set the size of tables that are cleared after each value and grow where they
   * must, and the buffer is made anew for each value; the defaults (256, 64 and 512) suit longer
   * streams of smaller writes.
   */
  static MarshallingConfiguration plain() {
    MarshallingConfiguration configuration = new MarshallingConfiguration();
    configuration.setInstanceCount(INSTANCES);
    configuration.setClassCount(CLASSES);
    configuration.setBufferSize(BUFFER_SIZE);
    return configuration;
  }

  /**
   * As plain, for the serial protocol, whose two buffers flush each other without end where a block
   * ends just as the outer one is full. That is a matter of luck; with 1024 it happens on {@code
   * users.1000k}, and with this on none of the data sets.
   */
  static MarshallingConfiguration serial() {
    MarshallingConfiguration configuration = plain();
    configuration.setBufferSize(SERIAL_BUFFER_SIZE);
    return configuration;
  }

  /**
   * As plain, and a filter that is asked for each class that bytes name. It is no filter by
   * patterns as the JDK has them, since River's refuse arrays of primitives.
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
        || type.classes().contains(element)
        || ADMITTED.contains(element.getPackageName());
  }

  /** Externalizers alone: each is written to the data as an object, with the name of its class. */
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
    configuration.setClassTable(new NumberedClassTable(type.classes()));
    return configuration;
  }

  /** Both; a table of known objects spares the externalizers themselves from being written. */
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
