/** Options: picocli mixins that several commands share, and converters that read their values. */
package io.serbench.cli.option;
