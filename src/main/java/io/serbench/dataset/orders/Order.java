package io.serbench.dataset.orders;

import io.serbench.dataset.Nullable;
import java.io.Serializable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * An order.
 *
 * @param labels labels of the shop's programs
 * @param note a note by the customer, or null
 */
@SuppressWarnings("serial") // A collection may hold anything; ours hold serializable values.
public record Order(
    UUID id,
    Instant placed,
    OrderStatus status,
    Customer customer,
    List<OrderLine> lines,
    Payment payment,
    BigDecimal total,
    Map<String, String> labels,
    @Nullable String note)
    implements Serializable {}
