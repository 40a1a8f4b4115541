package io.serbench.dataset.equality;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.Difference.Spot;
import io.serbench.dataset.equality.Looks.Answer;
import io.serbench.dataset.equality.Looks.Look;
import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.object.ObjectKind;
import io.serbench.dataset.object.ObjectWalk;
import io.serbench.dataset.object.Rebuilt;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Proofs that a difference in a field means nothing, made with fresh objects of a user's class: the
 * field is a cache, which looks fill again when it is emptied; or it is layout, in which an equal
 * object differs as well that the class itself makes, or that has the same elements in another
 * order.
 */
public final class Proofs {
  private static final int MOST_SAMPLES = 3;
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final int MOST_VALUES = 16; // In which samples are looked for.

  private final Dataset<?> dataset;
  private final Set<Field> ignored = new LinkedHashSet<>();
  private final Map<Map.Entry<Field, Boolean>, Boolean> known = new HashMap<>();
  private final Set<String> passedOver = new LinkedHashSet<>();
  private final Set<String> endless = new HashSet<>();

  private Proofs(Dataset<?> dataset) {
    this.dataset = dataset;
  }

  /** Returns those of a data set; empty for bundled types, whose fields all count. */
  public static Optional<Proofs> of(Dataset<?> dataset) {
    return dataset.type().bundled()
        ? Optional.empty()
        : Optional.of(dataset.kept(Proofs.class, Proofs::new));
  }

  /**
   * Returns what was found to differ and means nothing, each with the reason: {@code Order.hash is
   * a cache}, {@code Order.getAge() changes by itself}.
   */
  public List<String> passedOver() {
    return List.copyOf(passedOver);
  }

  /** Notes what is not compared, and why. */
  void passOver(String what, String why) {
    passedOver.add(what + " " + why);
  }

  boolean ignored(Field field) {
    return ignored.contains(field);
  }

  /** Returns whether the difference means nothing; if so, its field is ignored from now on. */
  boolean excuse(Spot spot) {
    if (ignored.contains(spot.field())) {
      return false; // It differs in spite of that.
    }
    Map.Entry<Field, Boolean> kind = Map.entry(spot.field(), spot.inside());
    Boolean meansNothing = known.get(kind);
    if (meansNothing == null) {
      known.put(kind, false); // As long as it is tried, which may lead here again.
      List<Field> proven = within(() -> proven(spot)).orElse(List.of());
      ignored.addAll(proven);
      meansNothing = !proven.isEmpty();
      known.put(kind, meansNothing);
    }
    if (meansNothing) {
      ignored.add(spot.field());
    }
    return meansNothing;
  }

  /**
   * Returns whether looks at an untouched object change the field, as a getter's log does, or its
   * messages, as a time of writing.
   */
  boolean isChangedByUse(Spot spot) {
    return within(() -> changing(spot)).orElse(false);
  }

  private boolean changing(Spot spot) {
    return samples(spot.expected().getClass()).stream()
        .anyMatch(
            sample -> {
              Object looked = sample.object();
              Looks.answers(Looks.of(looked), looked);
              Rebuilt.copies(looked);
              Optional<Object> untouched = twin(sample);
              Optional<Object> other = twin(sample);
              return untouched.isPresent()
                  && other.isPresent()
                  && differs(spot.field(), untouched.get(), looked)
                  && !differs(spot.field(), untouched.get(), other.get());
            });
  }

  /** What methods of the class throw, or do not return in time, proves nothing. */
  private static <T> Optional<T> within(Callable<T> proof) {
    return DeepStack.callWithin(LIMIT, () -> Rebuilt.attempt(proof).orElse(null));
  }

  /**
   * Returns the fields, this one among them, that are proven to mean nothing; empty if none are.
   */
  private List<Field> proven(Spot spot) {
    if (spot.expected().getClass().isHidden()) {
      return List.of(); // What a lambda holds is what it was given.
    }
    List<Field> cache = cache(spot);
    if (!cache.isEmpty()) {
      return passedOver(cache, "is a cache");
    }
    List<Field> alone = List.of(spot.field());
    if (isForgotten(spot)) {
      return passedOver(alone, "is transient, and in no message");
    }
    return !spot.inside() && isLayout(spot) ? passedOver(alone, "is layout") : List.of();
  }

