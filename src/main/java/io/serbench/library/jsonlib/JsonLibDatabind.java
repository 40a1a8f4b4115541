package io.serbench.library.jsonlib;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.ElementTypes;
import io.serbench.library.shared.TextForm;
import io.serbench.library.shared.WrittenObjects;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import net.sf.json.JSONNull;
import net.sf.json.JSONObject;
import net.sf.json.JsonConfig;
import net.sf.json.processors.DefaultValueProcessor;
import net.sf.json.processors.DefaultValueProcessorMatcher;
import net.sf.json.util.EnumMorpher;
import net.sf.json.util.JSONUtils;

/**
 * Json-lib's data binding, which always goes through its tree. The configuration is kept.
 *
 * @see <a href="https://json-lib.sourceforge.net/advanced.html">Advanced Features</a>
 */
final class JsonLibDatabind<T> extends WrittenObjects<T> {
  private static final TextForm<BigDecimal> DECIMAL =
      new TextForm<>(BigDecimal.class, BigDecimal::new);

  private final Class<T> root;
  private final JsonConfig config;

  JsonLibDatabind(DataType<T> type) {
    super(type);
    this.root = type.root();
    this.config = config(type);
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

  /** Returns the configuration that Json-lib needs to decode beans as they were. */
  private static JsonConfig config(DataType<?> type) {
    JsonConfig config = new JsonConfig();
    config.setRootClass(type.root());
    Map<String, Class<?>> elements = new HashMap<>();
    for (Class<?> known : type.classes()) {
      elements.putAll(ElementTypes.of(known));
      if (known.isEnum()) {
        // The registry is global. Registering again replaces the entry.
        JSONUtils.getMorpherRegistry().registerMorpher(new EnumMorpher(known), true);
      }
    }
    config.setClassMap(elements);
    TextMorpher.register(DECIMAL, config);
    for (TextForm<?> each : TextForm.UUIDS_AND_TIMES) {
      TextMorpher.register(each, config);
    }
    config.setDefaultValueProcessorMatcher(new AnyType());
    config.registerDefaultValueProcessor(Object.class, new NullAsNull());
    return config;
  }

  /** Writes null. By default, a null string is written as an empty one, and a null number as 0. */
  private static final class NullAsNull implements DefaultValueProcessor {
    @Override
    @SuppressWarnings("rawtypes") // Json-lib is older than generic types.
    public Object getDefaultValue(Class type) {
      return JSONNull.getInstance();
    }
  }

  /** Applies the processor that is registered for Object to every type. */
  private static final class AnyType extends DefaultValueProcessorMatcher {
    @Override
    @SuppressWarnings("rawtypes")
    public Object getMatch(Class target, Set registered) {
      return Object.class;
    }
  }
}
