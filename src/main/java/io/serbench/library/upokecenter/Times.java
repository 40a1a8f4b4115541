package io.serbench.library.upokecenter;

import com.upokecenter.cbor.CBORObject;
import com.upokecenter.cbor.CBORTypeMapper;
import com.upokecenter.cbor.ICBORToFromConverter;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;

/**
 * Teaches the library dates and times, as ISO-8601 texts, in the way that it has for classes it
 * does not know. The converters are public classes without type parameters, because the library
 * looks for their methods by reflection.
 *
 * @see <a
 *     href="https://github.com/peteroupc/CBOR-Java/blob/master/api/com.upokecenter.cbor.CBORTypeMapper.md">
 *     CBORTypeMapper</a>
 */
public final class Times {
  private Times() {}

  /** A mapper with the times, that lets these classes be read as beans. */
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

  /** Dates as text. */
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

  /** Times with their offsets as text. */
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
