package io.serbench.library.upokecenter;

import com.upokecenter.cbor.CBORObject;
import com.upokecenter.cbor.CBORTypeMapper;
import com.upokecenter.cbor.ICBORToFromConverter;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;

/**
 * Converters that make the library write dates and times as ISO-8601 strings. They are public
 * classes without type parameters, because the library looks for their methods by reflection.
 *
 * @see <a
 *     href="https://github.com/peteroupc/CBOR-Java/blob/master/api/com.upokecenter.cbor.CBORTypeMapper.md">
 *     CBORTypeMapper</a>
 */
public final class Times {
  private Times() {}

  /** Returns a mapper with the converters, which allows some classes to be read as beans. */
  static CBORTypeMapper mapper(List<Class<?>> beans) {
    CBORTypeMapper mapper =
        new CBORTypeMapper()
            .AddConverter(LocalDate.class, new DateConverter())
                .AddConverter(OffsetDateTime.class, new TimeConverter());
    for (Class<?> bean : beans) {
      mapper.AddTypeName(bean.getName());
    }
    return mapper;
  }

  /** Converts dates to strings and back. */
  public static final class DateConverter implements ICBORToFromConverter<LocalDate> {
    @Override
    public CBORObject ToCBORObject(LocalDate value) {
      return CBORObject.FromObject(value.toString());
    }

    @Override
    public LocalDate FromCBORObject(CBORObject object) {
      return LocalDate.parse(object.AsString());
    }
  }

  /** Converts times with offsets to strings and back. */
  public static final class TimeConverter implements ICBORToFromConverter<OffsetDateTime> {
    @Override
    public CBORObject ToCBORObject(OffsetDateTime value) {
      return CBORObject.FromObject(value.toString());
    }

    @Override
    public OffsetDateTime FromCBORObject(CBORObject object) {
      return OffsetDateTime.parse(object.AsString());
    }
  }
}
