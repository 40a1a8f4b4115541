package io.serbench.library.avro;

import io.serbench.library.avro.generated.ImageRecord;
import io.serbench.library.avro.generated.MediaContentRecord;
import io.serbench.library.avro.generated.MediaRecord;
import io.serbench.library.avro.generated.PlayerEnum;
import io.serbench.library.avro.generated.SizeEnum;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData.EnumSymbol;

/**
 * The schemas of schema/avro/media.avsc for generic records, and their enums' symbols, which do not
 * change and are shared. Generic records use nothing else of the generated classes.
 */
final class MediaSchemas {
  static final Schema CONTENT = MediaContentRecord.getClassSchema();
  static final Schema MEDIA = MediaRecord.getClassSchema();
  static final Schema IMAGE = ImageRecord.getClassSchema();

  static final List<EnumSymbol> PLAYERS = symbols(PlayerEnum.getClassSchema());
  static final List<EnumSymbol> SIZES = symbols(SizeEnum.getClassSchema());

  private MediaSchemas() {}

  private static List<EnumSymbol> symbols(Schema schema) {
    return schema.getEnumSymbols().stream().map(name -> new EnumSymbol(schema, name)).toList();
  }
}
