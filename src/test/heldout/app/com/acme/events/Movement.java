package com.acme.events;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Events of somebody who annotates nothing. */
public sealed interface Movement {
  String movementId();

  /** Into the warehouse. */
  record GoodsReceived(
      String movementId, Instant bookedAt, BigDecimal unitCost, Map<String, Integer> perShelf)
      implements Movement {}

  /** Out of it. */
  sealed interface Outgoing extends Movement {}

  /** To a customer. */
  record GoodsShipped(String movementId, Instant bookedAt, Optional<String> carrierName)
      implements Outgoing {}

  /** To nobody. */
  record GoodsLost(String movementId, Instant bookedAt, String foundBy, String reason)
      implements Outgoing {}
}
