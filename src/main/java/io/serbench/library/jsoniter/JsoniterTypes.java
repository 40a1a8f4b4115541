package io.serbench.library.jsoniter;

import com.jsoniter.extra.PreciseFloatSupport;
import io.serbench.library.shared.TextForm;

/**
 * Registers codecs with jsoniter, before its first configuration is made, which copies them. They
 * are registered once for the whole JVM; jsoniter rejects a second registration.
 */
final class JsoniterTypes {
  static {
    // By default it writes six digits after the point.
    PreciseFloatSupport.enable();
    for (TextForm<?> each : TextForm.UUIDS_AND_TIMES) {
      TextCodec.register(each);
    }
  }

  private JsoniterTypes() {}

  /** Registers the codecs when this class is first used. */
  static void register() {}
}
