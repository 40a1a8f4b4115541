package io.serbench.dataset.equality;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.Looks.Answer;
import io.serbench.dataset.equality.Looks.Look;
import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.object.Leaves;
import io.serbench.dataset.object.ObjectKind;
import io.serbench.dataset.object.ObjectWalk;
import io.serbench.dataset.object.Rebuilt;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Compares what a program sees of a value and of its copy. Two more readings of the value say what
 * a difference is worth: a look that differs between them, or from one look to the next, tells
 * nothing of the copy.
 */
public final class LookComparison<T> {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int MOST_OBJECTS = 200_000; // In one value; all fields are compared.
  private static final int MOST_CHANGING = 8; // Places at which a look differs by itself.

  private final Dataset<T> dataset;
  private final int place;
  private final T expected;
  private final Partners copies;
  private final Map<String, Integer> changing = new HashMap<>();
  private volatile String current = "";

  private LookComparison(Dataset<T> dataset, int place, T expected, T actual) {
    this.dataset = dataset;
    this.place = place;
    this.expected = expected;
    this.copies = DeepEquality.pairs(dataset, expected, actual);
  }

  /** Two objects that are compared by a look. */
  private record Pair(Object one, Object other) {}

  /**
   * Returns the first difference that a program can see, or else that of fields; empty if there is
   * none, or if the type's values are compared by other means. Looks may change what they look at,
   * so neither object may be used afterwards.
   *
   * @param place the value's place in the data set
   * @param ofFields the difference of fields, which says more than an {@code equals} that fails
   */
  public static <T> Optional<String> difference(
      String name, Dataset<T> dataset, int place, T expected, T actual, Optional<String> ofFields) {
    boolean looks =
        Proofs.of(dataset).isPresent()
            && !DeepEquality.isGenerated(dataset.type())
            && expected != null
            && actual != null;
    if (!looks) {
      return ofFields;
    }
    LookComparison<T> comparison = new LookComparison<>(dataset, place, expected, actual);
    return DeepStack.callWithin(LIMIT, () -> comparison.first(name, ofFields))
        .orElseGet(() -> ofFields.or(() -> Optional.of(name + comparison.overdue())));
  }

  private String overdue() {
    return current + " did not return: it was not compared";
  }

  private Optional<String> first(String name, Optional<String> ofFields) {
    List<Pair> pairs = pairs();
    Optional<String> wrong =
        pairs.stream().flatMap(pair -> between(pair.one(), pair.other()).stream()).findFirst();
    if (wrong.isPresent() || ofFields.isPresent()) {
      return wrong.map(name::concat).or(() -> ofFields);
    }
    Collections.reverse(pairs); // If a part is not equal, what holds it is not equal either.
    return pairs.stream()
        .flatMap(pair -> comparison(pair.one(), pair.other()).stream())
        .findFirst()
        .map(name::concat);
  }

  /** Returns the objects of the value and their copies, each before what it holds. */
  private List<Pair> pairs() {
    List<Object> all = new ArrayList<>();
    ObjectWalk.through(
        expected,
        (object, depth) -> {
          if (all.size() < MOST_OBJECTS) {
            all.add(object);
          }
        });
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Pair> pairs = new ArrayList<>();
    for (Object object : all) {
      if (object != null && seen.add(object)) {
        Object copy = copies.of(object);
        if (copy != null && copy != object) {
          pairs.add(new Pair(object, copy));
        }
      }
    }
    return pairs;
  }

  private Optional<String> between(Object object, Object copy) {
    List<Look> looks = Looks.of(object);
    boolean isFree = ObjectKind.of(object.getClass()).isFree();
    for (int i = 0; i < looks.size(); i++) {
      current = looks.get(i).name();
      Answer expectedAnswer = looks.get(i).at(object);
      Answer actualAnswer = looks.get(i).at(copy);
      // Another collection may stand for this one, and lack what its interface has not.
      boolean isOfClass = isFree && actualAnswer.isMissing();
      if (!isOfClass
          && !arePair(expectedAnswer, actualAnswer)
          && !isLike(expectedAnswer, actualAnswer)) {
        Optional<Answer> right = settled(object, looks, i);
        if (right.filter(answer -> !isLike(answer, actualAnswer)).isPresent()) {
          return Optional.of(
              path(object)
                  + (actualAnswer.isMissing()
                      ? " is a %s, which has no %s"
                          .formatted(copy.getClass().getTypeName(), looks.get(i).name())
                      : looks.get(i).name() + said(actualAnswer, right.get())));
        }
      }
    }
    return Optional.empty();
  }

  /** Says what the answers are, or where they differ if both have the same string. */
  private String said(Answer actual, Answer right) {
    return right
        .difference(actual, dataset)
        .filter(difference -> actual.shown().equals(right.shown()))
        .map(Difference::toString)
        .orElseGet(() -> " " + actual + " (was " + right.shown() + ")");
  }

  /** Returns whether the answers are objects of value and copy that are looked at themselves. */
  private boolean arePair(Answer one, Answer other) {
    return one.value().isPresent()
        && other.value().isPresent()
        && copies.of(one.value().get()) == other.value().get();
  }

  private Proofs proofs() {
    return Proofs.of(dataset).orElseThrow();
  }

  private boolean isLike(Answer one, Answer other) {
    return one.isLike(other, dataset);
  }

