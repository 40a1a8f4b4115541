package io.serbench.library.flexjson;

import flexjson.transformer.AbstractTransformer;

/**
 * Writes values as JSON strings, for the classes that Flexjson would take for beans.
 *
 * @see <a href="https://flexjson.sourceforge.net/#Transformers">Flexjson, "Transformers"</a>
 */
final class TextTransformer extends AbstractTransformer {
  @Override
  public void transform(Object value) {
    getContext().writeQuoted(value.toString());
  }
}
