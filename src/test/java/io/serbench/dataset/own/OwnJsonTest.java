package io.serbench.dataset.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DeepEquality;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

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

  private static Dataset<?> read(OwnType type, String json) throws DataFileException {
    return new OwnJson(type, "a.json", Bytes.of(json.getBytes(StandardCharsets.UTF_8))).read("a.b");
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
    assertThat(dataset.type().root()).isEqualTo(ArrayList.class);
    assertThat(dataset.type().untyped()).isFalse();
    Type ofTheJdk = OwnJsonTest.class.getDeclaredField("someSquares").getGenericType();
    assertThat(dataset.type().bound())
        .isEqualTo(ofTheJdk)
        .hasSameHashCodeAs(ofTheJdk)
        .hasToString(ofTheJdk.toString());
    assertThat(ofTheJdk).isEqualTo(dataset.type().bound());
    assertThat(squares.family()).isEqualTo("List-Square");
  }

  @SuppressWarnings("UnusedVariable") // Its type is asked for.
  private static final List<Square> someSquares = List.of();

  @Test
  void typesThatCannotBeAreRefused() {
    assertThatThrownBy(() -> read(OwnType.of(Page.class.getName()), "{}"))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("is generic; say of what, such as -type='" + Page.class.getName())
        .hasMessageContaining("<java.lang.String>'");
    assertThatThrownBy(() -> read(OwnType.of("Map<String>"), "{}"))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("java.util.Map takes 2 types between < and >, not 1");
    assertThatThrownBy(() -> read(OwnType.of("List<com.acme.Missing>"), "[]"))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("com.acme.Missing: there is no such class");
  }

  @Test
  void problemsOfAllValuesAreSaidWithTheirPlaces() {
    assertThatThrownBy(
            () ->
                read(
                    drawing(),
                    "{\"nam\": 1, \"layers\": {\"a\": \"x\"}}\n{\"frame\": [{\"side\": true}]}"))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("a.json: 3 problems")
        .hasMessageContaining("line 1, column 9: nam: is unknown; known here are frame, layers")
        .hasMessageContaining("line 1, column 28: layers.a: here is \"x\", but a whole number")
        .hasMessageContaining("line 2, column 21: frame[0].side: here is true, but a number");
  }

  @Test
  void aKeyOfDigitsIsNoIndex() {
    assertThatThrownBy(() -> read(drawing(), "{\"layers\": {\"2024\": \"x\"}}"))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("layers.2024: here is \"x\"");
  }

  @Test
  void typesThatAreMissingOrUnknownAreSaidBesideTheRest() {
    assertThatThrownBy(
            () ->
                read(
                    drawing(),
                    "{\"layers\": {\"a\": \"x\", \"b\": 1},\n"
                        + " \"shapes\": [{\"@type\": \"Circel\"}, {\"radius\": 1}]}"))
        .hasMessageContaining("a.json: 3 problems")
        .hasMessageContaining("line 1, column 18: layers.a: here is \"x\"")
        .hasMessageContaining(
            "shapes[0].@type: here is the type \"Circel\", but one of Circle, Square is wanted")
        .hasMessageContaining("shapes[1]: here is no property that names the type");
  }

  /** Jackson reads the members of records into memory first. */
  @Test
  void unknownMembersOfRecordsHaveTheirPlace() {
    assertThatThrownBy(
            () ->
                read(
                    drawing(),
                    "{\"name\": \"n\",\n  \"frame\": [\n    {\"sdie\": 1, \"side\": 2}]}"))
        .hasMessage("a.json: line 3, column 14: frame[0].sdie: is unknown; known here are side");
  }

  @Test
  void nothingIsCoerced() {
    assertThatThrownBy(() -> read(drawing(), "{\"layers\": {\"a\": \"1\"}}"))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("layers.a");
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

  private static List<String> mistakes(String json) {
    DataFileException thrown =
        assertThrows(
            DataFileException.class, () -> read(OwnType.of(Bill.class.getName()), json).values());
    List<String> lines = thrown.getMessage().lines().map(String::strip).toList();
    return lines.size() == 1 ? lines : lines.subList(1, lines.size());
  }

  @Test
  void eachValueThatWouldBeCoercedIsSaid() {
    assertThat(
            mistakes(
                """
                {"number": "1",
                 "total": 1.5,
                 "rate": "2.5",
                 "paid": 1,
                 "count": 1.0,
                 "price": "1.20",
                 "ratings": [1, "2", null, 2.5, 3],
                 "codes": [1, 99999999999999999999, "3"]}
                """))
        .satisfiesExactly(
            line -> assertThat(line).startsWith("line 1, column 12: number: here is \"1\", but a"),
            line -> assertThat(line).startsWith("line 2, column 11: total: here is 1.5, but a"),
            line -> assertThat(line).startsWith("line 3, column 10: rate: here is \"2.5\", but a"),
            line ->
                assertThat(line)
                    .isEqualTo("line 4, column 10: paid: here is 1, but true or false is wanted"),
            line -> assertThat(line).startsWith("line 5, column 11: count: here is 1.0, but a"),
            line ->
                assertThat(line).startsWith("line 6, column 11: price: here is \"1.20\", but a"),
            line -> assertThat(line).startsWith("line 7, column 17: ratings[1]: here is \"2\""),
            line -> assertThat(line).startsWith("line 7, column 22: ratings[2]: here is null"),
            line -> assertThat(line).startsWith("line 7, column 28: ratings[3]: here is 2.5"),
            line -> assertThat(line).startsWith("line 8, column 15: codes[1]: here is 99999999"),
            line -> assertThat(line).startsWith("line 8, column 37: codes[2]: here is \"3\""));
  }

  @Test
  void mistakesOfAllKindsAreSaidInTheOrderOfTheFile() {
    assertThat(
            mistakes(
                """
                {"nubmer": 1,
                 "number": null,
                 "first": {"nmae": "x", "price": "1"},
                 "day": "SOMEDAY",
                 "due": "2026-13-01",
                 "lines": {"a": {"count": 13, "price": 1, "name": "n"},
                           "b": {"count": 1, "price": 1},
                           "7": {"count": 1.5, "price": {}, "name": "n"}},
                 "shape": {"side": "1", "@type": "Square"},
                 "paid": "yes"}
                """))
        .satisfiesExactly(
            line -> assertThat(line).startsWith("line 1, column 12: nubmer: is unknown"),
            line -> assertThat(line).startsWith("line 2, column 12: number: here is null, but a"),
            line -> assertThat(line).startsWith("line 3, column 11: first.count: is missing; add"),
            line ->
                assertThat(line).startsWith("line 3, column 11: first.name: is missing; add it"),
            line -> assertThat(line).startsWith("line 3, column 20: first.nmae: is unknown"),
            line -> assertThat(line).startsWith("line 3, column 34: first.price: here is \"1\""),
            line -> assertThat(line).startsWith("line 4, column 9: day: here is \"SOMEDAY\", but"),
            line -> assertThat(line).startsWith("line 5, column 9: due: here is \"2026-13-01\""),
            line ->
                assertThat(line)
                    .startsWith("line 6, column 17: lines.a: the class throws")
                    .endsWith("not 13"),
            line -> assertThat(line).startsWith("line 7, column 17: lines.b.name: is missing; add"),
            line -> assertThat(line).startsWith("line 8, column 27: lines.7.count: here is 1.5"),
            line -> assertThat(line).startsWith("line 8, column 41: lines.7.price: here is an obj"),
            line -> assertThat(line).startsWith("line 9, column 20: shape.side: here is \"1\""),
            line -> assertThat(line).startsWith("line 10, column 10: paid: here is \"yes\""));
  }

  @Test
  void manyMistakesAreCountedAndTheFirstSaid() {
    String json = "{\"ratings\": [" + "\"1\", ".repeat(5_000) + "1], \"number\": \"1\"}";
    assertThatThrownBy(() -> read(OwnType.of(Bill.class.getName()), json))
        .hasMessageContaining("a.json: 5001 problems")
        .hasMessageEndingWith("and 4981 more");
  }
}
