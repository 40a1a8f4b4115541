package io.serbench.dataset.orders;

import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDate;

/**
 * What was ordered.
 *
 * @param delivery when it comes; null where nobody knows
 */
public record OrderLine(
    String sku, String title, int quantity, BigDecimal price, LocalDate delivery)
    implements Serializable {}
