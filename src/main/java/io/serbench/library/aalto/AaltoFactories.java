package io.serbench.library.aalto;

import com.fasterxml.aalto.stax.InputFactoryImpl;
import com.fasterxml.aalto.stax.OutputFactoryImpl;
import io.serbench.library.shared.stax.Stax2MediaSerializer;
import io.serbench.library.shared.stax.XmlLimits;

/**
 * Aalto by name, with the settings that its API calls the fastest. {@code
 * XMLInputFactory.newFactory()} would give whichever parser comes first on the class path.
 */
public final class AaltoFactories {
  private AaltoFactories() {}

  public static InputFactoryImpl input() {
    InputFactoryImpl factory = new InputFactoryImpl();
    factory.configureForSpeed();
    return XmlLimits.withoutDtds(factory);
  }

  public static OutputFactoryImpl output() {
    OutputFactoryImpl factory = new OutputFactoryImpl();
    factory.configureForSpeed();
    return factory;
  }

  static Stax2MediaSerializer media() {
    return new Stax2MediaSerializer(input(), output());
  }
}
