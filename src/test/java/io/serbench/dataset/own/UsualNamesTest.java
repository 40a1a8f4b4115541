package io.serbench.dataset.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.FileReading;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** JSON as most people write it, for classes that say nothing about it. */
class UsualNamesTest {
  /** Without annotations. */
  public sealed interface Event {}

  /** A record, whose members Jackson knows as those of its constructor. */
  public record OrderPlaced(int orderId, BigDecimal netTotal) implements Event {}

  /** Holds its type as well. */
  public record OrderPaid(int orderId, String eventClass) implements Event {}

  /** Has no values of its own. */
  public sealed interface Delivery extends Event {}

  /** A bean. */
  public static final class Shipped implements Delivery {
    private int orderId;
    public String trackingNumber;

    public void setOrderId(int orderId) {
      this.orderId = orderId;
    }
  }

  /** Annotated by half: Jackson 3 finds the classes itself. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "method")
  public sealed interface Payment {}

  /** Has a name of its own. */
  @JsonTypeName("credit-card")
  public record Card(String last4) implements Payment {}

  /** Has none. */
  public record Cash() implements Payment {}

  private static OwnJson file(Class<?> type, String json) {
    return new OwnJson(
        OwnType.of(type.getName()),
        "a.json",
        Bytes.of(json.getBytes(StandardCharsets.UTF_8)),
        FileReading.DEFAULT);
  }

  private static List<?> read(Class<?> type, String json) throws Exception {
    return file(type, json).read("a.b").values();
  }

  @Test
  void membersMayBeInSnakeCase() throws Exception {
    OwnJson file =
        file(
            Event.class,
            "[{\"event_type\": \"order_placed\", \"order_id\": 1, \"net_total\": \"12.50\"},"
                + " {\"order_id\": 2, \"kind\": \""
                + OrderPaid.class.getName()
                + "\"}]");

    assertThat(file.read("a.b").values())
        .isEqualTo(List.of(new OrderPlaced(1, new BigDecimal("12.50")), new OrderPaid(2, null)));
    assertThat(file.check())
        .hasValue(
            "values coerced (first: $[0].net_total, string to BigDecimal),"
                + " fields missing (first: $[1].eventClass)");
  }

  @Test
  void soMayThoseOfBeans() throws Exception {
    Shipped shipped =
        (Shipped)
            read(
                    Event.class,
                    "{\"tracking_number\": \"T\", \"type\": \"SHIPPED\", \"order_id\": 3}")
                .get(0);

    assertThat(shipped.orderId).isEqualTo(3);
    assertThat(shipped.trackingNumber).isEqualTo("T");
  }

  @Test
  void aMemberThatSaysTheTypeKeepsItsValue() throws Exception {
    assertThat(read(Event.class, "{\"eventClass\": \"ORDER_PAID\", \"orderId\": 2}"))
        .isEqualTo(List.of(new OrderPaid(2, "ORDER_PAID")));
  }

  @Test
  void noOtherMemberSaysTheType() {
    assertThatThrownBy(() -> read(Event.class, "{\"state\": \"OrderPlaced\", \"orderId\": 2}"))
        .hasMessageEndingWith(
            ": missing type id property '@type'; known type ids = [OrderPaid, OrderPlaced,"
                + " Shipped]");
  }

  @Test
  void annotationsOfPermittedClassesCount() throws Exception {
    assertThat(
            read(
                Payment.class,
                "[{\"method\": \"credit-card\", \"last4\": \"4242\"}, {\"method\": \"Cash\"}]"))
        .isEqualTo(List.of(new Card("4242"), new Cash()));
    assertThatThrownBy(() -> read(Payment.class, "{\"last4\": \"4242\"}"))
        .hasMessageEndingWith(
            ": missing type id property 'method'; known type ids = [Cash, credit-card]");
  }

  /** Names a class that is permitted, which leaves nothing to say. */
  public record Parcel(Shipped content, OrderPlaced order) {}

  @Test
  void aClassThatIsOneOfASealedTypesMaySayWhich() throws Exception {
    Parcel parcel =
        (Parcel)
            read(
                    Parcel.class,
                    "{\"content\": {\"type\": \"shipped\", \"orderId\": 3},"
                        + " \"order\": {\"orderId\": 4, \"@type\": \"OrderPlaced\"}}")
                .get(0);
    assertThat(parcel.content().orderId).isEqualTo(3);
    assertThat(parcel.order().orderId()).isEqualTo(4);
    assertThatThrownBy(
            () -> read(Parcel.class, "{\"order\": {\"type\": \"OrderPaid\", \"orderId\": 4}}"))
        .hasMessageStartingWith("a.json:1:12: $.order.type: unknown field 'type'");
  }

  @Test
  void typeItselfIsBelievedBeforeWhatEndsInIt() throws Exception {
    String json = "{\"previous_type\": \"OrderPaid\", \"type\": \"Shipped\", \"orderId\": 5}";
    assertThatThrownBy(() -> read(Event.class, json))
        .hasMessageContaining("$.previous_type: unknown field");
    OwnJson skipping =
        new OwnJson(
            OwnType.of(Event.class.getName()),
            "a.json",
            Bytes.of(json.getBytes(StandardCharsets.UTF_8)),
            new FileReading(false, true));
    assertThat(skipping.read("a.b").value()).isInstanceOf(Shipped.class);
  }
}
