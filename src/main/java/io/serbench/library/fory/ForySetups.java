package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import java.io.Serializable;
import java.util.List;
import java.util.stream.Stream;
import org.apache.fory.BaseFory;
import org.apache.fory.Fory;
import org.apache.fory.ThreadSafeFory;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.resolver.AllowListChecker;

/**
 * The configurations of the rows. Fory's page on <a
 * href="https://github.com/apache/fory/blob/main/docs/object-serialization/java/basic-serialization.md">serialization</a>
 * advises for speed: native mode, one schema, classes registered by number, no references tracked;
 * the javadoc of {@link ForyBuilder} tells what its other options cost.
 */
final class ForySetups {
  private ForySetups() {}

  /** Only the classes of the type are admitted, and each is written as a number. */
  static Fory registered(DataType<?> type, boolean references) {
    return register(type, common().withRefTracking(references).build());
  }

  /** As registered, without references, for threads that share it. */
  static ThreadSafeFory threadSafe(DataType<?> type) {
    return register(type, common().withRefTracking(false).buildThreadSafeFory());
  }

  /** As registered, without references, one for each thread behind what threads share. */
  static ThreadSafeFory threadLocal(DataType<?> type) {
    return register(type, common().withRefTracking(false).buildThreadLocalFory());
  }

  /** Any class is admitted; its name is written once for each value. */
  static Fory unregistered(boolean references) {
    return anyClass(common().withRefTracking(references)).build();
  }

  /** Nothing is registered; of the classes that bytes name, those of the type are admitted. */
  static Fory allowList(DataType<?> type) {
    AllowListChecker admitted = new AllowListChecker(AllowListChecker.CheckLevel.STRICT);
    Stream.concat(type.writtenClasses().stream(), type.parts().others().stream())
        // It also checks superclasses, if a class has methods for the JDK's serialization.
        .flatMap(
            admissible ->
                Stream.<Class<?>>iterate(admissible, Class::getSuperclass)
                    .takeWhile(above -> above == admissible || isSerializable(above)))
        .forEach(admissible -> admitted.allowClass(admissible.getName()));
    return common()
        .withRefTracking(false)
        .requireClassRegistration(false)
        .withTypeChecker(admitted)
        .build();
  }

  private static boolean isSerializable(Class<?> type) {
    return type != null && Serializable.class.isAssignableFrom(type);
  }

  /**
   * Any class is admitted; names and types of its fields are written once for each value, and what
   * the reader's class lacks is skipped.
   */
  static Fory compatible(boolean references) {
    return anyClass(common().withRefTracking(references).withCompatible(true)).build();
  }

  /** As Fory's builder has it: registered, changed classes tolerated, no references tracked. */
  static Fory compatibleRegistered(DataType<?> type) {
    return register(type, common().withRefTracking(false).withCompatible(true).build());
  }

  /**
   * As compatible, but names and types of fields are written once for all values. Compatible mode
   * is meta share with the scope of one value; this takes the scope away.
   */
  static Fory metaShared(boolean references) {
    return anyClass(
            common()
                .withRefTracking(references)
                .withCompatible(true)
                .withMetaShare(true)
                .withScopedMetaShare(false))
        .build();
  }

  /**
   * Registered, in the format that Fory's other languages read. Numbers for the classes are given
   * here, because all languages must agree on them; of the JDK's own it has those that the format
   * has.
   */
  static Fory xlang(List<Class<?>> classes, boolean compatible) {
    Fory fory = common().withXlang(true).withCompatible(compatible).withRefTracking(false).build();
    int number = 1;
    for (Class<?> each : classes) {
      fory.register(each, number++);
    }
    return fory;
  }

  /** Registered, nothing compressed. */
  static Fory fastest(DataType<?> type, boolean references) {
    return register(
        type,
        common()
            .withRefTracking(references)
            .withNumberCompressed(false)
            .withStringCompressed(false)
            .withClassVersionCheck(false)
            .build());
  }

  private static ForyBuilder common() {
    return Fory.builder()
        .withXlang(false)
        .withCompatible(false)
        .withCodegen(true)
        .withAsyncCompilation(false);
  }

  private static ForyBuilder anyClass(ForyBuilder builder) {
    return builder
        .requireClassRegistration(false)
        // Fory asks for a checker where nothing is registered; this one admits any class.
        .withTypeChecker((resolver, className) -> true);
  }

  /**
   * Does not call {@code ensureSerializersCompiled}, which would only generate code before the
   * first call: it visits a hash table while that grows, and so throws or not, by chance, for
   * superclasses that nobody needs to register.
   */
  private static <F extends BaseFory> F register(DataType<?> type, F fory) {
    for (Class<?> each : type.writtenClasses()) {
      fory.register(each);
    }
    for (Class<?> each : type.parts().others()) {
      fory.register(each);
    }
    return fory;
  }
}