  private List<Field> passedOver(List<Field> fields, String why) {
    fields.forEach(
        field -> passOver(field.getDeclaringClass().getSimpleName() + "." + field.getName(), why));
    return fields;
  }

  /** Returns whether the class itself leaves the field, which is transient, as the copy has it. */
  private boolean isForgotten(Spot spot) {
    Field field = spot.field();
    return Modifier.isTransient(field.getModifiers())
        && samples(spot.expected().getClass()).stream()
            .anyMatch(
                sample ->
                    Rebuilt.attempt(() -> Rebuilt.serialized(sample.object()))
                        .filter(copy -> differs(field, sample.object(), copy))
                        .filter(copy -> isNull(field, copy) == isNull(field, spot.actual()))
                        .isPresent());
  }

  private boolean alike(Object one, Object other) {
    return DeepEquality.areAlike(dataset, one, other);
  }

  /** Returns whether two objects are alike in their settings and their layout as well. */
  private boolean areSame(Object one, Object other) {
    return DeepEquality.areSame(dataset, one, other);
  }

  /** An object in a fresh reading of a value. */
  private record FreshSample(int place, Object value, Object object) {}

  /** Returns the first objects of a class. */
  private List<FreshSample> samples(Class<?> type) {
    List<FreshSample> samples = new ArrayList<>();
    int values = Math.min(MOST_VALUES, dataset.values().size());
    for (int i = 0; i < values && samples.size() < MOST_SAMPLES; i++) {
      int place = i;
      Object value = dataset.again().apply(place);
      ObjectWalk.through(
          value,
          (object, depth) -> {
            if (object != null && object.getClass() == type && samples.size() < MOST_SAMPLES) {
              samples.add(new FreshSample(place, value, object));
            }
          });
    }
    return samples;
  }

  /** Returns another object of the same place in another reading; empty if that has none. */
  private Optional<Object> twin(FreshSample sample) {
    Object again = dataset.again().apply(sample.place());
    return Optional.ofNullable(
            DeepEquality.pairs(dataset, sample.value(), again).of(sample.object()))
        .filter(twin -> twin != sample.object());
  }

  /** Returns whether a condition holds for all samples of a class, of which there are some. */
  private boolean holdsFor(Class<?> type, Predicate<FreshSample> condition) {
    List<FreshSample> samples = samples(type);
    return !samples.isEmpty() && samples.stream().allMatch(condition);
  }

  /** Returns the fields that are a cache together, as one may guard another; empty if none are. */
  private List<Field> cache(Spot spot) {
    List<Field> group =
        Fields.state(spot.expected().getClass()).stream()
            .filter(
                field ->
                    field.equals(spot.field()) || differs(field, spot.expected(), spot.actual()))
            .filter(field -> !ignored(field))
            // A search in a table that was emptied may never end.
            .filter(field -> isView(field) || !Looks.isTable(spot.expected()))
            .toList();
    if (!group.contains(spot.field())) {
      return List.of();
    }
    // Its copy may be as empty as the class says, such as -1 or an empty map.
    boolean refilled =
        isRefilled(spot, group, Proofs::nothing)
            || (spot.actual().getClass() == spot.expected().getClass()
                && isRefilled(spot, group, field -> copied(Fields.get(field, spot.actual()))));
    return refilled ? group : List.of();
  }

  /** Returns an object that looks may change instead of this one; null if there is none. */
  private static Object copied(Object object) {
    return object == null || Contents.isFixed(object)
        ? object
        : Rebuilt.copies(object).stream().findFirst().orElse(null);
  }

  /**
   * Returns whether the fields of all samples are filled again.
   *
   * @param empty returns what a field holds that is empty
   */
  private boolean isRefilled(Spot spot, List<Field> group, Function<Field, Object> empty) {
    return holdsFor(
        spot.expected().getClass(),
        sample -> {
          Optional<Object> emptied = twin(sample);
          Optional<Object> untouched = twin(sample);
          return emptied.isPresent()
              && untouched.isPresent()
              && isRefilled(spot, group, sample.object(), emptied.get(), untouched.get(), empty);
        });
  }

  private static boolean isView(Field field) {
    return !field.getType().isPrimitive() && !field.getType().isArray();
  }

