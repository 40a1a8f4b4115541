package io.serbench.dataset.own;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.FileReading;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class EmptiedJsonTest {
  /** Its members are what JSON has, and a size that cannot be null. */
  public record Box(String name, List<Part> parts, double size, Kind kind) {}

  public record Part(String name, Integer count, boolean sold) {}

  /** No value of it is empty. */
  public enum Kind {
    LARGE
  }

  private static final String JSON =
      "{\"name\": \"a\", \"size\": 1.5, \"kind\": \"LARGE\","
          + " \"parts\": [{\"name\": \"b\", \"count\": 2, \"sold\": true}, {}]}";

  private static List<?> without(String member) throws DataFileException {
    Bytes json = Bytes.of(JSON.getBytes(StandardCharsets.UTF_8));
    FileReading lenient = new FileReading(false, true);
    OwnJson full = new OwnJson(OwnType.of(Box.class.getName()), "box.json", json, lenient);
    return EmptiedJson.read(full, member, "Box.box").values();
  }

  private static final Part SECOND = new Part(null, null, false);

  private static Box box(Part part) {
    return new Box("a", List.of(part, SECOND), 1.5, Kind.LARGE);
  }

  @Test
  void onlyTheMemberIsEmptied() throws Exception {
    assertThat(without("parts.name")).hasToString(List.of(box(new Part(null, 2, true))).toString());
    assertThat(without("parts.sold")).hasToString(List.of(box(new Part("b", 2, false))).toString());
    assertThat(without("size"))
        .hasToString(
            List.of(new Box("a", List.of(new Part("b", 2, true), SECOND), 0, Kind.LARGE))
                .toString());
    assertThat(without("name")).asString().contains("Box[name=null, parts=[Part[name=b");
    assertThat(without("parts")).asString().contains("parts=null");
  }
}
