package io.serbench.library.aalto;

import com.fasterxml.aalto.stax.InputFactoryImpl;
import com.fasterxml.aalto.stax.OutputFactoryImpl;
import io.serbench.library.shared.stax.Stax2Factories;
import io.serbench.library.shared.stax.Stax2MediaSerializer;

/**
 * Creates Aalto's factories. {@code XMLInputFactory.newFactory()} would return those of whichever
 * parser comes first on the class path.
 */
public final class AaltoFactories {
  private AaltoFactories() {}

  public static InputFactoryImpl input() {
    return Stax2Factories.fast(new InputFactoryImpl());
  }

  public static OutputFactoryImpl output() {
    return Stax2Factories.fast(new OutputFactoryImpl());
  }

  static Stax2MediaSerializer media() {
    return new Stax2MediaSerializer(input(), output());
  }
}
