package io.serbench.library.svenson;

import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.TextBuffer;
import io.serbench.library.shared.TextForm;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.svenson.JSON;
import org.svenson.JSONParser;
import org.svenson.converter.TypeConverter;
import org.svenson.info.ObjectSupport;

/**
 * svenson's data binding. Writer and parser are kept, and share what they know of the classes.
 *
 * @see <a href="https://github.com/fforw/svenson">svenson</a>
 */
final class SvensonDatabind<T> extends PlainObjects<T> implements TextSerializer<T> {
  private final Class<T> root;
  private final JSON json;
  private final JSONParser parser = new JSONParser();
  private final TextBuffer buffer = new TextBuffer();

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
  public byte[] serialize(T value) throws IOException {
    json.writeJSONToWriter(value, buffer.cleared());
    return buffer.toUtf8();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return parse(new String(bytes, StandardCharsets.UTF_8));
  }

  @Override
  public String write(T value) {
    return json.forValue(value);
  }

  @Override
  public T parse(String text) {
    return parser.parse(root, text);
  }
}
