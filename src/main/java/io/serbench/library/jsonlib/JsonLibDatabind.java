package io.serbench.library.jsonlib;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.WrittenObjects;
import java.io.Writer;
import net.sf.json.JSONObject;
import net.sf.json.JsonConfig;

/**
 * Json-lib's data binding, which always goes through its tree. The configuration is kept.
 *
 * @see <a href="https://json-lib.sourceforge.net/advanced.html">Advanced Features</a>
 */
final class JsonLibDatabind<T> extends WrittenObjects<T> {
  private final Class<T> root;
  private final JsonConfig config;

  JsonLibDatabind(DataType<T> type) {
    super(type);
    this.root = type.root();
    this.config = JsonLibSetup.config(type);
  }

  @Override
  protected void write(T value, Writer out) {
    JSONObject.fromObject(value, config).write(out);
  }

  @Override
  public String write(T value) {
    return JSONObject.fromObject(value, config).toString();
  }

  @Override
  public T parse(String text) {
    JSONObject tree = JSONObject.fromObject(text, config);
    return root.cast(JSONObject.toBean(tree, config));
  }
}
