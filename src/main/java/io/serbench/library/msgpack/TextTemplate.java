package io.serbench.library.msgpack;

import java.io.IOException;
import java.util.function.Function;
import org.msgpack.packer.Packer;
import org.msgpack.template.AbstractTemplate;
import org.msgpack.unpacker.Unpacker;

/**
 * The template of a class of the JDK that the library, older than most of them, does not know: a
 * string, as the class itself writes and parses it.
 *
 * @param <T> the class
 */
final class TextTemplate<T> extends AbstractTemplate<T> {
  private final Function<String, T> parser;

  TextTemplate(Function<String, T> parser) {
    this.parser = parser;
  }

  @Override
  public void write(Packer packer, T value, boolean required) throws IOException {
    if (value == null) {
      packer.writeNil();
    } else {
      packer.write(value.toString());
    }
  }

  @Override
  public T read(Unpacker unpacker, T to, boolean required) throws IOException {
    return unpacker.trySkipNil() ? null : parser.apply(unpacker.readString());
  }
}
