package io.serbench.dataset.orders;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.DataType.Parts;
import io.serbench.dataset.Family;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Shape;
import io.serbench.dataset.equality.Fields;
import io.serbench.dataset.own.OwnJson;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

/** Orders of a shop, with the types of new programs: records, a sealed type, dates. */
public final class OrdersFamily {
  /** The type of every {@code orders} data set. */
  public static final DataType<Orders> TYPE =
      new DataType<>(
          "orders",
          Orders.class,
          Orders.class,
          new Parts(
              List.of(
                  Orders.class,
                  Order.class,
                  OrderLine.class,
                  OrderStatus.class,
                  Customer.class,
                  Address.class,
                  Card.class,
                  Transfer.class,
                  Voucher.class),
              List.of(
                  ArrayList.class,
                  LinkedHashMap.class,
                  UUID.class,
                  BigDecimal.class,
                  Instant.class,
                  LocalDate.class),
              true),
          Shape.TREE,
          OrdersFamily::copy);

  /** The record components that may be null. */
  private static final Set<String> OPTIONAL = Set.of("note", "billing", "delivery");

  private static final int SMALL = 1;
  private static final int TYPICAL = 3;
  private static final int LARGE = 150;

  private OrdersFamily() {}

  /** Returns the family, with values of about 600 B, 2 kB and 100 kB of JSON. */
  public static Family<Orders> family() {
    return Family.ofFiles(TYPE, OrdersFamily::read, value -> OwnJson.tree(value))
        .with("small", () -> OrdersDrawer.orders(SMALL))
        .with("typical", () -> OrdersDrawer.orders(TYPICAL))
        .with("large", () -> OrdersDrawer.orders(LARGE));
  }

  private static OwnJson.One<Orders> read(Path file, FileReading reading) throws DataFileException {
    OwnJson.One<Orders> read = OwnJson.one(TYPE.root(), file, reading, false);
    Optional<String> missing = missing(read.value(), "");
    if (missing.isPresent()) {
      throw new DataFileException(
          file
              + ": $."
              + missing.get()
              + ": missing field; only a note, a billing address and a delivery may be left out");
    }
    return read;
  }

  /** Returns the path of the first component that must not be null: {@code orders[0].customer}. */
  private static Optional<String> missing(Record value, String path) {
    return Fields.of(value.getClass()).stream()
        .flatMap(field -> missing(field.getName(), Fields.get(field, value), path).stream())
        .findFirst();
  }

  private static Optional<String> missing(String name, Object part, String path) {
    if (part == null) {
      return OPTIONAL.contains(name) ? Optional.empty() : Optional.of(path + name);
    }
    if (part instanceof Record within) {
      return missing(within, path + name + ".");
    }
    return part instanceof List<?> list
        ? IntStream.range(0, list.size())
            .mapToObj(i -> missing(name + "[" + i + "]", list.get(i), path))
            .flatMap(Optional::stream)
            .findFirst()
        : Optional.empty();
  }

  private static Orders copy(Orders value) {
    return new Orders(value.shop(), value.day(), CopyLists.of(value.orders(), OrdersFamily::copy));
  }

  private static Order copy(Order value) {
    return new Order(
        value.id(),
        value.placed(),
        value.status(),
        copy(value.customer()),
        CopyLists.of(value.lines(), OrdersFamily::copy),
        copy(value.payment()),
        value.total(),
        new LinkedHashMap<>(value.labels()),
        value.note());
  }

  private static OrderLine copy(OrderLine value) {
    return new OrderLine(
        value.sku(), value.title(), value.quantity(), value.price(), value.delivery());
  }

  private static Customer copy(Customer value) {
    return new Customer(
        value.number(),
        value.name(),
        value.email(),
        copy(value.address()),
        value.billing() == null ? null : copy(value.billing()));
  }

  private static Address copy(Address value) {
    return new Address(value.street(), value.postcode(), value.city(), value.country());
  }

  private static Payment copy(Payment value) {
    if (value instanceof Card card) {
      return new Card(card.network(), card.lastDigits(), card.expires());
    }
    if (value instanceof Transfer transfer) {
      return new Transfer(transfer.iban(), transfer.due());
    }
    Voucher voucher = (Voucher) value;
    return new Voucher(voucher.code(), voucher.worth());
  }
}
