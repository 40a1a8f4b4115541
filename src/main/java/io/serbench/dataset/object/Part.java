package io.serbench.dataset.object;

import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.Comparator;
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
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * An object that another holds.
 *
 * @param owner the class that gives access to it
 * @param place its name in messages: {@code .getMessage()}, {@code .price}
 * @param field empty if the JDK's part of the object holds it
 */
public record Part(
    Class<?> owner, String place, Function<Object, Object> get, Optional<Field> field) {
  private static final List<Part> OF_THE_JDK =
      List.of(
          Part.of(SortedMap.class, ".comparator()", map -> order(map.comparator())),
          Part.of(SortedSet.class, ".comparator()", set -> order(set.comparator())),
          Part.of(PriorityQueue.class, ".comparator()", queue -> order(queue.comparator())),
          Part.of(PriorityBlockingQueue.class, ".comparator()", queue -> order(queue.comparator())),
          new Part(BlockingQueue.class, ".remainingCapacity()", Part::bound, Optional.empty()),
          Part.of(Properties.class, ".stringPropertyNames()", Part::withDefaults),
          Part.of(Map.Entry.class, ".getKey()", entry -> entry.getKey()),
          Part.of(Map.Entry.class, ".getValue()", entry -> entry.getValue()),
          Part.of(Optional.class, ".get()", Part::value),
          Part.of(AtomicReference.class, ".get()", holder -> holder.get()),
          Part.of(AtomicReferenceArray.class, "", Part::elements),
          Part.of(AtomicMarkableReference.class, ".get()", holder -> holder.getReference()),
          Part.of(AtomicMarkableReference.class, ".isMarked()", holder -> holder.isMarked()),
          Part.of(AtomicStampedReference.class, ".get()", holder -> holder.getReference()),
          Part.of(AtomicStampedReference.class, ".getStamp()", holder -> holder.getStamp()),
          Part.of(Reference.class, ".get()", holder -> holder.get()),
          Part.of(Throwable.class, ".getMessage()", Throwable::getMessage),
          Part.of(Throwable.class, ".getCause()", Throwable::getCause),
          Part.of(Throwable.class, ".getSuppressed()", Throwable::getSuppressed),
          Part.of(Proxy.class, ".handler", Proxy::getInvocationHandler),
          Part.of(Pattern.class, ".pattern()", Pattern::pattern),
          Part.of(Pattern.class, ".flags()", Pattern::flags),
          Part.of(Random.class, ".nextLong()", Part::next));

  private static <T> Part of(Class<T> owner, String place, Function<T, Object> get) {
    return new Part(owner, place, object -> get.apply(owner.cast(object)), Optional.empty());
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
        Optional.of(field));
  }

  static List<Part> ofTheJdk(Class<?> type) {
    return OF_THE_JDK.stream().filter(part -> part.owner.isAssignableFrom(type)).toList();
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

  /** Returns the capacity that is left; null for what has no limit, or is no such queue. */
  private static Object bound(Object queue) {
    int left = queue instanceof BlockingQueue<?> it ? it.remainingCapacity() : Integer.MAX_VALUE;
    return left >= Integer.MAX_VALUE - ((Collection<?>) queue).size() ? null : left;
  }

  /** Returns what a copy says next; null for random numbers that no seed repeats. */
  private static Object next(Random random) {
    return random.getClass() == Random.class
        ? ((Random) Rebuilt.copies(random).get(0)).nextLong()
        : null;
  }

  private static Object value(Optional<?> optional) {
    return optional.orElse(null);
  }

  private static Object elements(AtomicReferenceArray<?> array) {
    return IntStream.range(0, array.length()).mapToObj(array::get).toArray();
  }
}
