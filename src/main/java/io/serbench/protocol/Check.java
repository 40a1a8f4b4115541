package io.serbench.protocol;

import io.serbench.dataset.Recipe;
import io.serbench.result.Workload;
import java.io.IOException;

/**
 * A round trip to be checked.
 *
 * @param workload the data set and how it is used
 * @param recipe how to make the data set
 */
public record Check(Workload workload, Recipe recipe) {
  void write(Encoder out) throws IOException {
    Codecs.write(out, workload);
    RecipeCodec.write(out, recipe);
  }

  static Check read(Decoder in) throws IOException {
    return new Check(Codecs.workload(in), RecipeCodec.read(in));
  }
}
