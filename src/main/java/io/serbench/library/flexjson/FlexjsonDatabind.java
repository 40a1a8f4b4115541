package io.serbench.library.flexjson;

import flexjson.JSONDeserializer;
import flexjson.JSONSerializer;
import flexjson.transformer.AbstractTransformer;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.TextForm;
import io.serbench.library.shared.WrittenObjects;
import java.io.Writer;

/**
 * Flexjson's data binding, with everything included (deep), and without class names, as its
 * documentation shows for data whose root class the reader knows. If it does not, since values are
 * of several classes, the names are written, which is Flexjson's default. Both objects keep nothing
 * of a message and are used again.
 *
 * @see <a href="https://flexjson.sourceforge.net/">Flexjson</a>
 */
final class FlexjsonDatabind<T> extends WrittenObjects<T> {
  private final Class<T> root;
  private final JSONSerializer serializer = new JSONSerializer();
  private final JSONDeserializer<T> deserializer = new JSONDeserializer<>();

  FlexjsonDatabind(DataType<T> type) {
    super(type);
    this.root = type.root();
    if (!isPolymorphic(type)) {
      serializer.exclude("*.class");
    }
    for (TextForm<?> each : TextForm.UUIDS_AND_TIMES) {
      serializer.transform(new TextTransformer(), each.type());
      deserializer.use(
          each.type(), (binder, text, target, known) -> each.parser().apply((String) text));
    }
  }

  @Override
  protected void write(T value, Writer out) {
    serializer.deepSerialize(value, out);
  }

  @Override
  public String write(T value) {
    return serializer.deepSerialize(value);
  }

  @Override
  public T parse(String text) {
    return deserializer.deserialize(text, root);
  }

  /**
   * Writes values as JSON strings, for the classes that Flexjson would take for beans.
   *
   * @see <a href="https://flexjson.sourceforge.net/#Transformers">Flexjson, "Transformers"</a>
   */
  private static final class TextTransformer extends AbstractTransformer {
    @Override
    public void transform(Object value) {
      getContext().writeQuoted(value.toString());
    }
  }
}
