package io.serbench.library.svenson;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.ElementTypes;
import io.serbench.library.shared.TextForm;
import io.serbench.library.shared.WrittenObjects;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.svenson.JSON;
import org.svenson.JSONParser;
import org.svenson.converter.TypeConverter;
import org.svenson.info.JSONClassInfo;
import org.svenson.info.JSONPropertyInfo;
import org.svenson.info.JavaObjectPropertyInfo;
import org.svenson.info.JavaObjectSupport;
import org.svenson.info.ObjectSupport;

/**
 * svenson's data binding. Writer and parser are kept, and share what they know about classes.
 *
 * @see <a href="https://github.com/fforw/svenson">svenson</a>
 */
final class SvensonDatabind<T> extends WrittenObjects<T> {
  private final Class<T> root;
  private final JSON json;
  private final JSONParser parser = new JSONParser();

  SvensonDatabind(DataType<T> type) {
    super(type);
    this.root = type.root();
    ObjectSupport classes = new GenericObjectSupport();
    json = new JSON(classes, '"');
    parser.setObjectSupport(classes);
    for (TextForm<?> each : TextForm.UUIDS_AND_TIMES) {
      TypeConverter converter = new TextConverter(each);
      json.registerTypeConversion(each.type(), converter);
      parser.registerTypeConversion(each.type(), converter);
    }
  }

  @Override
  protected void write(T value, Writer out) throws IOException {
    json.writeJSONToWriter(value, out);
  }

  @Override
  public String write(T value) {
    return json.forValue(value);
  }

  @Override
  public T parse(String text) {
    return parser.parse(root, text);
  }

  /**
   * Writes and reads values as JSON strings, for classes that svenson would take for beans.
   *
   * @see <a href="https://github.com/fforw/svenson">svenson</a>
   */
  private record TextConverter(TextForm<?> form) implements TypeConverter {
    @Override
    public Object fromJSON(Object text) {
      return form.parser().apply((String) text);
    }

    @Override
    public Object toJSON(Object value) {
      return value.toString();
    }
  }

  /**
   * Tells svenson the element types of collections, like its annotation {@code JSONTypeHint}. It is
   * called once per class; svenson caches the result.
   */
  private static final class GenericObjectSupport extends JavaObjectSupport {
    @Override
    public JSONClassInfo createClassInfo(Class<?> type) {
      JSONClassInfo info = super.createClassInfo(type);
      Map<String, Class<?>> elements = ElementTypes.of(type);
      for (JSONPropertyInfo property : info.getPropertyInfos()) {
        Class<?> element = elements.get(property.getJavaPropertyName());
        if (element != null && property instanceof JavaObjectPropertyInfo accessors) {
          accessors.setTypeHint(element);
        }
      }
      return info;
    }
  }
}
