package io.serbench.protocol;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.JvmFlags;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.NestedJar;
import io.serbench.catalog.Opener;
import io.serbench.catalog.Origin;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import io.serbench.catalog.Scope;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.dataset.DataType;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.file.Path;

/** How rows travel: all of them but what opens them. */
final class RowCodec {
  /** Opens nothing: that is for JVMs that have the row's code. */
  static final Opener CLOSED = RowCodec::refuse;

  private RowCodec() {}

  static void write(Encoder out, Row row) throws IOException {
    out.text(row.name()).list(row.aliases(), Encoder::text);
    write(out, row.tags());
    write(out, row.library());
    Row.Guide guide = row.guide();
    out.text(guide.description()).text(guide.settings()).text(guide.calls()).text(guide.source());
    write(out, row.needs());
    write(out, row.scope());
    out.optional(row.origin().provider(), Encoder::text)
        .optional(row.origin().place(), (to, place) -> to.text(place.toString()));
  }

  /** The row, {@link #CLOSED}. */
  static Row read(Decoder in) throws IOException {
    return new Row(
        new Row.Names(in.text(), in.list(Decoder::text)),
        tags(in),
        library(in),
        new Row.Guide(in.text(), in.text(), in.text(), in.text()),
        needs(in),
        scope(in),
        CLOSED,
        new Origin(in.optional(Decoder::text), in.optional(from -> Path.of(from.text()))));
  }

  private static Serializer<?, ?> refuse(String row, DataType<?> type) {
    throw new IllegalStateException(row + " is opened in forks only, for " + type.family());
  }

  private static void write(Encoder out, Tags tags) throws IOException {
    out.constant(tags.effort())
        .constant(tags.format())
        .constant(tags.structure())
        .list(tags.features(), Encoder::constant)
        .list(tags.roles(), Encoder::constant);
  }

  private static Tags tags(Decoder in) throws IOException {
    return new Tags(
        in.constant(Effort.class),
        in.constant(Format.class),
        in.constant(Structure.class),
        in.list(from -> from.constant(Feature.class)),
        in.list(from -> from.constant(Role.class)));
  }

  private static void write(Encoder out, LibraryInfo library) throws IOException {
    out.text(library.name())
        .list(library.coordinates(), Encoder::text)
        .text(library.licence())
        .text(library.site());
  }

  private static LibraryInfo library(Decoder in) throws IOException {
    return new LibraryInfo(in.text(), in.list(Decoder::text), in.text(), in.text());
  }

  private static void write(Encoder out, Row.Needs needs) throws IOException {
    out.list(needs.flags().opens(), Encoder::text)
        .flag(needs.flags().unsafe())
        .list(needs.flags().properties(), Encoder::text)
        .optional(
            needs.requirement(),
            (to, requirement) ->
                to.optional(requirement.className(), Encoder::text).text(requirement.reason()))
        .list(needs.ownJars(), (to, jar) -> to.text(jar.coordinates()))
        .flag(needs.ownJvm());
  }

  private static Row.Needs needs(Decoder in) throws IOException {
    return new Row.Needs(
        new JvmFlags(in.list(Decoder::text), in.flag(), in.list(Decoder::text)),
        in.optional(from -> new Requirement(from.optional(Decoder::text), from.text())),
        in.list(from -> new NestedJar(from.text())),
        in.flag());
  }

  private static void write(Encoder out, Scope scope) throws IOException {
    out.list(scope.families(), Encoder::text)
        .list(
            scope.exceptions(),
            (to, each) ->
                to.text(each.family())
                    .optional(each.transport(), Encoder::constant)
                    .text(each.reason()))
        .list(scope.transports(), Encoder::constant)
        .flag(scope.threadSafe())
        .optional(scope.codeNeeded(), Encoder::text);
  }

  private static Scope scope(Decoder in) throws IOException {
    return new Scope(
        in.list(Decoder::text),
        in.list(
            from ->
                new Scope.Exclusion(
                    from.text(),
                    from.optional(each -> each.constant(Transport.class)),
                    from.text())),
        in.list(from -> from.constant(Transport.class)),
        in.flag(),
        in.optional(Decoder::text));
  }
}
