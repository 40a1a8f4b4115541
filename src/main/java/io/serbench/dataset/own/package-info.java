/**
 * Data of a user's: a class that serbench has never seen, or JSON without a class.
 *
 * <p>Start reading with {@link io.serbench.dataset.own.OwnJson}, which makes values of JSON, and
 * {@link io.serbench.dataset.own.FoundParts}, which finds the classes that they are made of. All of
 * it runs in child JVMs, which have the user's classes; only {@link
 * io.serbench.dataset.own.OwnType} and the names of data sets are known to the parent.
 *
 * <p>The reference mapper is Jackson with its defaults, its modules for the JDK's types, and fields
 * beside accessors. {@link io.serbench.dataset.own.Counting} finds what it coerces and what is
 * missing. A user's files of the families are read in the same way, in the parent.
 */
package io.serbench.dataset.own;
