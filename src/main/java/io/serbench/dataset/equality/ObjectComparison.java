package io.serbench.dataset.equality;

import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.Fields;
import io.serbench.dataset.object.Language;
import io.serbench.dataset.object.Leaves;
import io.serbench.dataset.object.ObjectKind;
import io.serbench.dataset.object.Part;
import io.serbench.dataset.object.Rebuilt;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A comparison of a value with its copy: the rules for one object, whatever it is. Those for what a
 * collection, map or array holds are in {@link ElementComparison}.
 */
final class ObjectComparison {
  /** The number of objects between two signs of life: a fraction of a second on a busy machine. */
  private static final int PULSE = 1 << 18;

  private final boolean sameShape;
  private final boolean remembers;
  private final Leaves leaves;
  private final boolean keepsOrder;
  private final boolean hasOwnClasses;
  private final Predicate<Object> isConstant;
  private final Predicate<Field> isIgnored;
  private final Predicate<Object> holdsNothingElse;
  private final Runnable signOfLife;
  private final Partners partners = new Partners();
  private final ElementComparison elements = new ElementComparison(this);
  private final Set<Field> without = new HashSet<>();
  private boolean fresh = true;
  private boolean ofAnswers;
  private boolean lenient;
  private int compared;

  private ObjectComparison(Dataset<?> dataset, boolean remembers) {
    this.sameShape = dataset.type().shape() == Shape.GRAPH;
    this.remembers = remembers;
    this.leaves = dataset.type().untyped() ? Leaves.NUMBERS_BY_VALUE : Leaves.BY_CLASS;
    this.hasOwnClasses = !dataset.type().bundled();
    this.keepsOrder = hasOwnClasses && !dataset.type().untyped();
    this.isConstant = object -> Constants.isConstant(object, dataset);
    Optional<Proofs> proofs = Proofs.of(dataset);
    this.isIgnored = proofs.<Predicate<Field>>map(proven -> proven::ignored).orElse(field -> false);
    this.holdsNothingElse =
        proofs
            .<Predicate<Object>>map(proven -> proven::holdsNothingElse)
            .orElse(ObjectComparison::addsNoField);
    this.signOfLife = dataset.signOfLife();
  }

  private ObjectComparison() {
    this.sameShape = false;
    this.remembers = true;
    this.leaves = Leaves.BY_CLASS;
    this.keepsOrder = false;
    this.hasOwnClasses = false;
    this.isConstant = object -> false;
    this.isIgnored = field -> false;
    this.holdsNothingElse = ObjectComparison::addsNoField;
    this.signOfLife = () -> {};
  }

  /** Returns whether the class of a collection adds no field to those of the JDK's. */
  static boolean addsNoField(Object collection) {
    return Fields.of(collection.getClass()).isEmpty();
  }

  /** Returns a comparison by the rules for a data set's values, which may be used once. */
  static ObjectComparison of(Dataset<?> dataset, boolean remembers) {
    return new ObjectComparison(dataset, remembers);
  }

  /** Returns a comparison of values of no data set. */
  static ObjectComparison ofTrees() {
    return new ObjectComparison();
  }

  /** Allows that one object is part of both. */
  ObjectComparison sharing() {
    fresh = false;
    return this;
  }

  /** Compares of a collection only what it holds, and allows that one object is part of both. */
  ObjectComparison ofAnswers() {
    ofAnswers = true;
    return sharing();
  }

  /** Leaves out further fields. */
  ObjectComparison without(Set<Field> fields) {
    without.addAll(fields);
    return this;
  }

  ObjectComparison pairing(Object object, Object copy) {
    partners.add(object, copy);
    return this;
  }

  /** Returns the objects that correspond to each other, whatever else differs. */
  Partners pairs(Object expected, Object actual) {
    lenient = true;
    compare(expected, actual);
    return partners;
  }

  Partners partners() {
    return partners;
  }

  ContentHash newHash() {
    return new ContentHash(leaves, isIgnored);
  }

  /** Returns whether linked sets and maps must keep their order. */
  boolean keepsOrder() {
    return keepsOrder && !lenient;
  }

  /** Returns whether the comparison goes on after a difference, to pair what is behind it. */
  boolean isLenient() {
    return lenient;
  }

  /** Returns the difference of two objects that are no partners. */
  Optional<Difference> tried(Object one, Object other) {
    List<Difference> found = new ArrayList<>();
    partners.keptIf(
        () -> {
          Optional.ofNullable(compare(one, other)).ifPresent(found::add);
          return false;
        });
    return found.stream().findFirst();
  }

