package com.acme.events;

import com.acme.money.Money;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Events as a service publishes them, annotated for Jackson. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event_type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = OrderEvent.Placed.class, name = "order_placed"),
  @JsonSubTypes.Type(value = OrderEvent.Paid.class, name = "order_paid"),
  @JsonSubTypes.Type(value = OrderEvent.Shipped.class, name = "order_shipped")
})
public sealed interface OrderEvent {
  UUID eventId();

  Instant occurredAt();

  /** Where from. */
  enum Channel {
    @JsonProperty("web")
    WEB,
    @JsonProperty("store")
    STORE
  }

  /** A part of an order. */
  @JsonNaming(SnakeCaseStrategy.class)
  record Line(String skuCode, int quantity, BigDecimal unitPrice) {}

  /** Has members of all kinds. */
  @JsonNaming(SnakeCaseStrategy.class)
  record Placed(
      UUID eventId,
      Instant occurredAt,
      String customerId,
      String salesPerson,
      Channel channel,
      List<Line> orderLines,
      Money total,
      Optional<String> couponCode,
      Map<String, String> metadata,
      int itemCount)
      implements OrderEvent {}

  /** Has a hierarchy within, whose names Jackson 3 finds by itself. */
  @JsonNaming(SnakeCaseStrategy.class)
  record Paid(UUID eventId, Instant occurredAt, Money total, Payment payment)
      implements OrderEvent {}

  /** Lacks members in the data. */
  @JsonNaming(SnakeCaseStrategy.class)
  record Shipped(
      UUID eventId, Instant occurredAt, LocalDate dueDate, String trackingNumber, double weightKg)
      implements OrderEvent {}

  /** How it was paid. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "method")
  sealed interface Payment permits Card, Transfer {}

  /** By card. */
  @JsonTypeName("card")
  @JsonNaming(SnakeCaseStrategy.class)
  record Card(String last4, YearMonth expiresOn) implements Payment {}

  /** By transfer. */
  @JsonTypeName("transfer")
  record Transfer(String iban) implements Payment {}
}
