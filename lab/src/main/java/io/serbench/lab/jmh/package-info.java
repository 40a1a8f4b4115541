/**
 * Compares serbench with JMH: both measure the same rows, data, operations, JVM and JVM flags, fork
 * by fork in turn. Started by {@code lab/against-jmh.sh}.
 *
 * <p>Compiled with the tests, because JMH is under the GPL and must not get into the jar.
 */
package io.serbench.lab.jmh;
