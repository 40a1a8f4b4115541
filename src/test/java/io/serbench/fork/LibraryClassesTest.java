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
import io.serbench.serializer.Serializer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Verdicts on copies of values of known classes, by Java serialization and field by field without
 * what is transient: right is what the methods of the class, called directly, say of the copy.
 */
class LibraryClassesTest {
  private static final class Holder implements Serializable {
    private static final long serialVersionUID = 1;

    @SuppressWarnings("serial") // As in people's classes.
    private Object it;
  }

  interface Copier {
    Object copy(Object value) throws Exception;
  }

  private static Object serialized(Object value) throws IOException, ClassNotFoundException {
    return decoded(encoded(value), value.getClass().getClassLoader());
  }

  private static byte[] encoded(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }

  private static Object decoded(byte[] bytes, ClassLoader loader)
      throws IOException, ClassNotFoundException {
    return new ObjectInputStream(new ByteArrayInputStream(bytes)) {
      @Override
      protected Class<?> resolveClass(ObjectStreamClass type)
          throws IOException, ClassNotFoundException {
        return type.getName().startsWith("made.")
            ? Class.forName(type.getName(), false, loader)
            : super.resolveClass(type);
      }
    }.readObject();
  }

  private static Holder holding(Object value) {
    Holder holder = new Holder();
    holder.it = value;
    return holder;
  }

  /** Returns what is wrong with a copy of an object that another holds; empty if nothing is. */
  static Optional<String> verdict(Supplier<?> maker, Copier copier) throws Exception {
    return verdict(
        maker,
        new Copies<Holder>(
            holder -> {
              try {
                return holding(copier.copy(holder.it));
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            }));
  }

  /** Returns what is wrong with messages of the JDK's of an object that another holds. */
  static Optional<String> verdictOnMessages(Supplier<?> maker) throws Exception {
    return verdict(
        maker,
        new Serializer<Holder, Holder>() {
          @Override
          public Holder create(Holder value) {
            return value;
          }

          @Override
          public byte[] serialize(Holder holder) throws IOException {
            return encoded(holder);
          }

          @Override
          public Holder deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
            return (Holder) decoded(bytes, Holder.class.getClassLoader());
          }

          @Override
          public Holder restore(Holder holder) {
            return holder;
          }
        });
  }

  private static Optional<String> verdict(Supplier<?> maker, Serializer<Holder, Holder> serializer)
      throws Exception {
    DataType<Holder> type = UsersTypes.of(Holder.class, Shape.TREE);
    Dataset<Holder> dataset =
        new Dataset<>("held", type, List.of(holding(maker.get())), place -> holding(maker.get()));
    Row row =
        Row.named("copier")
            .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
            .opensWith((name, any) -> null);
    return RoundTripProbe.check(row, serializer, dataset);
  }

  /** Returns whether the class's own methods say the same of value and copy. */
  private static <T> boolean works(LibraryValues.Entry<T> entry, Copier copier) throws Exception {
    T original = entry.maker().get();
    @SuppressWarnings("unchecked") // What a copier makes of an object of the class.
    T copy = (T) copier.copy(original);
    try {
      return entry.view().apply(original).equals(entry.view().apply(copy));
    } catch (RuntimeException | LinkageError e) {
      return false;
    }
  }

  @Test
  void verdictsAreThoseOfTheLibraries() throws Exception {
    Map<String, Copier> copiers =
        Map.of("serialized", LibraryClassesTest::serialized, "by fields", FieldCopies::of);
    List<String> wrong = new ArrayList<>();
    int tried = 0;
    int lost = 0;
    Map<String, LibraryValues.Entry<?>> all = LibraryValues.all();
    for (Map.Entry<String, LibraryValues.Entry<?>> each : all.entrySet()) {
      for (Map.Entry<String, Copier> copier : copiers.entrySet()) {
        boolean works;
        try {
          works = works(each.getValue(), copier.getValue());
        } catch (Exception e) {
          continue; // Nothing comes back.
        }
        tried++;
        lost += works ? 0 : 1;
        Optional<String> difference = verdict(each.getValue().maker(), copier.getValue());
        if (difference.isPresent() == works) {
          wrong.add(
              "%s %s: %s".formatted(each.getKey(), copier.getKey(), difference.orElse("fits")));
        }
      }
    }
    assertThat(wrong.stream().collect(Collectors.joining("\n"))).isEmpty();
    assertThat(all).hasSizeGreaterThanOrEqualTo(80);
    assertThat(tried).isGreaterThan(150);
    assertThat(lost).isGreaterThan(20);
  }
}
