package io.serbench.result;

import java.util.OptionalLong;

/**
 * The machine that was measured on.
 *
 * @param os name and version of the operating system
 * @param processor its processors
 * @param memoryBytes physical memory; empty where the system does not tell
 */
public record MachineInfo(String os, Processor processor, OptionalLong memoryBytes) {}
