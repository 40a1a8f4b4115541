package io.serbench.library.gson;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.reflect.TypeToken;
import io.serbench.dataset.DataType;
import io.serbench.dataset.own.OwnMapper;
import io.serbench.library.shared.PlainObjects;
import io.serbench.library.shared.TextBuffer;
import io.serbench.serializer.StreamSerializer;
import io.serbench.serializer.TextSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

/**
 * Gson's data binding. The Gson is kept, as its documentation says it may be, and so is the adapter
 * for the root's class, which {@code toJson} and {@code fromJson} would look up for each message.
 * Writers and readers come from the Gson, so that its settings hold.
 *
 * @see <a href="https://github.com/google/gson/blob/main/UserGuide.md">Gson User Guide</a>
 */
final class GsonDatabind<T> extends PlainObjects<T>
    implements TextSerializer<T>, StreamSerializer<T> {
  private final Type root;
  private final Gson gson = OwnMapper.create(Gson.class).orElseGet(Gson::new);
  private final TypeAdapter<T> adapter;
  private final TextBuffer buffer = new TextBuffer();

  @SuppressWarnings("unchecked") // The adapter of a type is one of its values.
  GsonDatabind(DataType<T> type) {
    super(type);
    this.root = type.bound();
    this.adapter = (TypeAdapter<T>) gson.getAdapter(TypeToken.get(root));
  }

  @Override
  public byte[] serialize(T value) throws IOException {
    adapter.write(gson.newJsonWriter(buffer.cleared()), value);
    return buffer.toUtf8();
  }

  @Override
  public T deserialize(byte[] bytes) throws IOException {
    String text = new String(bytes, StandardCharsets.UTF_8);
    return adapter.read(gson.newJsonReader(new StringReader(text)));
  }

  @Override
  public String write(T value) {
    return gson.toJson(value, root);
  }

  @Override
  public T parse(String text) {
    return gson.fromJson(text, root);
  }

  @Override
  public ItemWriter<T> writer(OutputStream out) throws IOException {
    return GsonArray.begun(gson.newJsonWriter(GsonArray.writer(out)), adapter::write);
  }

  @Override
  public ItemReader<T> reader(InputStream in) throws IOException {
    return GsonArray.begun(gson.newJsonReader(GsonArray.reader(in)), adapter::read);
  }
}
