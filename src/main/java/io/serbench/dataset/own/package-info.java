/**
 * Data of a user's: a class that serbench has never seen, or JSON without a class.
 *
 * <p>Start reading with {@link io.serbench.dataset.own.OwnJson}, which makes values of JSON, and
 * {@link io.serbench.dataset.own.Parts}, which finds the classes that they are made of. All of it
 * runs in child JVMs, which have the user's classes; only {@link io.serbench.dataset.own.OwnType}
 * and the names of data sets are known to the parent.
 *
 * <p>The reference mapper is Jackson, as applications set it up: strict about what is unknown, with
 * its modules for the JDK's types, and with fields beside accessors.
 */
package io.serbench.dataset.own;
