package io.serbench.dataset.orders;

import io.serbench.dataset.Nullable;
import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDate;

/**
 * A line of an order: a product.
 *
 * @param delivery the day of delivery, or null if it is unknown
 */
public record OrderLine(
    String sku, String title, int quantity, BigDecimal price, @Nullable LocalDate delivery)
    implements Serializable {}
