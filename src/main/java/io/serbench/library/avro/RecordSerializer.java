package io.serbench.library.avro;

import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.UnaryOperator;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.specific.SpecificData;

/**
 * Serializes records of the schemas in schema/avro. Generic records are arrays of fields with a
 * schema, and need no generated class. Specific records are of classes that Avro's compiler
 * generated. They encode themselves if custom coders are enabled in the data model; these are off
 * by default, and about halve the time of writing. Reading is left to the fast reader, which takes
 * precedence over custom coders.
 *
 * <p>The build makes a copy of this package that differs only in that strings are Strings instead
 * of Avro's Utf8.
 *
 * @see <a
 *     href="https://cwiki.apache.org/confluence/display/AVRO/Experimental+features+in+Avro">Experimental
 *     features in Avro</a>
 */
public final class RecordSerializer<T, R> implements Serializer<T, R>, StreamSerializer<R> {
  private final Conversion<T, R> conversion;
  private final BinaryCodec<R> codec;

  private RecordSerializer(Conversion<T, R> conversion, Coding<R> coding) {
    this.conversion = conversion;
    this.codec = new BinaryCodec<>(coding);
  }

  /**
   * Creates a serializer of generic records.
   *
   * @param written returns the schema of what is read, given that of the type
   */
  public static RecordSerializer<?, ?> generic(DataType<?> type, UnaryOperator<Schema> written) {
    return bySchema(GenericConversions.of(type), GenericData.get(), written);
  }

  public static RecordSerializer<?, ?> genericByHand() {
    return new RecordSerializer<>(GenericConversions.media(), new GenericByHand());
  }

  /**
   * Creates a serializer of records of generated classes.
   *
   * @param written returns the schema of what is read, given that of the type
   */
  public static RecordSerializer<?, ?> specific(DataType<?> type, UnaryOperator<Schema> written) {
    SpecificConversions.trustGeneratedClasses();
    SpecificData model = new SpecificData();
    model.setCustomCoders(true);
    return bySchema(SpecificConversions.of(type), model, written);
  }

  public static RecordSerializer<?, ?> specificByHand() {
    return new RecordSerializer<>(SpecificConversions.media(), new SpecificByHand());
  }

  /** Written and read by the data model. */
  static <T, R> RecordSerializer<T, R> bySchema(
      Conversion<T, R> conversion, GenericData model, UnaryOperator<Schema> written) {
    Schema schema = conversion.schema();
    return new RecordSerializer<>(
        conversion, new DatumCoding<>(model, schema, written.apply(schema)));
  }

  @Override
  public R create(T value) {
    return conversion.record().apply(value);
  }

  @Override
  public byte[] serialize(R record) throws IOException {
    return codec.encode(record);
  }

  @Override
  public R deserialize(byte[] bytes) throws IOException {
    return codec.decode(bytes);
  }

  @Override
  public ItemWriter<R> writer(OutputStream out) {
    return codec.writer(out);
  }

  @Override
  public ItemReader<R> reader(InputStream in) {
    return codec.reader(in);
  }

  @Override
  public T restore(R record) {
    return conversion.plain().apply(record);
  }
}
