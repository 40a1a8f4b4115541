/**
 * What may be passed: picocli mixins that several commands share, and how their values are read.
 */
package io.serbench.cli.option;
