package io.serbench.dataset.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.equality.DeepEquality;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwnJsonTest {
  /** A type of which two classes are made. */
  public sealed interface Shape permits Circle, Square {}

  /** The one. */
  public record Circle(double radius) implements Shape {}

  /** The other. */
  public record Square(double side) implements Shape {}

  /** Generic throughout. */
  public static class Page<T> {
    public List<T> items = new ArrayList<>();
    public Map<String, T[]> groups = new LinkedHashMap<>();
    public Noted<T> best;
  }

  /** A part of it that is generic, too. */
  public record Noted<T>(String note, T about) {}

  /** Has all that registration asks for. */
  public static class Drawing {
    private String name;
    public List<Shape> shapes = new ArrayList<>();
    public Square[] frame = {};
    public Map<String, Integer> layers = new LinkedHashMap<>();

    String name() {
      return name;
    }
  }

  private static final FileReading STRICT = new FileReading(true, false);

  private static OwnJson file(OwnType type, String json, FileReading reading) {
    return new OwnJson(type, "a.json", Bytes.of(json.getBytes(StandardCharsets.UTF_8)), reading);
  }

  private static Dataset<?> read(OwnType type, String json) throws DataFileException {
    return file(type, json, FileReading.DEFAULT).read("a.b");
  }

  private static OwnType drawing() {
    return OwnType.of(Drawing.class.getName());
  }

  @Test
  void fieldsWithoutAccessorsAndSealedTypesAreSet() throws Exception {
    Dataset<?> dataset =
        read(
            drawing(),
            "{\"name\": \"n\", \"shapes\": [{\"@type\": \"Circle\", \"radius\": 1.5}],"
                + " \"frame\": [{\"side\": 2}]}");

    Drawing drawing = (Drawing) dataset.value();
    assertThat(drawing.name()).isEqualTo("n");
    assertThat(drawing.shapes).containsExactly(new Circle(1.5));
    assertThat(dataset.type().classes())
        .startsWith(Drawing.class)
        .contains(Circle.class, Square.class)
        .doesNotContain(Shape.class);
    assertThat(dataset.type().parts().others()).contains(Square[].class, ArrayList.class);
  }

  @Test
  void copiesAreEqualAndFresh() throws Exception {
    Dataset<?> dataset = read(drawing(), "{\"name\": \"n\", \"layers\": {\"a\": 1}}");

    List<?> copies = dataset.copies(3);
    assertThat(copies).hasSize(3);
    assertThat(DeepEquality.difference(dataset.value(), copies.get(2))).isEmpty();
  }

  @Test
  void aListAndLinesAreManyValues() throws Exception {
    assertThat(read(OwnType.JSON, "\u001e{\"a\": 1}\n\u001e{\"a\": 2}\n").values())
        .isEqualTo(List.of(Map.of("a", 1), Map.of("a", 2)));
    assertThat(read(OwnType.JSON, "[{\"a\": 1}, {\"a\": 2}]").values())
        .isEqualTo(List.of(Map.of("a", 1), Map.of("a", 2)));
    assertThat(read(OwnType.JSON, "{\"a\": 1}\n{\"a\": 2}\n3").values())
        .isEqualTo(List.of(Map.of("a", 1), Map.of("a", 2), 3));
  }

  @Test
  void typeArgumentsReachGenericMembersOfGenericMembers() throws Exception {
    Dataset<?> dataset =
        read(
            OwnType.of(Page.class.getName() + "<" + Square.class.getCanonicalName() + ">"),
            "{\"items\": [{\"side\": 1}], \"groups\": {\"a\": [{\"side\": 2}]},"
                + " \"best\": {\"note\": \"n\", \"about\": {\"side\": 3}}}");

    Page<?> page = (Page<?>) dataset.value();
    assertThat(page.items).isEqualTo(List.of(new Square(1)));
    assertThat(page.groups.get("a")).isEqualTo(new Square[] {new Square(2)});
    assertThat(page.best).isEqualTo(new Noted<>("n", new Square(3)));
    assertThat(dataset.type().root()).isEqualTo(Page.class);
    assertThat(dataset.type().bound())
        .hasToString(Page.class.getName() + "<" + Square.class.getName() + ">");
    assertThat(dataset.type().classes()).startsWith(Page.class).contains(Square.class, Noted.class);
  }

  @Test
  void aListOfAClassIsOneValueAndKnowsTheClass() throws Exception {
    OwnType squares = OwnType.of("List<" + Square.class.getName() + ">");
    Dataset<?> dataset = read(squares, "[{\"side\": 1}, {\"side\": 2}]\n[]");

    assertThat(dataset.values())
        .isEqualTo(List.of(List.of(new Square(1), new Square(2)), List.of()));
    assertThat(dataset.type().root()).isEqualTo(List.class);
    assertThat(dataset.type().untyped()).isFalse();
    Type ofTheJdk = OwnJsonTest.class.getDeclaredField("someSquares").getGenericType();
    assertThat(dataset.type().bound()).hasToString(ofTheJdk.toString());
    assertThat(ofTheJdk).isEqualTo(dataset.type().bound());
    assertThat(squares.family()).isEqualTo("List-Square");
  }

  sealed interface Kind permits Narrow, Wide {}

  record Narrow(int width) implements Kind {}

  record Wide(int width, String note) implements Kind {}

  @Test
  void theDeclaredTypeIsTheRootWhateverClassesTheValuesHave() throws Exception {
    OwnType kind = OwnType.of(Kind.class.getName());
    String narrow = "{\"@type\": \"Narrow\", \"width\": 1}\n";
    for (String json :
        List.of(narrow, narrow + "{\"@type\": \"Wide\", \"width\": 2, \"note\": \"n\"}")) {
      DataType<?> type = read(kind, json).type();
      assertThat(type.root()).isEqualTo(Kind.class);
      assertThat(type.bound()).isEqualTo(Kind.class);
      assertThat(type.classes()).containsExactly(Narrow.class, Wide.class);
    }
  }

  @JsonDeserialize(as = Written.class)
  abstract static class Read {}

  static final class Written extends Read {
    public Square part;
  }

  @Test
  void classesThatOnlyTheValuesNameArePartsOfAnAbstractType() throws Exception {
    DataType<?> type = read(OwnType.of(Read.class.getName()), "{\"part\": {\"side\": 1}}").type();
    assertThat(type.root()).isEqualTo(Read.class);
    assertThat(type.classes()).containsExactlyInAnyOrder(Written.class, Square.class);
  }

  @Test
  void jsonWithoutAClassIsOfTheKindThatAllValuesAre() throws Exception {
    assertThat(read(OwnType.JSON, "1\n2").type().root()).isEqualTo(Integer.class);
    assertThat(read(OwnType.JSON, "1\n2.5").type().root()).isEqualTo(Object.class);
    assertThat(read(OwnType.JSON, "[[1], []]").type().root()).isEqualTo(List.class);
    assertThat(read(OwnType.JSON, "{}\n{}").type().declared()).isEqualTo(Map.class);
    assertThat(read(OwnType.JSON, "1\n2").type().bound()).isEqualTo(Object.class);
  }

  @SuppressWarnings("UnusedVariable") // Its type is asked for.
  private static final List<Square> someSquares = List.of();

  @Test
  void typesThatCannotBeAreRefused() {
    assertThatThrownBy(() -> read(OwnType.of(Page.class.getName()), "{}"))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("Page: number of type arguments: expected 1, found 0; write them as");
    assertThatThrownBy(() -> read(OwnType.of("Map<String>"), "{}"))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("Map: number of type arguments: expected 2, found 1");
    assertThatThrownBy(() -> read(OwnType.of("List<com.acme.Missing>"), "[]"))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("com.acme.Missing: class not found");
  }

  @Test
  void theFirstMistakeIsSaidWithItsPlace() {
    assertThatThrownBy(
            () -> read(drawing(), "{\"nam\": 1, \"layers\": {\"a\": \"x\"}}\n{\"frame\": 1}"))
        .isInstanceOf(DataFileException.class)
        .hasMessage(
            """
            a.json:1:2: $.nam: unknown field 'nam'; did you mean 'name'?
            (-unknown=ignore skips unknown fields)\
            """);
    assertThatThrownBy(() -> read(drawing(), "{\"layers\": {\"a\": \"x\"}}\n{\"frame\": 1}"))
        .hasMessage("a.json:1:18: $.layers.a: expected an int, found \"x\"");
    assertThatThrownBy(
            () -> read(drawing(), "{\"layers\": {}}\n{\"frame\": [{\"side\": 1}, {\"side\": {}}]}"))
        .hasMessage("a.json:2:34: $.frame[1].side: expected a double, found an object");
  }

  @Test
  void aKeyOfDigitsIsNoIndex() {
    assertThatThrownBy(() -> read(drawing(), "{\"layers\": {\"2024\": \"x\"}}"))
        .isInstanceOf(DataFileException.class)
        .hasMessage("a.json:1:21: $.layers.2024: expected an int, found \"x\"");
  }

  @Test
  void typesThatAreMissingOrUnknownAreSaid() {
    assertThatThrownBy(() -> read(drawing(), "{\"shapes\": [{\"@type\": \"Circel\"}]}"))
        .hasMessageStartingWith("a.json:1:13: $.shapes[0]: Could not resolve type id 'Circel' as")
        .hasMessageContaining(": known type ids = [Circle, Square]");
    assertThatThrownBy(
            () -> read(drawing(), "{\"shapes\": [{\"@type\": \"Circle\"}, {\"radius\": 1}]}"))
        .hasMessageStartingWith("a.json:1:34: $.shapes[1]: Could not resolve subtype of ")
        .hasMessageContaining("missing type id property '@type'")
        .hasMessageEndingWith("; known type ids = [Circle, Square]");
  }

  /** Jackson reads the members of records into memory first. */
  @Test
  void unknownMembersOfRecordsHaveTheirPlace() {
    assertThatThrownBy(
            () ->
                read(
                    drawing(),
                    "{\"name\": \"n\",\n  \"frame\": [\n    {\"sdie\": 1, \"side\": 2}]}"))
        .hasMessageStartingWith(
            "a.json:3:6: $.frame[0].sdie: unknown field 'sdie'; did you mean 'side'?");
  }

  @Test
  void unknownMembersThatResembleNoneAreSaidWithThoseThatThereAre() {
    assertThatThrownBy(() -> read(drawing(), "{\"zzzzz\": 1}"))
        .hasMessageStartingWith(
            "a.json:1:2: $.zzzzz: unknown field 'zzzzz';"
                + " known fields: [frame, layers, name, shapes]");
  }

  @Test
  void unknownMembersAreSkippedOnDemand() throws Exception {
    OwnJson file =
        file(
            drawing(),
            "[{\"nam\": 1, \"frame\": [{\"sdie\": {\"a\": 1}, \"side\": 2}]}, {\"x\": 1}]",
            new FileReading(false, true));

    assertThat(file.check().orElseThrow()).contains("unknown fields skipped (first: $[0].nam)");
    assertThat(((Drawing) file.read("a.b").value()).frame).containsExactly(new Square(2));
  }

  /** Has each kind of member that Jackson refuses in a way of its own. */
  public static class Bill {
    public int number;
    public long total;
    public double rate;
    public boolean paid;
    public Integer count;
    public BigDecimal price;
    public DayOfWeek day;
    public LocalDate due;
    public Line first;
    public int[] ratings = {};
    public List<Long> codes = new ArrayList<>();
    public String note;
    public List<String> notes = new ArrayList<>();
    public Map<String, Line> lines = new LinkedHashMap<>();
    public Shape shape;
  }

  /** A record needs its numbers, and says itself what it does not take. */
  public record Line(int count, double price, @JsonProperty(required = true) String name) {
    public Line {
      if (count == 13) {
        throw new IllegalArgumentException("not 13");
      }
    }
  }

  private static OwnType bill() {
    return OwnType.of(Bill.class.getName());
  }

  private static String error(String json, FileReading reading) {
    return assertThrows(DataFileException.class, () -> file(bill(), json, reading).check())
        .getMessage();
  }

  private static final String COERCED =
      """
      {"number": "1",
       "total": 1.5,
       "rate": "2.5",
       "paid": 1,
       "count": 1.0,
       "price": "1.20",
       "ratings": [1, "2", null, 2.5, 3],
       "codes": [1, 99, "3"],
       "note": 5,
       "notes": [true, "x"],
       "number": 2}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "\"number\": \"1\"|1:12: $.number: expected an int, found \"1\"",
        "\"total\": 1.5|1:11: $.total: expected a long, found 1.5",
        "\"rate\": \"2.5\"|1:10: $.rate: expected a double, found \"2.5\"",
        "\"paid\": 1|1:10: $.paid: expected a boolean, found 1",
        "\"count\": 1.0|1:11: $.count: expected an int, found 1.0",
        "\"price\": \"1.20\"|1:11: $.price: expected a BigDecimal, found \"1.20\"",
        "\"ratings\": [1, \"2\"]|1:17: $.ratings[1]: expected an int, found \"2\"",
        "\"ratings\": [null]|1:14: $.ratings[0]: expected an int, found null",
        "\"ratings\": [1, 2.5]|1:17: $.ratings[1]: expected an int, found 2.5",
        "\"codes\": [1, 99, \"3\"]|1:19: $.codes[2]: expected a long, found \"3\"",
        "\"note\": 5|1:10: $.note: expected a string, found 5",
        "\"notes\": [true]|1:12: $.notes[0]: expected a string, found true",
        "\"number\": null|1:12: $.number: expected an int, found null",
        "\"number\": 1, \"number\": 2|1:15: $.number: duplicate field",
        "\"first\": {\"count\": 1, \"price\": \"1\", \"name\": \"n\"}"
            + "|1:33: $.first.price: expected a double, found \"1\"",
        "\"first\": {\"price\": 1, \"name\": \"n\"}|1:11: $.first.count: missing field (int)",
        "\"shape\": {\"side\": \"1\", \"@type\": \"Square\"}"
            + "|1:20: $.shape.side: expected a double, found \"1\"",
      })
  void whatIsCoercedMissingOrDuplicateIsAnErrorWhereAskedFor(String members, String error) {
    assertThat(error("{" + members + "}", STRICT)).isEqualTo("a.json:" + error);
  }

  @Test
  void elseItIsWhatJacksonMakesOfItAndNoted() throws Exception {
    OwnJson file = file(bill(), COERCED, FileReading.DEFAULT);

    Bill bill = (Bill) file.read("a.b").value();
    assertThat(bill.number).isEqualTo(2);
    assertThat(bill.total).isEqualTo(1);
    assertThat(bill.rate).isEqualTo(2.5);
    assertThat(bill.paid).isTrue();
    assertThat(bill.count).isEqualTo(1);
    assertThat(bill.price).isEqualTo(new BigDecimal("1.20"));
    assertThat(bill.ratings).containsExactly(1, 2, 0, 2, 3);
    assertThat(bill.codes).containsExactly(1L, 99L, 3L);
    assertThat(bill.note).isEqualTo("5");
    assertThat(bill.notes).containsExactly("true", "x");
    assertThat(file.check())
        .hasValue(
            "values coerced (first: $.number in line 1, string to int),"
                + " fields missing (first: $.day in line 1),"
                + " duplicate fields, of which the last counts (first: $.number in line 11)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "\"rate\": \"x\"|1:10: $.rate: expected a double, found \"x\"",
        "\"first\": {\"price\": \"1\"}|1:11: $.first.name: missing field (String)",
        "\"lines\": {\"a\": {\"count\": \"13\", \"name\": \"n\"}}"
            + "|1:17: $.lines.a: the class throws java.lang.IllegalArgumentException: not 13",
        "\"lines\": {\"7\": {\"price\": {}, \"name\": \"n\"}}"
            + "|1:27: $.lines.7.price: expected a double, found an object",
        "\"codes\": [99999999999999999999]"
            + "|1:12: $.codes[0]: expected a long, found 99999999999999999999",
        "\"paid\": \"yes\"|1:10: $.paid: expected a boolean, found \"yes\"",
        "\"day\": \"SOMEDAY\"|1:9: $.day: expected \"MONDAY\", \"TUESDAY\", \"WEDNESDAY\","
            + " \"THURSDAY\", \"FRIDAY\", \"SATURDAY\" or \"SUNDAY\", found \"SOMEDAY\"",
        "\"due\": \"2026-13-01\"" + "|1:9: $.due: expected a LocalDate, found \"2026-13-01\"",
      })
  void withoutBeingStrictOnlyWhatJacksonRefusesIsAnError(String members, String error) {
    assertThat(error("{" + members + "}", FileReading.DEFAULT)).isEqualTo("a.json:" + error);
  }

  /** As payment APIs send money, and as Jackson's users write classes for it. */
  @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
  public record Payment(
      @JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal grossAmount,
      BigDecimal netAmount,
      @JsonProperty("ccy") String currency,
      @JsonAlias("ref") String reference,
      long createdAt,
      Optional<String> note,
      @JsonInclude(JsonInclude.Include.NON_NULL) String remark,
      List<Fee> fees) {}

  /** Of a payment. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public static class Fee {
    public BigDecimal amount;
    public DayOfWeek due;
    public Integer rank;
  }

  private static OwnType payment() {
    return OwnType.of(Payment.class.getName());
  }

  @Test
  void annotationsSayWhatIsCoercedOrMissing() throws Exception {
    OwnJson file =
        file(
            payment(),
            """
            [{"gross_amount": "12.50", "net_amount": "10.50", "ccy": "EUR", "ref": "r-1",
              "created_at": 1700000000, "fees": [{"amount": "2.00", "due": 2}, {"rank": "1"}]},
             {"gross_amount": "1.00", "net_amount": 1, "ccy": "USD", "reference": "r-2",
              "created_at": 1700000000}]
            """,
            FileReading.DEFAULT);

    assertThat(file.check())
        .hasValue(
            "values coerced (first: $[0].net_amount, string to BigDecimal),"
                + " fields missing (first: $[1].fees)");
    Payment payment = (Payment) file.read("a.b").value();
    assertThat(payment.grossAmount()).isEqualTo(new BigDecimal("12.50"));
    assertThat(payment.netAmount()).isEqualTo(new BigDecimal("10.50"));
    assertThat(payment.reference()).isEqualTo("r-1");
    assertThat(payment.fees().get(0).due).isEqualTo(DayOfWeek.WEDNESDAY);
    assertThat(payment.fees().get(1).rank).isEqualTo(1);
  }

  @Test
  void whatIsAsTheClassSaysHasNoNote() throws Exception {
    OwnJson file =
        file(
            payment(),
            "{\"gross_amount\": \"12.50\", \"net_amount\": 1.5, \"ccy\": \"EUR\","
                + " \"reference\": null, \"created_at\": 1, \"fees\": [{}]}",
            STRICT);

    assertThat(file.check()).isEmpty();
    assertThat(file.read("a.b").values()).hasSize(1);
  }

  /** Jackson keeps the members before the one that names the type in memory. */
  @Test
  void membersOfSealedTypesAreMissingWhereverTheirTypeIsNamed() throws Exception {
    assertThat(
            file(
                    drawing(),
                    "{\"name\": \"n\", \"layers\": {}, \"frame\": [], \"shapes\": ["
                        + "{\"radius\": \"1\", \"@type\": \"Circle\"}]}"
                        + "\n{\"name\": \"n\", \"layers\": {}, \"frame\": [], \"shapes\": ["
                        + "{\"@type\": \"Circle\"}]}",
                    FileReading.DEFAULT)
                .check())
        .hasValue(
            "values coerced (first: $.shapes[0].radius in line 1, string to double),"
                + " fields missing (first: $.shapes[0].radius in line 2)");
  }

  /** Keeps a private note to itself, and has a failure and a way back to where it came from. */
  public static class Answer {
    @JsonManagedReference public Detail detail;
    public Trouble trouble;
    private int asked;
    private String cached = "none";

    public void setAsked(int asked) {
      this.asked = asked;
    }

    String said() {
      return asked + cached;
    }
  }

  /** Knows what it is a part of. */
  public static class Detail {
    public int rank;
    @JsonBackReference public Answer owner;
  }

  /** Fields of the JDK's are not for anybody. */
  public static class Trouble extends IllegalStateException {
    private static final long serialVersionUID = 1;

    public int code;
  }

  /** Computes what it is not told. */
  public static final class Span {
    public final int from;
    public final int to;
    public final int length;

    @JsonCreator
    Span(@JsonProperty("from") int from, @JsonProperty("to") int to) {
      this.from = from;
      this.to = to;
      this.length = to - from;
    }
  }

  /** Its number is the class's affair, as long as nothing refers to it. */
  @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
  public static class Numbered {
    public int id;
    public String name;
  }

  @Test
  void anIdIsNotMissing() throws Exception {
    OwnType type = OwnType.of(Numbered.class.getName());
    assertThat(file(type, "{\"name\": \"n\"}", STRICT).check()).isEmpty();
  }

  @Test
  void aValueUnderAnotherNameIsSaidByJackson() {
    assertThatThrownBy(() -> read(payment(), "{\"ref\": {}}"))
        .hasMessageStartingWith("a.json:1:1: $.reference: Cannot deserialize value of type ")
        .hasMessageContaining(" from Object value");
    OwnType aliased = OwnType.of(Aliased.class.getName());
    assertThatThrownBy(() -> file(aliased, "{\"n\": \"1\"}", STRICT).check())
        .hasMessage("a.json:1:1: $.number: Cannot coerce String value (\"1\") to `int` value");
  }

  /** Has a name in JSON that the path of a mistake lacks. */
  public record Aliased(@JsonAlias("n") int number) {}

  @Test
  void whatJacksonNeedsNotIsNotMissing() throws Exception {
    OwnJson answers =
        file(
            OwnType.of(Answer.class.getName()),
            "{\"detail\": {\"rank\": 1}, \"asked\": 2, \"trouble\": null}",
            STRICT);
    assertThat(answers.check()).isEmpty();
    Answer answer = (Answer) answers.read("a.b").value();
    assertThat(answer.said()).isEqualTo("2none");
    assertThat(answer.detail.owner).isSameAs(answer);

    OwnJson spans = file(OwnType.of(Span.class.getName()), "{\"from\": 2, \"to\": 5}", STRICT);
    assertThat(spans.check()).isEmpty();
    assertThat(((Span) spans.read("a.b").value()).length).isEqualTo(3);
  }

  /** Its constructor's parameters have no names. */
  public static final class Coordinates {
    final int first;
    final int second;

    public Coordinates(int first, int second) {
      this.first = first;
      this.second = second;
    }
  }

  @Test
  void aClassWithoutAConstructorForJacksonHasWaysOut() {
    assertThatThrownBy(
            () -> read(OwnType.of(Coordinates.class.getName()), "{\"first\": 1, \"second\": 2}"))
        .hasMessageStartingWith("a.json:1:1: $: Cannot construct instance of ")
        .hasMessageContaining("@JsonCreator")
        .hasMessageContaining("-mapper=");
  }

  @Test
  void aFileOfNothingButUnknownFieldsIsRefused() {
    assertThatThrownBy(
            () -> file(drawing(), "[{\"x\": 1}, {\"y\": 2}]", new FileReading(false, true)).check())
        .hasMessageStartingWith("a.json: -unknown=ignore leaves nothing of ");
  }

  @Test
  void namesMayDifferInCase() throws Exception {
    OwnJson file =
        file(drawing(), "{\"Name\": \"n\", \"LAYERS\": {\"A\": 1}}", FileReading.DEFAULT);

    assertThat(file.check()).hasValue("fields missing (first: $.shapes in line 1)");
    assertThat(((Drawing) file.read("a.b").value()).layers).containsExactly(Map.entry("A", 1));
  }

  /** Refers to itself. */
  public static class Nest {
    public Nest inner;
  }

  @Test
  void aThousandLevelsAreRead() throws Exception {
    String arrays = "[".repeat(1000) + "]".repeat(1000);
    String objects = "{\"inner\": ".repeat(1000) + "null" + "}".repeat(1000);

    assertThat(file(OwnType.JSON, arrays, STRICT).check()).isEmpty();
    OwnJson nests = file(OwnType.of(Nest.class.getName()), objects, STRICT);
    assertThat(nests.check()).isEmpty();
    assertThat(((Nest) nests.read("a.b").value()).inner).isNotNull();
  }

  @Test
  void digitsThatADoubleCannotKeepAreNoted() throws Exception {
    OwnJson file =
        file(
            OwnType.JSON,
            "[{\"a\": 0.1, \"b\": 7.2000000000000000000}, {\"a\": 0.12345678901234567890123}]",
            FileReading.DEFAULT);
    assertThat(file.check()).hasValue("numbers cut to doubles (first: $[1].a)");
    assertThatThrownBy(() -> file(OwnType.JSON, "{\"a\": 1e999}", STRICT).check())
        .hasMessageContaining("a.json:1:7: $.a: 1e999 has more digits than a double");
  }
}
