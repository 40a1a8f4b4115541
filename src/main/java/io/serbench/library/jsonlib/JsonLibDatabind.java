package io.serbench.library.jsonlib;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.TextBuffer;
import io.serbench.serializer.TextSerializer;
import java.nio.charset.StandardCharsets;
import net.sf.json.JSONObject;
import net.sf.json.JsonConfig;

/**
 * Json-lib's data binding, by way of its tree, as it always goes. The configuration is kept.
 *
 * @see <a href="https://json-lib.sourceforge.net/advanced.html">Advanced Features</a>
 */
final class JsonLibDatabind<T> extends PlainObjects<T> implements TextSerializer<T> {
  private final Class<T> root;
  private final JsonConfig config;
  private final TextBuffer buffer = new TextBuffer();

  JsonLibDatabind(DataType<T> type) {
    super(type);
    this.root = type.root();
    this.config = JsonLibSetup.config(type);
  }

  @Override
  public byte[] serialize(T value) {
    JSONObject.fromObject(value, config).write(buffer.cleared());
    return buffer.toUtf8();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return parse(new String(bytes, StandardCharsets.UTF_8));
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
