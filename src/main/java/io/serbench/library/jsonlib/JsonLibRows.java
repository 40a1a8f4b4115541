package io.serbench.library.jsonlib;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Row;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.TextForm;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.math.BigDecimal;
import java.util.List;

/** Json-lib: data binding. */
public final class JsonLibRows implements LibraryRows, Opener {
  private static final String DOCUMENTATION = "https://json-lib.sourceforge.net/";
  private static final LibraryInfo JSON_LIB =
      new LibraryInfo("Json-lib", List.of("net.sf.json-lib:json-lib"), "Apache-2.0", DOCUMENTATION);

  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("json/json-lib-databind")
            .alias("json/json-lib/databind")
            .tags(Effort.CLASSES_KNOWN, Format.JSON, Structure.FLAT_TREE)
            .description(
                "data binding by reflection on accessors; nulls are written as null, where the"
                    + " library by itself writes a null String as \"\" and a null number as 0")
            .library(JSON_LIB)
            .settings(
                "a DefaultValueProcessor that writes null as null; the class map, of what lists"
                    + " hold, is taken from generic types; an EnumMorpher for each enum;"
                    + " processors and morphers for decimals, UUID and classes of java.time: their"
                    + " texts, since decimals lose their last zeros as numbers")
            .calls(
                "one JsonConfig; JSONObject.fromObject(bean, config), written to a reused buffer of"
                    + " characters, encoded as UTF-8 in one pass; JSONObject.fromObject(String),"
                    + " then toBean with the config",
                DOCUMENTATION + "advanced.html")
            .also(Transport.TEXT)
            .without("needs accessors", "struct", "struct2")
            .without("reads arrays of doubles as floats", "arrays")
            .without("has no arrays of floats", "sample", "sample-list")
            .without("reads arrays in lists as lists", "buffers")
            .without("reads some doubles as floats", "clients", "users")
            .converts(TextForm.classes(TextForm.UUIDS_AND_TIMES, BigDecimal.class))
            .opensWith(this));
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JsonLibDatabind<>(type);
  }
}
