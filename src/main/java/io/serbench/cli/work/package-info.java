/** What commands share: services, files, tables, dry runs, checks and searches. */
package io.serbench.cli.work;
