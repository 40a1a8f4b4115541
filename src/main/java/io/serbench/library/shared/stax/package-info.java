/** What rows on StAX parsers have in common: one hand-written walk over the media type. */
package io.serbench.library.shared.stax;
