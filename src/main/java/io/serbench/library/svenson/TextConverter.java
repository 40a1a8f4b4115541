package io.serbench.library.svenson;

import io.serbench.library.shared.TextForm;
import org.svenson.converter.TypeConverter;

/**
 * Writes and reads values as JSON strings, for classes that svenson would take for beans.
 *
 * @see <a href="https://github.com/fforw/svenson">svenson</a>
 */
record TextConverter(TextForm<?> form) implements TypeConverter {
  @Override
  public Object fromJSON(Object text) {
    return form.parser().apply((String) text);
  }

  @Override
  public Object toJSON(Object value) {
    return value.toString();
  }
}