  /**
   * Returns whether nobody sees that fields were emptied: of two objects that were looked at alike,
   * the one that was emptied then answers as the other does, and has filled them again.
   */
  private boolean isRefilled(
      Spot spot,
      List<Field> group,
      Object looked,
      Object emptied,
      Object untouched,
      Function<Field, Object> nothing) {
    List<Look> looks = Looks.of(looked);
    List<Look> steady = steady(looks, looked, emptied);
    List<Field> filled = group.stream().filter(f -> differs(f, looked, untouched)).toList();
    for (Field field : group) {
      // What looks fill is empty as long as nobody has looked, such as a holder.
      boolean isFilled =
          filled.contains(field) && isNull(field, looked) == isNull(field, spot.actual());
      Object empty = isFilled ? Fields.get(field, untouched) : nothing.apply(field);
      boolean isEmptied =
          (isFilled || !areSame(empty, Fields.get(field, looked)))
              && Fields.set(field, emptied, empty);
      if (!isEmptied) { // A record's is never a cache.
        return false;
      }
    }
    List<Look> alike = steady(looks, looked, emptied);
    return alike.containsAll(steady)
        && group.stream()
            .allMatch(field -> areSame(Fields.get(field, looked), Fields.get(field, emptied)));
  }

  /** Looks at two objects, and returns the looks at which both answer the same. */
  private List<Look> steady(List<Look> looks, Object one, Object other) {
    Map<String, Answer> answers = Looks.answers(looks, one);
    Map<String, Answer> others = Looks.answers(looks, other);
    use(one, other);
    use(other, one);
    return looks.stream()
        .filter(look -> answers.get(look.name()).isLike(others.get(look.name()), dataset))
        .toList();
  }

  /**
   * Has a class fill what its {@code hashCode}, {@code toString} and comparisons remember. What
   * does not end is not called again.
   */
  private void use(Object object, Object other) {
    Stream.of(
            new Look(".hashCode()", Object::hashCode),
            new Look(".toString()", Object::toString),
            new Look(".equals()", one -> one.equals(other)),
            new Look(".compareTo()", one -> compared(one, other)))
        .filter(use -> !endless.contains(object.getClass().getName() + use.name()))
        .filter(use -> use.at(object).thrown().equals(Optional.of(StackOverflowError.class)))
        .forEach(use -> endless.add(object.getClass().getName() + use.name()));
  }

  @SuppressWarnings("unchecked") // Both are of one class.
  private static Object compared(Object one, Object other) {
    return one instanceof Comparable<?> ? ((Comparable<Object>) one).compareTo(other) : null;
  }

  /** Returns what a field holds that nothing was assigned to. */
  private static Object nothing(Field field) {
    return Array.get(Array.newInstance(field.getType(), 1), 0);
  }

  private static boolean isNull(Field field, Object object) {
    return field.getDeclaringClass().isInstance(object) && Fields.get(field, object) == null;
  }

  /** An object whose copies do not differ in the field says nothing of it. */
  private boolean isLayout(Spot spot) {
    boolean proven = false;
    for (FreshSample sample : samples(spot.expected().getClass())) {
      Object object = sample.object();
      List<Object> copies = Rebuilt.copies(object);
      // What a message keeps is no layout if another copy lacks it, except in a table.
      long ways = Elements.has(object) || Looks.isTable(object) ? copies.size() : 1;
      List<Object> differing =
          copies.stream().limit(ways).filter(copy -> differs(spot, object, copy)).toList();
      if (differing.stream().anyMatch(copy -> seemsEqual(object, copy))
          || isOfElements(spot, object)) {
        proven = true;
      } else if (!differing.isEmpty()) {
        return false;
      }
    }
    return proven;
  }

  private boolean differs(Field field, Object object, Object copy) {
    boolean has = field.getDeclaringClass().isInstance(copy);
    return !has || !alike(Fields.get(field, object), Fields.get(field, copy));
  }

  /**
   * Returns whether two objects differ in the field, at least as little as those of the spot do.
   */
  private boolean differs(Spot spot, Object object, Object copy) {
    Field field = spot.field();
    return differs(field, object, copy)
        || (!differs(field, spot.expected(), spot.actual())
            && isOfOneClass(Fields.get(field, copy), Fields.get(field, spot.actual()))
            && !areSame(Fields.get(field, object), Fields.get(field, copy)));
  }

  private static boolean isOfOneClass(Object one, Object other) {
    return one == null || other == null || one.getClass() == other.getClass();
  }

