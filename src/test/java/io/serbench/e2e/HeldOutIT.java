package io.serbench.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.Thorough;
import io.serbench.e2e.Serbench.Answer;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Events of somebody who has never heard of serbench, in a jar that needs another. */
class HeldOutIT {
  private static final Path SOURCES = Path.of("src", "test", "heldout");
  private static final String ORDERS =
      """
      [{"event_type": "order_placed", "event_id": "123e4567-e89b-12d3-a456-426614174000",
        "occurred_at": "2026-11-21T15:30:00Z", "customer_id": "C-17", "sales_person": "Ada King",
        "channel": "web", "order_lines": [
          {"sku_code": "nut-8", "quantity": 3, "unit_price": "0.10"},
          {"sku_code": "bolt-8", "quantity": "2", "unit_price": "12.50"}],
        "total": {"amount": "25.30", "currency": "EUR"}, "metadata": {"ip": "10.0.0.1"},
        "item_count": -1234567},
       {"event_type": "order_paid", "event_id": "123e4567-e89b-12d3-a456-426614174001",
        "occurred_at": "2026-11-21T15:31:00.123456Z", "total": {"amount": "25.30", "currency": "EUR"},
        "payment": {"method": "card", "last4": "4242", "expires_on": "2028-01"}},
       {"event_type": "order_paid", "event_id": "123e4567-e89b-12d3-a456-426614174002",
        "occurred_at": "2026-11-21T15:32:00Z", "total": {"amount": "1.00", "currency": "USD"},
        "payment": {"method": "transfer", "iban": "NL91ABNA"}},
       {"event_type": "order_shipped", "event_id": "123e4567-e89b-12d3-a456-426614174003",
        "occurred_at": "2026-11-22T08:00:00Z", "due_date": "2026-12-01", "weight_kg": 1.25}]
      """;
  private static final String MOVEMENTS =
      """
      {"type": "goods_received", "movement_id": "m1", "booked_at": "2026-11-21T15:30:00Z",
       "unit_cost": "25.30", "per_shelf": {"a": 1}}
      {"type": "goods_shipped", "movement_id": "m2", "booked_at": "2026-11-21T15:31:00Z"}
      {"type": "goods_lost", "movement_id": "m3", "booked_at": "2026-11-21T15:32:00Z", "reason": "?"}
      """;

  @TempDir private static Path folder;

  @BeforeAll
  static void buildJars() throws Exception {
    Path money = folder.resolve("money.jar");
    JarOfSources.ofFolder(money, SOURCES.resolve("money"));
    JarOfSources.ofFolder(
        folder.resolve("app.jar"), SOURCES.resolve("app"), money, Serbench.ownJar());
    Files.writeString(folder.resolve("orders.json"), ORDERS);
    Files.writeString(folder.resolve("movements.ndjson"), MOVEMENTS);
  }

  private static Answer orders(String command, String... options) throws Exception {
    List<String> all =
        new ArrayList<>(
            List.of(
                "-type=com.acme.events.OrderEvent",
                "-classpath=app.jar" + File.pathSeparator + "money.jar",
                "orders.json"));
    all.addAll(0, List.of(command.split(" ", -1)));
    all.addAll(Arrays.asList(options));
    return Serbench.jar(folder).run(all.toArray(String[]::new));
  }

  @Thorough
  @Test
  void chooseNamesRowsThatReallyCarryThem() throws Exception {
    // A single row carries them, so that the search ends by itself.
    Answer chosen =
        orders(
            "choose",
            "-include=kryo-flat,json/genson,java-built-in-serializer",
            "-budget=3600",
            "-calls=loop",
            "-jvm-args=-XX:TieredStopAtLevel=1",
            "-as=json",
            "-out=choice.json");

    assertThat(chosen.exit()).as(chosen.err()).isZero();
    assertThat(chosen.err())
        .contains(
            "values coerced (first: $[0].order_lines[0].unit_price, string to BigDecimal),"
                + " fields missing (first: $[3].tracking_number)");
    List<String> rows = new ObjectMapper().readTree(chosen.out()).findValuesAsText("row");
    assertThat(rows).containsExactly("kryo-flat");
    Answer verified = orders("check", "-include=" + String.join(",", rows));
    assertThat(verified.exit()).as(verified.out()).isZero();
    assertThat(verified.out()).startsWith("fits (" + rows.size() + "):");
  }

  @Test
  void aJarThatIsMissingIsNamed() throws Exception {
    Answer answer =
        Serbench.jar(folder)
            .run(
                "check",
                "-type=com.acme.events.OrderEvent",
                "-classpath=app.jar",
                "orders.json",
                "-include=kryo-flat");

    assertThat(answer.exit()).isEqualTo(2);
    assertThat(answer.err())
        .contains("-type=com.acme.events.OrderEvent: the class does not load")
        .contains("NoClassDefFoundError: com/acme/money/Money")
        .contains("is -classpath complete?");
  }

  @Test
  void nothingNeedsToBeAnnotated() throws Exception {
    Answer answer =
        Serbench.jar(folder)
            .run(
                "check",
                "-type=com.acme.events.Movement",
                "-classpath=app.jar",
                "movements.ndjson",
                "-include=kryo-flat,fory-auto");

    assertThat(answer.out()).startsWith("fits (2):");
    assertThat(answer.err())
        .contains(
            "movements.ndjson: values coerced (first: $.unit_cost in line 2, string to"
                + " BigDecimal)");
  }

  @Thorough
  @Test
  void theClassesChangeAndOldDataAreRead() throws Exception {
    Answer answer =
        orders("check evolution", "-include=kryo-compatible,fory-compatible,json/jackson/databind");

    assertThat(answer.exit()).as(answer.out()).isZero();
    assertThat(answer.err())
        .contains(
            "OrderEvent$Placed: added customerIdAddedLater (String), removed customerId, reordered"
                + " members, widened itemCount");
    assertThat(answer.out())
        .startsWith(
            """
                                   new code reads old data                  old code reads new data
            row                    added     removed   reordered  widened   added     removed   reordered  widened
            kryo-compatible        misreads  misreads  reads      reads     misreads  misreads  reads      reads
            fory-compatible        reads     reads     reads      reads     reads     reads     reads      reads
            json/jackson/databind  NOT_CARRIED\
            """);
    Answer chosen =
        orders(
            "choose",
            "-need=evolution",
            "-include=kryo-compatible,fory-compatible",
            "-budget=3600",
            "-calls=loop",
            "-jvm-args=-XX:TieredStopAtLevel=1",
            "-out=evolving.json");
    assertThat(chosen.exit()).as(chosen.err()).isZero();
    assertThat(chosen.err())
        .contains(
            "rows that can read your class after a change: 1; left out: 1 lose or refuse data");
  }

  @Thorough
  @Test
  void aMovementHasNoNumberToWiden() throws Exception {
    Answer answer =
        Serbench.jar(folder)
            .run(
                "check",
                "evolution",
                "-type=com.acme.events.Movement",
                "-classpath=app.jar",
                "-include=fory-compatible",
                "-as=json",
                "-items=3",
                "-seed=7");

    assertThat(answer.exit()).as(answer.err()).isZero();
    assertThat(answer.out())
        .contains("\"new code, added\":\"reads\"", "\"old code, widened\":\"n/a\"")
        .contains("GoodsLost has no int or float of its own");
  }
}
