package io.serbench.library.jsonlib;

import io.serbench.library.shared.TextForm;
import net.sf.ezmorph.ObjectMorpher;
import net.sf.json.JSONNull;
import net.sf.json.JsonConfig;
import net.sf.json.processors.JsonValueProcessor;
import net.sf.json.util.JSONUtils;

/**
 * Writes and reads values as JSON strings, for classes that Json-lib would take for beans.
 *
 * @see <a href="https://json-lib.sourceforge.net/faq.html">Json-lib, FAQ</a>
 */
@SuppressWarnings("rawtypes") // Json-lib is older than generic types.
record TextMorpher(TextForm<?> form) implements ObjectMorpher, JsonValueProcessor {

  static void register(TextForm<?> form, JsonConfig config) {
    TextMorpher morpher = new TextMorpher(form);
    config.registerJsonValueProcessor(form.type(), morpher);
    // The registry is global. Registering again replaces the entry.
    JSONUtils.getMorpherRegistry().registerMorpher(morpher, true);
  }

  @Override
  public Object processObjectValue(String key, Object value, JsonConfig config) {
    return value == null ? JSONNull.getInstance() : value.toString();
  }

  @Override
  public Object processArrayValue(Object value, JsonConfig config) {
    return processObjectValue("", value, config);
  }

  @Override
  public Class morphsTo() {
    return form.type();
  }

  @Override
  public boolean supports(Class type) {
    return type == String.class;
  }

  @Override
  public Object morph(Object text) {
    return form.parser().apply((String) text);
  }
}
