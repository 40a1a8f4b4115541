package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.serbench.catalog.Row;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.source.Recipe;
import io.serbench.fork.RoundTripProbe;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows allow and register for a user's class what a user would. */
class SettingsOfUsersTest {
  /** Written as another class, by libraries that know serialization proxies. */
  public static final class Range implements Serializable {
    private static final long serialVersionUID = 1;
    private final int low;
    private final int high;

    @JsonCreator
    public Range(@JsonProperty("low") int low, @JsonProperty("high") int high) {
      this.low = low;
      this.high = high;
    }

    public int getLow() {
      return low;
    }

    public int getHigh() {
      return high;
    }

    private Object writeReplace() {
      return new Form(low, high - low);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
      throw new InvalidObjectException("proxy needed");
    }

    private static final class Form implements Serializable {
      private static final long serialVersionUID = 1;
      private final int from;
      private final int length;

      Form(int from, int length) {
        this.from = from;
        this.length = length;
      }

      private Object readResolve() {
        return new Range(from, from + length);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fory",
        "fory-auto-allowlist",
        "fory-fastest",
        "fory-registered",
        "fory-thread-safe",
        "fst",
        "fst-allowlist",
        "fury",
        "fury-registered",
        "hessian-allowlist",
        "java-built-in-filtered",
        "jboss-marshalling-river-ct",
        "jboss-marshalling-river-filtered",
        "xml/xstream",
        "xml/xstream-aalto"
      })
  void whatIsWrittenInsteadIsAllowed(String row) throws Exception {
    assertThat(check(row, Range.class, "{\"low\": 1, \"high\": 5}")).isEmpty();
  }

  /** Its settings have a superclass with methods for the JDK's serialization. */
  public static final class Settings {
    public String name;
    public Properties values;
  }

  /** What Fory met first was a matter of chance. */
  @RepeatedTest(5)
  void superclassesOfTheJdkNeedNoRegistration() throws Exception {
    for (String row :
        List.of(
            "fory", "fory-registered", "fory-fastest", "fory-thread-safe", "fory-auto-allowlist")) {
      assertThat(check(row, Settings.class, "{\"name\": \"a\", \"values\": {\"b\": \"c\"}}"))
          .isEmpty();
    }
  }

  /** Its field is declared as an interface of the JDK's. */
  public static final class Shelf {
    public Deque<String> last;
  }

  /** That it makes none is another matter. */
  @Test
  void avroTrustsTheTypesOfFields() {
    assertThatThrownBy(() -> check("avro-reflect", Shelf.class, "{\"last\": [\"a\"]}"))
        .hasMessageContaining("java.util.Deque.<init>()");
  }

  private static Optional<String> check(String row, Class<?> type, String json) throws Exception {
    Bytes bytes = Bytes.of(json.getBytes(StandardCharsets.UTF_8));
    Recipe recipe =
        new Recipe.JsonFile(OwnType.of(type.getName()), "x.json", bytes, FileReading.DEFAULT);
    return check(Rows.ALL.find(row).orElseThrow(), recipe.make("x.x"));
  }

  private static <T> Optional<String> check(Row row, Dataset<T> data) throws Exception {
    return RoundTripProbe.check(row, RoundTripProbe.open(row, data.type()), data);
  }
}
