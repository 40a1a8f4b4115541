/**
 * Moshi. The classes with generated adapters are in src/main/kotlin, because its code generator
 * supports only Kotlin.
 */
package io.serbench.library.moshi;
