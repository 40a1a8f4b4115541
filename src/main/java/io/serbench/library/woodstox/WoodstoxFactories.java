package io.serbench.library.woodstox;

import com.ctc.wstx.stax.WstxInputFactory;
import com.ctc.wstx.stax.WstxOutputFactory;
import io.serbench.library.shared.stax.Stax2MediaSerializer;
import io.serbench.library.shared.stax.XmlLimits;

/**
 * Woodstox by name, with the settings that its API calls the fastest. {@code
 * XMLInputFactory.newFactory()} would give whichever parser comes first on the class path.
 */
public final class WoodstoxFactories {
  private WoodstoxFactories() {}

  public static WstxInputFactory input() {
    WstxInputFactory factory = new WstxInputFactory();
    factory.configureForSpeed();
    return XmlLimits.withoutDtds(factory);
  }

  public static WstxOutputFactory output() {
    WstxOutputFactory factory = new WstxOutputFactory();
    factory.configureForSpeed();
    return factory;
  }

  static Stax2MediaSerializer media() {
    return new Stax2MediaSerializer(input(), output());
  }
}
