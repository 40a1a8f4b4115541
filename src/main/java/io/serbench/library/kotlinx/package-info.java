/**
 * kotlinx.serialization. Its beans are Kotlin, in src/main/kotlin, because a plugin of Kotlin's
 * compiler generates their serializers.
 */
package io.serbench.library.kotlinx;
