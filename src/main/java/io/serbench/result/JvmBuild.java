package io.serbench.result;

/**
 * Which JVM it is.
 *
 * @param name of the virtual machine
 * @param vendor who built it
 * @param feature its feature version: 17, 25
 * @param version its full version
 */
public record JvmBuild(String name, String vendor, int feature, String version) {}
