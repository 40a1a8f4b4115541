package io.serbench.library.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Row;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.Shape;
import io.serbench.dataset.source.Datasets;
import io.serbench.dataset.source.Listed;
import io.serbench.dataset.types.ByCard;
import io.serbench.dataset.types.ByTransfer;
import io.serbench.dataset.types.Employee;
import io.serbench.dataset.types.Payment;
import io.serbench.dataset.types.Person;
import io.serbench.fork.RoundTripProbe;
import io.serbench.library.Rows;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Roots whose values are of one class, and of several. */
class KryoRootTest {
  private static final List<Row> ROWS =
      Rows.ALL.rows().stream()
          .filter(row -> row.name().startsWith("kryo") && row.scope().takesAnyType())
          .toList();

  static Stream<Row> rows() {
    assertThat(ROWS).hasSize(14);
    return ROWS.stream();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void valuesOfASealedTypeComeBack(Row row) throws Exception {
    List<Class<?>> classes = List.of(ByCard.class, ByTransfer.class);
    check(row, Payment.class, classes, List.of(KryoRootTest::card, KryoRootTest::transfer));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void soDoThoseOfAClassAndOfOneThatExtendsIt(Row row) throws Exception {
    List<Class<?>> classes = List.of(Person.class, Employee.class);
    check(row, Person.class, classes, List.of(KryoRootTest::person, KryoRootTest::employee));
  }

  /** Of which the class is therefore no part of the message. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void valuesOfSerbenchsTypesAreAllOfOneClass(boolean references) {
    for (String name : Listed.names()) {
      DataType<?> type = Datasets.all().find(name).orElseThrow().type();
      assertThat(KryoObjects.of(type, KryoSetup.unregistered(references)))
          .as(name)
          .isExactlyInstanceOf(KryoObjects.class);
    }
  }

  private static <T> void check(
      Row row, Class<T> root, List<Class<?>> classes, List<Supplier<? extends T>> makers)
      throws Exception {
    DataType.Parts parts = new DataType.Parts(classes, List.of(), false);
    DataType<T> type =
        new DataType<>("any", root, root, parts, Shape.TREE, UnaryOperator.identity());
    Dataset<T> dataset =
        new Dataset<>(
            "any.of",
            type,
            makers.stream().<T>map(Supplier::get).toList(),
            place -> makers.get(place).get());
    List<Transport> transports = new ArrayList<>(row.scope().transports());
    transports.add(Transport.ARRAY);
    for (Transport transport : transports) {
      assertThat(RoundTripProbe.check(row, RoundTripProbe.open(row, type), dataset, transport))
          .as(transport.word())
          .isEmpty();
    }
  }

  private static ByCard card() {
    ByCard card = new ByCard();
    card.number = "4000 1234";
    return card;
  }

  private static ByTransfer transfer() {
    ByTransfer transfer = new ByTransfer();
    transfer.account = "NL91 ABNA";
    transfer.days = 14;
    return transfer;
  }

  private static Person person() {
    Person person = new Person();
    person.name = "Ada";
    return person;
  }

  private static Employee employee() {
    Employee employee = new Employee();
    employee.name = "Charles";
    employee.role = "engineer";
    return employee;
  }
}
