package io.serbench.library.exi;

import com.siemens.ct.exi.core.EXIFactory;
import com.siemens.ct.exi.core.FidelityOptions;
import com.siemens.ct.exi.core.exceptions.EXIException;
import com.siemens.ct.exi.core.helpers.DefaultEXIFactory;
import com.siemens.ct.exi.grammars.GrammarFactory;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;

/**
 * EXIficient's settings. Both write the header without the options, which both sides know, and keep
 * neither comments nor DTDs.
 *
 * @see <a href="https://www.w3.org/TR/exi-primer/">Efficient XML Interchange Primer</a>
 */
final class ExiFactories {
  private static final String SCHEMA = "media.xsd";

  private ExiFactories() {}

  /** As in the original: no schema, so the data carry the names, and all values are strings. */
  static EXIFactory schemaless() {
    return DefaultEXIFactory.newInstance();
  }

  /** Names and types from a schema, from which documents may not deviate. */
  static EXIFactory schemaInformed() throws EXIException, IOException {
    EXIFactory factory = DefaultEXIFactory.newInstance();
    factory.setFidelityOptions(FidelityOptions.createStrict());
    try (InputStream schema = ExiFactories.class.getResourceAsStream(SCHEMA)) {
      if (schema == null) {
        throw new FileNotFoundException(SCHEMA);
      }
      factory.setGrammars(GrammarFactory.newInstance().createGrammars(schema));
    }
    return factory;
  }
}
