package io.serbench.protocol;

import io.serbench.result.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A round trip to be checked.
 *
 * @param workload the data set and how it is used
 * @param file the user's file that holds the data set, absolute; empty for an embedded one
 */
public record Check(Workload workload, Optional<Path> file) {
  void write(Encoder out) throws IOException {
    Codecs.write(out, workload);
    out.optional(file, (to, path) -> to.text(path.toString()));
  }

  static Check read(Decoder in) throws IOException {
    return new Check(Codecs.workload(in), in.optional(from -> Path.of(from.text())));
  }
}