  /** Returns the answer that two other readings agree upon, now and when they are asked again. */
  private Optional<Answer> settled(Object object, List<Look> looks, int index) {
    String name = object.getClass().getName() + looks.get(index).name();
    if (changing.getOrDefault(name, 0) >= MOST_CHANGING) {
      return Optional.empty();
    }
    Optional<Answer> settled =
        twins(object)
            .flatMap(
                twins -> {
                  Answer first = last(looks, index, twins.one());
                  boolean same =
                      isLike(first, last(looks, index, twins.other()))
                          && isLike(first, last(looks, index, twins.one()))
                          && !proofs().isOfLayout(looks.get(index), first, twins.other());
                  return Optional.of(first).filter(answer -> same);
                });
    if (settled.isEmpty()) {
      changing.merge(name, 1, Integer::sum);
      String look = object.getClass().getSimpleName() + looks.get(index).name();
      proofs().passOver(look, "differs between equal objects");
    }
    return settled;
  }

  /** Returns the answer to a look that follows all before it. */
  private static Answer last(List<Look> looks, int index, Object object) {
    looks.subList(0, index).forEach(look -> look.at(object));
    return looks.get(index).at(object);
  }

  /** Returns the objects at the same place in two new readings of the value. */
  private Optional<Pair> twins(Object object) {
    Object one = DeepEquality.pairs(dataset, expected, dataset.again().apply(place)).of(object);
    Object other = DeepEquality.pairs(dataset, expected, dataset.again().apply(place)).of(object);
    return one == null || other == null ? Optional.empty() : Optional.of(new Pair(one, other));
  }

  /** Compares by the class's own {@code equals}, {@code hashCode} and {@code compareTo}. */
  private Optional<String> comparison(Object object, Object copy) {
    for (Comparison comparison : Comparison.values()) {
      String name = object.getClass().getSimpleName() + " " + comparison.failure;
      boolean fails =
          changing.getOrDefault(name, 0) < MOST_CHANGING
              && comparison.appliesTo(object.getClass())
              && !comparison.holds(object, copy);
      if (fails) {
        boolean usually =
            twins(object).filter(pair -> comparison.holds(pair.one(), pair.other())).isPresent();
        if (usually) {
          return Optional.of(path(object) + " " + comparison.failure);
        }
        changing.merge(name, 1, Integer::sum);
        proofs().passOver(name, "in another reading either");
      }
    }
    return Optional.empty();
  }

  /** Returns where an object is in the value. */
  private String path(Object object) {
    record Found(Object object, String path) {}

    Deque<Found> left = new ArrayDeque<>(List.of(new Found(expected, "")));
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    while (!left.isEmpty()) {
      Found found = left.poll();
      if (found.object() == object) {
        return found.path();
      }
      if (found.object() != null && !Contents.isLeaf(found.object()) && seen.add(found.object())) {
        named(found.object())
            .forEach((place, held) -> left.add(new Found(held, found.path() + place)));
      }
    }
    return "";
  }

  /** Returns the contents of an object by the places that messages name. */
  private static Map<String, Object> named(Object holder) {
    Map<String, Object> named = new LinkedHashMap<>();
    Object object = Contents.view(holder);
    if (object instanceof Map<?, ?> map) {
      map.forEach((key, value) -> named.put("[%s]".formatted(Difference.quote(key)), value));
    } else if (object instanceof Collection<?> collection) {
      collection.forEach(element -> named.put("[%d]".formatted(named.size()), element));
    } else if (object instanceof Object[] array) {
      Stream.of(array).forEach(element -> named.put("[%d]".formatted(named.size()), element));
    }
    Contents.of(holder).parts().forEach(part -> named.put(part.place(), part.get().apply(holder)));
    return named;
  }

  private enum Comparison {
    EQUALS("is not equal by its equals") {
      @Override
      boolean compare(Object one, Object other) {
        return one.equals(other) && other.equals(one);
      }
    },
    HASH("has another hashCode") {
      @Override
      boolean compare(Object one, Object other) {
        return one.hashCode() == other.hashCode();
      }
    },
    ORDER("is not equal by its compareTo") {
      @Override
      @SuppressWarnings("unchecked") // Both are of one class.
      boolean compare(Object one, Object other) {
        return !(one instanceof Comparable) || ((Comparable<Object>) one).compareTo(other) == 0;
      }
    };

    final String failure;

    Comparison(String failure) {
      this.failure = failure;
    }

    abstract boolean compare(Object one, Object other);

    boolean holds(Object one, Object other) {
      return Rebuilt.attempt(() -> compare(one, other)).orElse(false);
    }

    boolean appliesTo(Class<?> type) {
      if (Fields.isOfTheJdk(type) || type.isArray() || Collection.class.isAssignableFrom(type)) {
        return false;
      }
      try {
        String name = this == HASH ? "hashCode" : "equals";
        Class<?>[] parameters = this == HASH ? new Class<?>[0] : new Class<?>[] {Object.class};
        return this == ORDER
            ? Comparable.class.isAssignableFrom(type)
            : !Leaves.isOfObject(type.getMethod(name, parameters));
      } catch (NoSuchMethodException e) {
        throw new IllegalStateException("every object has equals and hashCode", e);
      }
    }
  }
}
