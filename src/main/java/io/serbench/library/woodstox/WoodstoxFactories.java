package io.serbench.library.woodstox;

import com.ctc.wstx.stax.WstxInputFactory;
import com.ctc.wstx.stax.WstxOutputFactory;
import io.serbench.library.shared.stax.Stax2Factories;
import io.serbench.library.shared.stax.Stax2MediaSerializer;

/**
 * Woodstox's factories, created by name: {@code XMLInputFactory.newFactory()} would return those of
 * the first parser on the class path.
 */
public final class WoodstoxFactories {
  private WoodstoxFactories() {}

  public static WstxInputFactory input() {
    return Stax2Factories.fast(new WstxInputFactory());
  }

  public static WstxOutputFactory output() {
    return Stax2Factories.fast(new WstxOutputFactory());
  }

  static Stax2MediaSerializer media() {
    return new Stax2MediaSerializer(input(), output());
  }
}