  /** Returns the first difference; null, not an Optional for each of millions of objects. */
  Difference compare(Object expected, Object actual) {
    compared++;
    if (compared % PULSE == 0) {
      signOfLife.run();
    }
    if (expected == null || actual == null) {
      return expected == actual ? null : Difference.between(expected, actual);
    }
    Contents contents = Contents.of(expected);
    if (contents.kind() == ObjectKind.LEAF) {
      return compareLeaves(expected, actual);
    }
    // A constant or interned object of both readings is its own partner.
    if (expected == actual && !lenient && !Contents.isFixed(expected)) {
      return !fresh || isConstant.test(expected)
          ? null
          : Difference.of("is the same instance as the input, not a fresh object");
    }
    if (partners.of(expected) == actual) {
      return null;
    }
    Difference ofIdentity = compareIdentity(contents, expected, actual);
    if (ofIdentity != null) {
      return ofIdentity;
    }
    if (remembers) {
      partners.add(expected, actual);
    }
    Difference ofClass = compareClass(contents, expected, actual);
    try {
      if (ofClass != null) {
        Object form = hasOwnClasses ? formInMessages(expected, actual.getClass()) : null;
        return form == null ? ofClass : compareContents(Contents.of(form), form, actual);
      }
      return compareContents(contents, expected, actual);
    } catch (RuntimeException e) {
      // A collection whose own parts are not as its methods expect.
      return unreadable(e);
    }
  }

  private Difference compareLeaves(Object expected, Object actual) {
    try {
      return leaves.areEqual(expected, actual) ? null : Difference.between(expected, actual);
    } catch (RuntimeException e) {
      // An object of the JDK's without what its constructor makes.
      return unreadable(e);
    }
  }

  private static Difference unreadable(RuntimeException e) {
    return Difference.of("cannot be read: " + e);
  }

  /**
   * Returns what an object becomes in a message, as its class says, if it is of a class; or null.
   */
  private static Object formInMessages(Object object, Class<?> type) {
    return Fields.isOfTheJdk(object.getClass())
        ? null
        : Rebuilt.attempt(() -> Rebuilt.serialized(object))
            .filter(form -> form.getClass() == type)
            .orElse(null);
  }

  /** Returns the difference if another object than before may not stand for this one. */
  private Difference compareIdentity(Contents contents, Object expected, Object actual) {
    if (expected != actual && contents.constants().isPresent()) {
      Optional<String> constant = contents.constants().get().nameOf(expected, isConstant);
      if (constant.isPresent()) {
        return Difference.of("should be the %s but is another object".formatted(constant.get()));
      }
    }
    boolean isSeparate =
        sameShape
            && partners.of(expected) != null
            && Contents.hasIdentity(expected)
            && !isConstant.test(expected);
    return isSeparate
        ? Difference.of("refers to a separate object, but the input shares one")
        : null;
  }

  /**
   * Returns the difference if a copy has a wrong class, else null. Of a collection that holds
   * nothing but its elements, only the kind matters.
   */
  private Difference compareClass(Contents contents, Object expected, Object actual) {
    ObjectKind kind = contents.kind();
    Optional<Language> viewer = contents.viewer();
    Class<?> type = expected.getClass();
    if (viewer.isPresent()) {
      boolean ofOneLibrary =
          viewer.equals(Contents.of(actual).viewer()) || kind.type().isInstance(expected);
      return ofOneLibrary && kind.type().isAssignableFrom(ObjectKind.of(actual.getClass()).type())
          ? null
          : Difference.ofClasses(type, actual.getClass());
    }
    boolean isAlike = Contents.areAlike(type, actual.getClass());
    if (kind.isFree() && (isAlike || ofAnswers || holdsNothingElse.test(expected))) {
      return kind.type().isInstance(actual)
          ? null
          : Difference.ofClasses(kind.type(), actual.getClass());
    }
    return isAlike ? null : Difference.ofClasses(type, actual.getClass());
  }

  private Difference compareContents(Contents contents, Object expected, Object actual) {
    boolean ignores = false;
    // A decoded lambda has a class of its own, with fields of its own for what it captured.
    List<Part> others =
        actual.getClass().isHidden() ? Contents.of(actual).parts() : contents.parts();
    if (others.size() != contents.parts().size()) {
      return Difference.between(expected, actual);
    }
    for (int i = 0; i < others.size(); i++) {
      Part part = contents.parts().get(i);
      if (part.field().filter(field -> isIgnored(contents, field, actual)).isPresent()) {
        ignores = true;
        continue;
      }
      Part other = others.get(i);
      Object held = other.get().apply(actual);
      Difference difference =
          other.accepts(held)
              ? compare(part, part.get().apply(expected), held)
              : Difference.ofClasses(other.field().orElseThrow().getType(), held.getClass());
      if (difference != null && !lenient) {
        return difference.in(part, expected, actual);
      }
    }
    boolean isTable = ignores && contents.kind() == ObjectKind.OBJECT && Elements.has(expected);
    if (contents.kind().hasElements() || isTable) {
      return elements.compare(contents.kind(), expected, actual);
    }
    return contents.differsAbove(expected, actual) ? Difference.between(expected, actual) : null;
  }

  private Difference compare(Part part, Object expected, Object actual) {
    return part.none().isEmpty() || (expected == null) == (actual == null)
        ? compare(expected, actual)
        : Difference.of(
            "should be %s but is %s".formatted(shown(part, expected), shown(part, actual)));
  }

  private static String shown(Part part, Object held) {
    return held == null ? part.none() : Difference.shown(held);
  }

  private boolean isIgnored(Contents contents, Field field, Object actual) {
    return isIgnored.test(field)
        || without.contains(field)
        // Another collection may stand for this one.
        || (contents.kind().isFree()
            && (ofAnswers || !field.getDeclaringClass().isInstance(actual)));
  }
}
