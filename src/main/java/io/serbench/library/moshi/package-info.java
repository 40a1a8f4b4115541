/**
 * Moshi. What it has generated adapters for is Kotlin, in src/main/kotlin, because its compiler
 * takes Kotlin alone.
 */
package io.serbench.library.moshi;
