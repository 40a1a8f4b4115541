package io.serbench.dataset.types;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Makes the values of {@link Member}, a new one at each call. */
final class Members {
  private Members() {}

  static Shelf shelf() {
    return new Shelf("aisle 7", new Product("kettle", 12));
  }

  static WithSealed payments() {
    WithSealed bean = new WithSealed();
    bean.first = card();
    bean.second = transfer();
    return bean;
  }

  static Member.Sample roots() {
    return new Member.Sample(Payment.class, List.of(card(), transfer()));
  }

  static Member.Sample annotatedRoots() {
    AnnotatedValues annotated = AnnotatedValues.load();
    return new Member.Sample(annotated.root(), annotated.roots());
  }

  static WithEnum season() {
    WithEnum bean = new WithEnum();
    bean.season = Season.AUTUMN;
    return bean;
  }

  static WithDates dates() {
    WithDates bean = new WithDates();
    bean.day = LocalDate.of(2026, 2, 28);
    bean.moment = LocalDateTime.of(2026, 2, 28, 13, 45, 30, 123_456_789);
    return bean;
  }

  static WithInstants instants() {
    WithInstants bean = new WithInstants();
    bean.sent = Instant.parse("2026-02-28T12:45:30.123456789Z");
    bean.received = OffsetDateTime.parse("2026-02-28T13:45:31.5+01:00");
    return bean;
  }

  static WithDuration duration() {
    WithDuration bean = new WithDuration();
    bean.length = Duration.ofSeconds(5025, 250_000_000);
    return bean;
  }

  /** Returns decimals with more digits than a double has, one of them with a trailing zero. */
  static WithDecimals decimals() {
    WithDecimals bean = new WithDecimals();
    bean.price = new BigDecimal("12345678901234567.50");
    bean.count = BigInteger.TWO.pow(70);
    return bean;
  }

  static WithUuid uuid() {
    WithUuid bean = new WithUuid();
    bean.id = UUID.fromString("6f1ed002-ab55-4d2c-9c5a-8f3d9a1b2c3d");
    return bean;
  }

  static WithOptionals optionals() {
    WithOptionals bean = new WithOptionals();
    bean.there = Optional.of("here");
    bean.absent = Optional.empty();
    return bean;
  }

  static WithArrays arrays() {
    WithArrays bean = new WithArrays();
    bean.numbers = new int[] {1, -2, 300_000};
    bean.words = new String[] {"one", "two"};
    bean.matrix = new int[][] {{1, 2}, {3}};
    return bean;
  }

  static WithCollections collections() {
    WithCollections bean = new WithCollections();
    bean.words = new ArrayList<>(List.of("one", "two"));
    bean.numbers = new LinkedHashSet<>(List.of(3, 1, 2));
    bean.beans = new ArrayList<>(List.of(word("first"), word("second")));
    return bean;
  }

  /** Returns collections of the JDK's unmodifiable classes. */
  static WithCollections immutableCollections() {
    WithCollections bean = new WithCollections();
    bean.words = List.of("one", "two");
    bean.numbers = Set.of(3);
    bean.beans = List.of(word("first"));
    return bean;
  }

  static WithMap map() {
    WithMap bean = new WithMap();
    bean.stock = new LinkedHashMap<>();
    bean.stock.put("kettle", 12);
    bean.stock.put("cup", 300);
    return bean;
  }

  static WithKeys numberKeys() {
    WithKeys bean = new WithKeys();
    bean.byNumber = new HashMap<>(Map.of(7, "seven"));
    return bean;
  }

  static WithEnumKeys enumKeys() {
    WithEnumKeys bean = new WithEnumKeys();
    bean.bySeason = new HashMap<>(Map.of(Season.WINTER, "cold"));
    return bean;
  }

  static WithEnumKeys enumMap() {
    WithEnumKeys bean = new WithEnumKeys();
    bean.bySeason = new EnumMap<>(Map.of(Season.WINTER, "cold"));
    return bean;
  }

  static WithGenerics generics() {
    Box<Word> box = new Box<>();
    box.content = word("inside");
    box.others = new ArrayList<>(List.of(word("beside")));
    WithGenerics bean = new WithGenerics();
    bean.box = box;
    return bean;
  }

  static OnlyFields onlyFields() {
    OnlyFields object = new OnlyFields();
    object.name = "kettle";
    object.count = 12;
    return object;
  }

  static OnlyAccessors onlyAccessors() {
    OnlyAccessors bean = new OnlyAccessors();
    bean.setName("kettle");
    bean.setCount(12);
    return bean;
  }

  static Employee employee() {
    Employee employee = new Employee();
    employee.name = "Ada";
    employee.role = "engineer";
    return employee;
  }

  static WithSubclass subclass() {
    WithSubclass bean = new WithSubclass();
    bean.person = employee();
    return bean;
  }

  static WithNulls nulls() {
    WithNulls bean = new WithNulls();
    bean.there = "here";
    return bean;
  }

  static WithShared shared() {
    WithShared bean = new WithShared();
    bean.first = word("both");
    bean.second = bean.first;
    return bean;
  }

  static Ring ring() {
    Ring first = new Ring();
    Ring second = new Ring();
    first.name = "first";
    second.name = "second";
    first.next = second;
    second.next = first;
    return first;
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

  private static Word word(String text) {
    Word word = new Word();
    word.text = text;
    return word;
  }
}
