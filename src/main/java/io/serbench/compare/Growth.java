package io.serbench.compare;

/**
 * How much larger something may become.
 *
 * @param bytes so many bytes at most
 * @param part and such a part of what it was: 0.01; one of the two is 0
 */
public record Growth(double bytes, double part) {
  boolean allows(ByteChange change) {
    return !change.differs() || change.growth() <= bytes + part * change.base();
  }
}
