package io.serbench.dataset.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.DeepEquality;
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
  void nothingIsCoerced() {
    assertThatThrownBy(() -> read(drawing(), "{\"layers\": {\"a\": \"1\"}}"))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("layers.a");
  }
}
