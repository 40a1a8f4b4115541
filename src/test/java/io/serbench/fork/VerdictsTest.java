package io.serbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.UsersTypes;
import io.serbench.dataset.equality.Proofs;
import io.serbench.fork.GeneratedTypes.GeneratedType;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Verdicts on generated classes, whose right answers follow from how a class and a fault were made.
 */
class VerdictsTest {
  private static final int TYPES = 200;

  private record Case(GeneratedType type, Fault fault, int member) {
    boolean loses() {
      return fault != Fault.NONE && type.members().get(member).loses(fault);
    }

    @Override
    public String toString() {
      return "%s with %s: %s of %d".formatted(type.name(), type.members(), fault, member);
    }
  }

  private static List<Case> cases(GeneratedType type) {
    List<Case> cases = new ArrayList<>(List.of(new Case(type, Fault.NONE, 0)));
    for (Fault fault : Fault.values()) {
      for (int member = 0; member < type.members().size(); member++) {
        if (type.members().get(member).suffers(fault)) {
          cases.add(new Case(type, fault, member));
        }
      }
    }
    return cases;
  }

  private static <T> Dataset<T> dataset(Class<T> root, List<MemberKind> members) {
    Shape shape = members.contains(MemberKind.SHARED) ? Shape.GRAPH : Shape.TREE;
    DataType<T> type = UsersTypes.of(root, shape);
    T value = invoke(root, "make");
    return new Dataset<>("made", type, List.of(value), place -> invoke(root, "make"));
  }

  private static <T> T invoke(Class<T> root, String method) {
    try {
      return root.cast(root.getMethod(method).invoke(null));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <T> T copy(Class<T> root, T original, Case each) {
    try {
      T copy = root.cast(root.getMethod("copy", root).invoke(null, original));
      if (each.fault() != Fault.NONE) {
        boolean above = each.type().inherits() && each.member() == 0;
        Class<?> owner = above ? root.getSuperclass() : root;
        Field field = owner.getDeclaredField("m" + each.member());
        field.setAccessible(true);
        Object wrong =
            root.getMethod(each.fault() + "_" + each.member(), Object.class)
                .invoke(copy, field.get(copy));
        field.set(copy, wrong);
      }
      return copy;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(each.toString(), e);
    }
  }

  private static <T> Optional<String> verdict(Class<T> root, Case each) throws Exception {
    return verdict(dataset(root, each.type().members()), root, each);
  }

  private static <T> Optional<String> verdict(Dataset<T> dataset, Class<T> root, Case each)
      throws Exception {
    Row row =
        Row.named("faulty")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
            .opensWith((name, type) -> null);
    Copies<T> faulty = new Copies<>(original -> copy(root, original, each));
    return RoundTripProbe.check(row, faulty, dataset);
  }

  @Test
  void everyVerdictIsRight() throws Exception {
    GeneratedTypes types = new GeneratedTypes(TYPES);
    List<String> wrong = new ArrayList<>();
    int count = 0;
    for (GeneratedType type : types.all()) {
      for (Case each : cases(type)) {
        Optional<String> difference = verdict(types.load(type), each);
        count++;
        if (difference.isPresent() != each.loses()) {
          wrong.add(each + " " + difference.map(what -> "loses: " + what).orElse("fits"));
        }
      }
    }
    assertThat(wrong.stream().collect(Collectors.joining("\n"))).isEmpty();
    assertThat(count).isGreaterThan(12 * TYPES / 2);
  }

  @Test
  void whatIsPassedOverIsNamed() throws Exception {
    GeneratedTypes types = new GeneratedTypes(4 * MemberKind.values().length);
    GeneratedType filled =
        types.all().stream()
            .filter(type -> type.members().get(0) == MemberKind.FILLED)
            .filter(type -> !type.members().contains(MemberKind.CLOCK))
            .findFirst()
            .orElseThrow();

    assertThat(passedOver(types.load(filled), filled))
        .singleElement()
        .asString()
        .endsWith(".m0 is a cache");
  }

  private static <T> List<String> passedOver(Class<T> root, GeneratedType type) throws Exception {
    Dataset<T> dataset = dataset(root, type.members());
    assertThat(verdict(dataset, root, new Case(type, Fault.RESETS_A_CACHE, 0))).isEmpty();
    return Proofs.of(dataset).orElseThrow().passedOver();
  }
}
