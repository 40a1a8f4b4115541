package io.serbench.dataset.orders;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataType;
import io.serbench.dataset.DataType.Parts;
import io.serbench.dataset.Shape;
import io.serbench.dataset.family.Family;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.UUID;

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

  private OrdersFamily() {}

  /** Returns the family, with values of about 600 B, 2 kB and 100 kB of JSON. */
  public static Family<Orders> family() {
    return Family.of(TYPE)
        .with("orders.small", () -> OrdersDrawer.orders(1))
        .with("orders.typical", () -> OrdersDrawer.orders(3))
        .with("orders.large", () -> OrdersDrawer.orders(150));
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
