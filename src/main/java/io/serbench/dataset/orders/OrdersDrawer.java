package io.serbench.dataset.orders;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/** Draws orders, the same ones every time. */
final class OrdersDrawer {
  private static final int SEED = 17;
  private static final LocalDate DAY = LocalDate.of(2026, 3, 14);
  private static final Instant MORNING = Instant.parse("2026-03-14T06:00:00Z");

  private static final List<String> FIRST_NAMES =
      List.of("Ada", "Bjørn", "Chloé", "Dmitri", "Emre", "Fatima", "Grace", "Hana", "Ines");
  private static final List<String> LAST_NAMES =
      List.of("Almeida", "Brandt", "Costa", "Dubois", "Eriksen", "Fischer", "Novák", "Okafor");
  private static final List<String> STREETS =
      List.of("Harbour Road", "Mill Lane", "Kastanienallee", "Rue des Lilas", "Via Verdi");
  private static final List<Address> CITIES =
      List.of(
          new Address("", "3011", "Rotterdam", "NL"),
          new Address("", "10115", "Berlin", "DE"),
          new Address("", "69002", "Lyon", "FR"),
          new Address("", "8000", "Århus", "DK"),
          new Address("", "40121", "Bologna", "IT"));
  private static final List<OrderLine> PRODUCTS =
      List.of(
          product("KET-0170", "Kettle, 1.7 l, brushed steel", "49.90"),
          product("CUP-0004", "Cups, set of four", "24.00"),
          product("LMP-1220", "Desk lamp with dimmer", "79.95"),
          product("CHR-0300", "Folding chair, oak", "119.00"),
          product("BRD-0021", "Bread board", "18.50"),
          product("RUG-0140", "Wool rug, 140 x 200 cm", "1249.00"));
  private static final List<String> NOTES =
      List.of("Please ring twice.", "Leave it with the neighbours, № 12.", "It is a present.");

  private final Random random = new Random(SEED);

  private OrdersDrawer() {}

  /** Returns a number of orders of one day, which take turns with the three ways of payment. */
  static Orders orders(int count) {
    OrdersDrawer drawer = new OrdersDrawer();
    List<Order> orders = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      orders.add(drawer.order(i));
    }
    return new Orders("Hearth & Home", DAY, orders);
  }

  private Order order(int index) {
    List<OrderLine> lines = new ArrayList<>();
    BigDecimal total = BigDecimal.ZERO;
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      OrderLine line = line();
      lines.add(line);
      total = total.add(line.price().multiply(BigDecimal.valueOf(line.quantity())));
    }
    return new Order(
        new UUID(random.nextLong(), random.nextLong()),
        MORNING.plus(Duration.ofMillis(random.nextInt(50_000_000))),
        any(List.of(OrderStatus.values())),
        customer(),
        lines,
        payment(index, total),
        total,
        labels(),
        random.nextInt(3) == 0 ? any(NOTES) : null);
  }

  private OrderLine line() {
    OrderLine product = any(PRODUCTS);
    LocalDate delivery = random.nextInt(4) == 0 ? null : DAY.plusDays(1 + random.nextInt(14));
    return new OrderLine(
        product.sku(), product.title(), 1 + random.nextInt(4), product.price(), delivery);
  }

  private Customer customer() {
    String first = any(FIRST_NAMES);
    String last = any(LAST_NAMES);
    long number = 3_000_000_000L + random.nextInt(1_000_000);
    String email = "customer" + number % 100_000 + "@mail.example";
    return new Customer(
        number, first + " " + last, email, address(), random.nextInt(4) == 0 ? address() : null);
  }

  private Address address() {
    Address city = any(CITIES);
    return new Address(
        any(STREETS) + " " + (1 + random.nextInt(120)),
        city.postcode(),
        city.city(),
        city.country());
  }

  private Payment payment(int index, BigDecimal total) {
    return switch (index % 3) {
      case 0 ->
          new Card(
              any(List.of("VISA", "MASTERCARD")),
              String.format(Locale.ROOT, "%04d", random.nextInt(10_000)),
              LocalDate.of(2027 + random.nextInt(4), 1 + random.nextInt(12), 1));
      case 1 ->
          new Transfer(
              String.format(
                  Locale.ROOT,
                  "NL%02dSHOP%010d",
                  10 + random.nextInt(80),
                  random.nextInt() & Integer.MAX_VALUE),
              DAY.plusDays(14));
      default -> new Voucher("SPRING-" + (1000 + random.nextInt(9000)), total);
    };
  }

  private Map<String, String> labels() {
    Map<String, String> labels = new LinkedHashMap<>();
    labels.put("channel", any(List.of("web", "app", "phone")));
    if (random.nextBoolean()) {
      labels.put("campaign", "spring-2026");
    }
    return labels;
  }

  private <E> E any(List<E> all) {
    return all.get(random.nextInt(all.size()));
  }

  private static OrderLine product(String sku, String title, String price) {
    return new OrderLine(sku, title, 0, new BigDecimal(price), null);
  }
}
