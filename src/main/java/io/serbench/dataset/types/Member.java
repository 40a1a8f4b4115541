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
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Kinds of members that users' classes have, each with values of a class that has nothing else.
 * Those that may end a JVM come last.
 */
public enum Member {
  RECORD(() -> new Product("kettle", 12)),
  NESTED(() -> new Shelf("aisle 7", new Product("kettle", 12))),
  /** Fields of a sealed interface, with values of two classes. */
  SEALED(
      WithSealed::new,
      bean -> {
        bean.first = card();
        bean.second = transfer();
      }),
  /** As SEALED, with the annotations that tell libraries the classes. */
  ANNOTATED(() -> AnnotatedValues.load().member()),
  /** Values of a sealed interface, of two classes. */
  ROOT(() -> new MemberValues(Payment.class, List.of(card(), transfer()))),
  /** As ROOT, with the annotations that tell libraries the classes. */
  ANNOTATED_ROOT(
      () -> new MemberValues(AnnotatedValues.load().root(), AnnotatedValues.load().roots())),
  ENUM(WithEnum::new, bean -> bean.season = Season.AUTUMN),
  DATE(
      WithDates::new,
      bean -> {
        bean.day = LocalDate.of(2026, 2, 28);
        bean.moment = LocalDateTime.of(2026, 2, 28, 13, 45, 30, 123_456_789);
      }),
  INSTANT(
      WithInstants::new,
      bean -> {
        bean.sent = Instant.parse("2026-02-28T12:45:30.123456789Z");
        bean.received = OffsetDateTime.parse("2026-02-28T13:45:31.5+01:00");
      }),
  DURATION(WithDuration::new, bean -> bean.length = Duration.ofSeconds(5025, 250_000_000)),
  /** Decimals with more digits than a double has, one of them with a trailing zero. */
  DECIMAL(
      WithDecimals::new,
      bean -> {
        bean.price = new BigDecimal("12345678901234567.50");
        bean.count = BigInteger.TWO.pow(70);
      }),
  UUID(
      WithUuid::new,
      bean -> bean.id = java.util.UUID.fromString("6f1ed002-ab55-4d2c-9c5a-8f3d9a1b2c3d")),
  OPTIONAL(
      WithOptionals::new,
      bean -> {
        bean.there = Optional.of("here");
        bean.absent = Optional.empty();
      }),
  ARRAY(
      WithArrays::new,
      bean -> {
        bean.numbers = new int[] {1, -2, 300_000};
        bean.words = new String[] {"one", "two"};
        bean.matrix = new int[][] {{1, 2}, {3}};
      }),
  /** Lists and a set, of strings, numbers and beans. */
  COLLECTION(
      WithCollections::new,
      bean -> {
        bean.words = new ArrayList<>(List.of("one", "two"));
        bean.numbers = new LinkedHashSet<>(List.of(3, 1, 2));
        bean.beans = new ArrayList<>(List.of(text("first"), text("second")));
      }),
  /** As COLLECTION, made by {@code List.of} and {@code Set.of}. */
  IMMUTABLE(
      WithCollections::new,
      bean -> {
        bean.words = List.of("one", "two");
        bean.numbers = Set.of(3);
        bean.beans = List.of(text("first"));
      }),
  /** A map whose keys are strings. */
  MAP(
      WithMap::new,
      bean -> {
        bean.stock = new LinkedHashMap<>();
        bean.stock.put("kettle", 12);
        bean.stock.put("cup", 300);
      }),
  /** A map whose keys are numbers. */
  KEY(WithKeys::new, bean -> bean.byNumber = new HashMap<>(Map.of(7, "seven"))),
  /** A {@code HashMap} whose keys are of an enum. */
  ENUM_KEY(WithEnumKeys::new, bean -> bean.bySeason = new HashMap<>(Map.of(Season.WINTER, "cold"))),
  ENUM_MAP(WithEnumKeys::new, bean -> bean.bySeason = new EnumMap<>(Map.of(Season.WINTER, "cold"))),
  GENERIC(
      WithGenerics::new,
      bean -> {
        bean.box = new Box<>();
        bean.box.content = text("inside");
        bean.box.others = new ArrayList<>(List.of(text("beside")));
      }),
  /** Public fields without accessors. */
  FIELDS(
      OnlyFields::new,
      object -> {
        object.name = "kettle";
        object.count = 12;
      }),
  /** Private fields with accessors. */
  ACCESSORS(
      OnlyAccessors::new,
      bean -> {
        bean.setName("kettle");
        bean.setCount(12);
      }),
  /** Private final fields, and no constructor without parameters. */
  FINAL(() -> new Unchangeable("kettle", 12)),
  INHERITED(Member::employee),
  SUBCLASS(WithSubclass::new, bean -> bean.person = employee()),
  NULL(WithNulls::new, bean -> bean.there = "here"),
  /** Two references to one object, which must remain one. */
  SHARED(
      WithShared::new,
      bean -> {
        bean.first = text("both");
        bean.second = bean.first;
      }),
  KOTLIN_DATA("Kotlin"),
  /** A class with default arguments, taken and not. */
  KOTLIN_DEFAULT("Kotlin"),
  KOTLIN_NULLABLE("Kotlin"),
  KOTLIN_VALUE("Kotlin"),
  /** Fields of a sealed interface, with values of two classes. */
  KOTLIN_SEALED("Kotlin"),
  /** As KOTLIN_SEALED, where one value is an {@code object}, which must remain the same. */
  KOTLIN_OBJECT("Kotlin"),
  /** A {@code Pair} and a {@code Triple}. */
  KOTLIN_PAIR("Kotlin"),
  KOTLIN_UNSIGNED("Kotlin"),
  SCALA_CASE("Scala"),
  /** A class with default arguments, taken and not. */
  SCALA_DEFAULT("Scala"),
  SCALA_OPTION("Scala"),
  /** A list, a vector, a sequence and a set. */
  SCALA_LIST("Scala"),
  SCALA_MAP("Scala"),
  /** Fields of a sealed trait, with values of two classes. */
  SCALA_SEALED("Scala"),
  /** As SCALA_SEALED, where one value is a case object, which must remain the same. */
  SCALA_OBJECT("Scala"),
  /** A {@code BigDecimal} and a {@code BigInt} of Scala. */
  SCALA_DECIMAL("Scala"),
  /** Fields of enumerations of Scala 3, whose constants must remain the same, and a case. */
  SCALA_ENUM("Scala"),
  CYCLE(
      Ring::new,
      first -> {
        first.name = "first";
        first.next = new Ring();
        first.next.name = "second";
        first.next.next = first;
      });

