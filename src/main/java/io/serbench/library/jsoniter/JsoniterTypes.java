package io.serbench.library.jsoniter;

import com.jsoniter.extra.PreciseFloatSupport;
import io.serbench.library.shared.TextForm;

/**
 * What jsoniter must be told of types before its first configuration is made, which takes it over.
 * It is told once for the whole JVM, and refuses to be told twice.
 */
final class JsoniterTypes {
  static {
    // By itself it writes six digits behind the point.
    PreciseFloatSupport.enable();
    for (TextForm<?> each : TextForm.UUIDS_AND_TIMES) {
      TextCodec.register(each);
    }
  }

  private JsoniterTypes() {}

  /** Does it, the first time that this class is used. */
  static void register() {}
}
