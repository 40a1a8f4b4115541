package io.serbench.dataset.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DeepEquality;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
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
}
