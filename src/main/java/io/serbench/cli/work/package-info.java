/** What commands have in common: their means, files, tables, dry runs, trials and searches. */
package io.serbench.cli.work;
