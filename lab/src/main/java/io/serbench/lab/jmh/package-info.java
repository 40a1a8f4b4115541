/**
 * serbench against JMH: the same rows, data, operations, JVM and JVM flags under both, fork by fork
 * in turn, and how far apart the answers are. Started by {@code lab/against-jmh.sh}.
 *
 * <p>Compiled with the tests, because JMH is under the GPL and must not get into the jar.
 */
package io.serbench.lab.jmh;
