package io.serbench.dataset.object;

import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.Comparator;
import java.util.EventObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Random;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An object that another holds.
 *
 * @param owner the class that gives access to it
 * @param place its name in messages: {@code .getMessage()}, {@code .price}
 * @param field empty if the JDK's part of the object holds it
 * @param none what null stands for, in messages; empty for null itself
 */
public record Part(
    Class<?> owner,
    String place,
    Function<Object, Object> get,
    Optional<Field> field,
    String none) {
  private static final List<Part> OF_THE_JDK =
      List.of(
          Part.of(SortedMap.class, ".comparator()", map -> order(map.comparator())),
          Part.of(SortedSet.class, ".comparator()", set -> order(set.comparator())),
          Part.of(PriorityQueue.class, ".comparator()", queue -> order(queue.comparator())),
          Part.of(PriorityBlockingQueue.class, ".comparator()", queue -> order(queue.comparator())),
          Part.of(BlockingQueue.class, ".remainingCapacity()", Part::bound).orElse("unlimited"),
          Part.of(Properties.class, ".stringPropertyNames()", Part::withDefaults).orElse("{}"),
          Part.of(Map.Entry.class, ".getKey()", entry -> entry.getKey()),
          Part.of(Map.Entry.class, ".getValue()", entry -> entry.getValue()),
          Part.of(Optional.class, ".get()", Part::value),
          Part.of(AtomicReference.class, ".get()", holder -> holder.get()),
          Part.of(CompletableFuture.class, ".isDone()", future -> future.isDone()),
          Part.of(CompletableFuture.class, ".get()", Part::result),
          Part.of(AtomicReferenceArray.class, "", Part::elements),
          Part.of(AtomicMarkableReference.class, ".get()", holder -> holder.getReference()),
          Part.of(AtomicMarkableReference.class, ".isMarked()", holder -> holder.isMarked()),
          Part.of(AtomicStampedReference.class, ".get()", holder -> holder.getReference()),
          Part.of(AtomicStampedReference.class, ".getStamp()", holder -> holder.getStamp()),
          Part.of(Reference.class, ".get()", holder -> holder.get()),
          Part.of(EventObject.class, ".getSource()", EventObject::getSource),
          Part.of(Throwable.class, ".getMessage()", Throwable::getMessage),
          Part.of(Throwable.class, ".getCause()", Throwable::getCause),
          Part.of(Throwable.class, ".getSuppressed()", Throwable::getSuppressed),
          Part.of(Proxy.class, ".handler", Proxy::getInvocationHandler),
          Part.of(Pattern.class, ".pattern()", Pattern::pattern),
          Part.of(Pattern.class, ".flags()", Pattern::flags),
          Part.of(Random.class, ".nextLong()", Part::next));

  private static final Part SERIAL_FORM = Part.of(Comparator.class, "", SerialForm::of);

  private static <T> Part of(Class<T> owner, String place, Function<T, Object> get) {
    return new Part(
        owner,
        place,
        object -> owner.isInstance(object) ? get.apply(owner.cast(object)) : null,
        Optional.empty(),
        "");
  }

  private Part orElse(String word) {
    return new Part(owner, place, get, field, word);
  }

  /** Returns whether a field may hold an object; a library that writes to memory may break that. */
  public boolean accepts(Object held) {
    return held == null
        || field.isEmpty()
        || field.get().getType().isPrimitive()
        || field.get().getType().isInstance(held);
  }

  static Part of(Field field) {
    return new Part(
        field.getDeclaringClass(),
        "." + field.getName(),
        object -> Fields.get(field, object),
        Optional.of(field),
        "");
  }

  static List<Part> ofTheJdk(Class<?> type) {
    return SerialForm.has(type)
        ? List.of(SERIAL_FORM)
        : OF_THE_JDK.stream().filter(part -> part.owner.isAssignableFrom(type)).toList();
  }

  /** Returns null for the natural order, which both null and a comparator stand for. */
  private static Comparator<?> order(Comparator<?> comparator) {
    return comparator == Comparator.naturalOrder() ? null : comparator;
  }

  /** Returns what can be found by a name, in the defaults as well. */
  private static Object withDefaults(Properties properties) {
    Map<String, String> all = new TreeMap<>();
    properties.stringPropertyNames().forEach(name -> all.put(name, properties.getProperty(name)));
    return all.isEmpty() ? null : all;
  }

  /** Returns the capacity that is left; null for what has no limit. */
  private static Object bound(BlockingQueue<?> queue) {
    int left = queue.remainingCapacity();
    return left >= Integer.MAX_VALUE - queue.size() ? null : left;
  }

  /** Returns what copies say next; null for random numbers that no seed repeats. */
  private static Object next(Random random) {
    List<Long> drawn =
        Stream.of(random, random)
            .flatMap(
                it -> Rebuilt.attempt(() -> ((Random) Rebuilt.serialized(it)).nextLong()).stream())
            .distinct()
            .toList();
    return drawn.size() == 1 ? drawn.get(0) : null;
  }

  /** Returns the result, or what was thrown instead; null as long as there is none. */
  private static Object result(CompletableFuture<?> future) {
    return future.isDone()
        ? future.handle((value, thrown) -> thrown == null ? value : thrown).join()
        : null;
  }

  private static Object value(Optional<?> optional) {
    return optional.orElse(null);
  }

  private static Object elements(AtomicReferenceArray<?> array) {
    return IntStream.range(0, array.length()).mapToObj(array::get).toArray();
  }
}
