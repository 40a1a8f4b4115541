package io.serbench.library.svenson;

import io.serbench.dataset.DataType;
import io.serbench.library.PlainObjects;
import io.serbench.library.TextBuffer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.svenson.JSON;
import org.svenson.JSONParser;
import org.svenson.info.ObjectSupport;

/**
 * svenson's data binding. Writer and parser are kept, and share what they know of the classes.
 *
 * @see <a href="https://github.com/fforw/svenson">svenson</a>
 */
final class SvensonDatabind<T> extends PlainObjects<T> {
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
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    json.writeJSONToWriter(value, buffer.cleared());
    return buffer.toUtf8();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return parser.parse(root, new String(bytes, StandardCharsets.UTF_8));
  }
}
