package io.serbench.library.activej;

import io.activej.serializer.BinaryInput;
import io.activej.serializer.BinaryOutput;
import io.activej.serializer.BinarySerializer;
import io.activej.serializer.CompatibilityLevel;
import io.activej.serializer.SerializerBuilder;
import io.activej.serializer.SimpleSerializerDef;
import io.serbench.library.shared.DeclaredCounts;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;

/**
 * Serializers for those of the JDK's value classes that ActiveJ brings none for, in the way that it
 * has for this: a {@link SimpleSerializerDef} each. None is asked for null; whether there is a
 * value at all is written before it.
 */
final class ValueClasses {
  private ValueClasses() {}

  static void addTo(SerializerBuilder builder) {
    builder
        .with(UUID.class, context -> new OfUuid())
        .with(BigDecimal.class, context -> new OfBigDecimal())
        .with(LocalDate.class, context -> new OfLocalDate())
        .with(OffsetDateTime.class, context -> new OfOffsetDateTime());
  }

  /** Finds its class by its own type parameter, so that every one must be a class with a name. */
  private static final class OfUuid extends SimpleSerializerDef<UUID> {
    @Override
    protected BinarySerializer<UUID> createSerializer(int version, CompatibilityLevel level) {
      return new BinarySerializer<>() {
        @Override
        public void encode(BinaryOutput out, UUID value) {
          out.writeLong(value.getMostSignificantBits());
          out.writeLong(value.getLeastSignificantBits());
        }

        @Override
        public UUID decode(BinaryInput in) {
          return new UUID(in.readLong(), in.readLong());
        }
      };
    }
  }

  private static final class OfBigDecimal extends SimpleSerializerDef<BigDecimal> {
    @Override
    protected BinarySerializer<BigDecimal> createSerializer(int version, CompatibilityLevel level) {
      return new BinarySerializer<>() {
        @Override
        public void encode(BinaryOutput out, BigDecimal value) {
          byte[] unscaled = value.unscaledValue().toByteArray();
          out.writeInt(value.scale());
          out.writeVarInt(unscaled.length);
          out.write(unscaled);
        }

        @Override
        public BigDecimal decode(BinaryInput in) {
          int scale = in.readInt();
          int length = in.readVarInt();
          byte[] unscaled = new byte[DeclaredCounts.fitting(length, in.array().length - in.pos())];
          in.read(unscaled);
          return new BigDecimal(new BigInteger(unscaled), scale);
        }
      };
    }
  }

  private static final class OfLocalDate extends SimpleSerializerDef<LocalDate> {
    @Override
    protected BinarySerializer<LocalDate> createSerializer(int version, CompatibilityLevel level) {
      return new BinarySerializer<>() {
        @Override
        public void encode(BinaryOutput out, LocalDate value) {
          out.writeLong(value.toEpochDay());
        }

        @Override
        public LocalDate decode(BinaryInput in) {
          return LocalDate.ofEpochDay(in.readLong());
        }
      };
    }
  }

  private static final class OfOffsetDateTime extends SimpleSerializerDef<OffsetDateTime> {
    @Override
    protected BinarySerializer<OffsetDateTime> createSerializer(
        int version, CompatibilityLevel level) {
      return new BinarySerializer<>() {
        @Override
        public void encode(BinaryOutput out, OffsetDateTime value) {
          out.writeLong(value.toEpochSecond());
          out.writeInt(value.getNano());
          out.writeInt(value.getOffset().getTotalSeconds());
        }

        @Override
        public OffsetDateTime decode(BinaryInput in) {
          long second = in.readLong();
          int nano = in.readInt();
          ZoneOffset offset = ZoneOffset.ofTotalSeconds(in.readInt());
          return OffsetDateTime.of(LocalDateTime.ofEpochSecond(second, nano, offset), offset);
        }
      };
    }
  }
}