  @SuppressWarnings("ImmutableEnumChecker") // A function without state.
  private final Supplier<?> maker;

  private final Optional<String> language;

  /** One or more values, and their declared type. */
  public record MemberValues(Class<?> type, List<?> all) {}

  Member(Supplier<?> maker) {
    this.maker = maker;
    this.language = Optional.empty();
  }

  Member(String language) {
    this.maker = this::ofLanguage;
    this.language = Optional.of(language);
  }

  private MemberValues ofLanguage() {
    List<Object> all = LanguageValues.of(language.orElseThrow()).values().get(kind());
    return new MemberValues(all.get(0).getClass(), all);
  }

  /** Returns the language, other than Java, in which the class is written. */
  public Optional<String> language() {
    return language;
  }

  /** Returns the word without the language: {@code nullable}. */
  public String kind() {
    return language.map(name -> word().substring(name.length() + 1)).orElseGet(this::word);
  }

  <T> Member(Supplier<T> bean, Consumer<T> filling) {
    this(
        () -> {
          T made = bean.get();
          filling.accept(made);
          return made;
        });
  }

  /** Returns the kind in one word: {@code enum-key}, {@code kotlin-nullable}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns new values. */
  public MemberValues sample() {
    Object made = maker.get();
    return made instanceof MemberValues sample
        ? sample
        : new MemberValues(made.getClass(), List.of(made));
  }

  private static Employee employee() {
    Employee employee = new Employee();
    employee.name = "Ada";
    employee.role = "engineer";
    return employee;
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

  private static Word text(String text) {
    Word word = new Word();
    word.text = text;
    return word;
  }
}