  /** Returns whether a program sees no difference, unless one relies on an order that is none. */
  private boolean seemsEqual(Object object, Object copy) {
    try {
      boolean isTable = isCollection(object);
      return ((!isTable || alike(object, copy)) && Looks.areAlike(object, copy, isTable, dataset))
          || isReordered(object, copy);
    } catch (RuntimeException e) {
      // What the class makes is no equal.
      return false;
    }
  }

  private static boolean isCollection(Object object) {
    return ObjectKind.of(object.getClass()).hasElements();
  }

  /** Returns whether what is no collection of the JDK's is equal but has its table's order. */
  private boolean isReordered(Object one, Object other) {
    return !isCollection(one)
        && Elements.has(one)
        && IterationOrder.of(one) == IterationOrder.LAYOUT
        && !alike(Elements.of(one), Elements.of(other))
        && alike(Elements.inAnyOrder(one), Elements.inAnyOrder(other))
        && one.equals(other)
        && other.equals(one);
  }

  /**
   * Returns whether a look at a collection sees its layout, as it differs in an equal one, or a
   * look at another object sees the order of what has none.
   */
  boolean isOfLayout(Look look, Answer answer, Object collection) {
    if (!Elements.has(collection) && !Looks.isTable(collection)) {
      IterationOrder.shuffle(collection, part -> Constants.isConstant(part, dataset));
      return !answer.isLike(look.at(collection), dataset);
    }
    boolean isOfTheJdk = isCollection(collection);
    try {
      return copies(collection)
          .filter(
              copy ->
                  isOfTheJdk
                      ? alike(collection, copy)
                      : isReordered(collection, copy)
                          || isReordered(answer, look.at(copy), collection.equals(copy)))
          .anyMatch(copy -> !answer.isLike(look.at(copy), dataset));
    } catch (RuntimeException e) {
      return false;
    }
  }

  private static Stream<Object> copies(Object object) {
    // In the same order, it would differ in its settings only.
    return Elements.has(object) && Elements.of(object).size() > 1
        ? Stream.concat(
            Rebuilt.copies(object).stream(),
            Elements.refilled(object, Elements.reversed(Elements.of(object))).stream())
        : Rebuilt.copies(object).stream();
  }

  /** Returns whether equal objects answer by the same elements in other orders. */
  private boolean isReordered(Answer one, Answer other, boolean ofEquals) {
    return ofEquals
        && one.value().filter(Elements::has).isPresent()
        && other.value().filter(Elements::has).isPresent()
        && alike(Elements.inAnyOrder(one.value().get()), Elements.inAnyOrder(other.value().get()));
  }

  /** Returns whether a field of a collection follows from the elements, and from their order. */
  private boolean isOfElements(Spot spot, Object object) {
    if (!Elements.has(object)) {
      return false;
    }
    List<Object> elements = Elements.reversed(Elements.of(object));
    List<Object> fewer = elements.subList(0, Math.max(0, elements.size() - 1));
    Optional<Object> another = Elements.refilled(object, fewer);
    return another.isPresent()
        && refilled(object)
            .filter(refilled -> differs(spot, object, refilled))
            .filter(refilled -> seemsEqual(object, refilled))
            .anyMatch(refilled -> differs(spot, refilled, another.get()));
  }

  /**
   * Returns whether a collection holds nothing but its elements: its class adds no field to those
   * of the JDK's, or one that it fills with them differs in its layout only.
   */
  boolean holdsNothingElse(Object collection) {
    List<Field> fields = Fields.of(collection.getClass());
    return ObjectComparison.addsNoField(collection)
        || within(() -> Elements.refilled(collection, new ArrayList<>(Elements.of(collection))))
            .flatMap(refilled -> refilled)
            .filter(
                refilled ->
                    fields.stream()
                        .allMatch(
                            field ->
                                ignored(field)
                                    || !differs(field, collection, refilled)
                                    || excuse(new Spot(field, collection, refilled, false))))
            .isPresent();
  }

  /** Returns collections with the same elements, added one by one: the last or the first first. */
  private static Stream<Object> refilled(Object collection) {
    List<Object> elements = new ArrayList<>(Elements.of(collection));
    return Stream.of(Elements.reversed(elements), elements)
        .flatMap(order -> Elements.refilled(collection, order).stream());
  }
}
