package io.serbench.protocol;

import io.serbench.result.Workload;
import java.io.IOException;

/**
 * A round trip to be checked.
 *
 * @param workload the data set and how it is used
 * @param file the user's file that holds the data set; empty for an embedded one
 */
public record Check(Workload workload, String file) {
  void write(Encoder out) throws IOException {
    Codecs.write(out, workload);
    out.text(file);
  }

  static Check read(Decoder in) throws IOException {
    return new Check(Codecs.workload(in), in.text());
  }
}
