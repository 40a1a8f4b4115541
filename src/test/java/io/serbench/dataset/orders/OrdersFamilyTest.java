package io.serbench.dataset.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.JsonText;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.family.Family;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrdersFamilyTest {
  private static final Family<Orders> FAMILY = OrdersFamily.family();

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "orders.small, 500, 1000",
    "orders.typical, 1800, 2400",
    "orders.large, 90000, 110000"
  })
  void isAboutAsLongAsItIsMeantToBe(String name, long least, long most) throws Exception {
    byte[] json = FAMILY.export(name).getBytes(StandardCharsets.UTF_8);
    assertThat(JsonText.lengthWithoutBlanks(json)).isBetween(least, most);
  }

  @Test
  void theTypicalOneHasSomethingOfAllThatUsersWrite() {
    Orders orders = FAMILY.dataset("orders.typical").value();
    assertThat(orders.orders())
        .extracting(order -> order.payment().getClass().getSimpleName())
        .containsExactly("Card", "Transfer", "Voucher");
    assertThat(orders.orders()).anyMatch(order -> order.note() == null);
    assertThat(orders.orders()).anyMatch(order -> order.customer().billing() == null);
    assertThat(orders.orders()).anyMatch(order -> order.lines().size() > 1);
    assertThat(orders.orders()).anyMatch(order -> order.total().scale() == 2);
  }

  @ParameterizedTest
  @CsvSource({"orders.small", "orders.typical", "orders.large"})
  void whatIsExportedIsReadAgain(String name) throws Exception {
    Path file = Files.writeString(folder.resolve("orders.mine.json"), FAMILY.export(name));
    Orders read = FAMILY.read("orders.mine", file, FileReading.DEFAULT, note -> {}).value();
    assertThat(DeepEquality.difference(FAMILY.dataset(name).value(), read)).isEmpty();
  }

  @Test
  void aFileHasOneValueOfTheType() throws Exception {
    String one = FAMILY.export("orders.small");
    Path two = Files.writeString(folder.resolve("orders.two.json"), one + one);
    assertThatExceptionOfType(DataFileException.class)
        .isThrownBy(() -> FAMILY.read("orders.two", two, FileReading.DEFAULT, note -> {}))
        .withMessageEndingWith("orders.two.json: holds 2 values; write one");
    Path wrong =
        Files.writeString(
            folder.resolve("orders.wrong.json"), one.replaceFirst("\\{", "{\"shops\": 1,"));
    assertThatExceptionOfType(DataFileException.class)
        .isThrownBy(() -> FAMILY.read("orders.wrong", wrong, FileReading.DEFAULT, note -> {}))
        .withMessageContaining("shops");
  }

  @Test
  void whatIsMissingIsSaid() throws Exception {
    ObjectNode orders = (ObjectNode) new ObjectMapper().readTree(FAMILY.export("orders.typical"));
    assertRefused(orders.deepCopy().without("day"), "$.day: missing field (LocalDate)");
    ObjectNode free = orders.deepCopy();
    ((ObjectNode) free.at("/orders/0/payment")).remove("network");
    assertRefused(free, "$.orders[0].payment.network: missing field (String)");
    ObjectNode nobodys = orders.deepCopy();
    ((ObjectNode) nobodys.at("/orders/1")).putNull("customer");
    assertRefused(nobodys, "$.orders[1].customer: expected an object, found null");
    ObjectNode nothing = orders.deepCopy();
    ((ArrayNode) nothing.at("/orders/0/lines")).removeAll().addNull();
    assertRefused(nothing, "$.orders[0].lines[0]: expected an object, found null");
  }

  private void assertRefused(JsonNode json, String what) throws IOException {
    Path file = Files.writeString(folder.resolve("orders.mine.json"), json.toString());
    assertThatExceptionOfType(DataFileException.class)
        .isThrownBy(() -> FAMILY.read("orders.mine", file, FileReading.DEFAULT, note -> {}))
        .withMessageStartingWith(file + ":1:")
        .withMessageEndingWith(": " + what);
  }
}
