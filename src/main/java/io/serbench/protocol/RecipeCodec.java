package io.serbench.protocol;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.types.Member;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/** How recipes of data sets travel. */
final class RecipeCodec {
  private enum Kind {
    NAMED,
    ENCODED,
    JSON,
    DRAWN,
    OF_MEMBER
  }

  private RecipeCodec() {}

  static void write(Encoder out, Recipe recipe) throws IOException {
    if (recipe instanceof Recipe.Named named) {
      out.constant(Kind.NAMED)
          .optional(named.file(), (to, file) -> to.text(file.toAbsolutePath().toString()));
      write(out, named.reading());
    } else if (recipe instanceof Recipe.Encoded encoded) {
      out.constant(Kind.ENCODED).bytes(encoded.bytes().array());
    } else if (recipe instanceof Recipe.Json json) {
      out.constant(Kind.JSON)
          .optional(json.type().className(), Encoder::text)
          .text(json.file())
          .bytes(json.json().array());
      write(out, json.reading());
    } else if (recipe instanceof Recipe.Drawn drawn) {
      out.constant(Kind.DRAWN)
          .optional(drawn.type().className(), Encoder::text)
          .number(drawn.seed())
          .number(drawn.count())
          .optional(boxed(drawn.size()), Encoder::number);
    } else if (recipe instanceof Recipe.OfMember ofMember) {
      out.constant(Kind.OF_MEMBER).constant(ofMember.member());
    }
  }

  static Recipe read(Decoder in) throws IOException {
    return switch (in.constant(Kind.class)) {
      case NAMED -> new Recipe.Named(in.optional(from -> Path.of(from.text())), reading(in));
      case ENCODED -> new Recipe.Encoded(Bytes.of(in.bytes()));
      case JSON ->
          new Recipe.Json(
              new OwnType(in.optional(Decoder::text)),
              in.text(),
              Bytes.of(in.bytes()),
              reading(in));
      case DRAWN ->
          new Recipe.Drawn(
              new OwnType(in.optional(Decoder::text)),
              in.longNumber(),
              in.number(),
              in.optional(Decoder::number).map(OptionalInt::of).orElse(OptionalInt.empty()));
      case OF_MEMBER -> new Recipe.OfMember(in.constant(Member.class));
    };
  }

  private static void write(Encoder out, FileReading reading) throws IOException {
    out.flag(reading.strict()).flag(reading.skipsUnknown());
  }

  private static FileReading reading(Decoder in) throws IOException {
    return new FileReading(in.flag(), in.flag());
  }

  private static Optional<Integer> boxed(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }
}
