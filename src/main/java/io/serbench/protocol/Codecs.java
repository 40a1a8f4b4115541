package io.serbench.protocol;

import io.serbench.compress.Compression;
import io.serbench.compress.Compression.Algorithm;
import io.serbench.dataset.Bytes;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.Recipe;
import io.serbench.dataset.evolution.ChangingClass;
import io.serbench.dataset.own.OwnType;
import io.serbench.dataset.types.Member;
import io.serbench.measure.Timing;
import io.serbench.result.DataProfile;
import io.serbench.result.Encoded;
import io.serbench.result.Failure;
import io.serbench.result.Garbage;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Traffic.Profile;
import io.serbench.result.Usage;
import io.serbench.result.VirtualThreads;
import io.serbench.result.Workload;
import io.serbench.serializer.Transport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** How records of other packages travel. */
final class Codecs {
  private static final int AS_MANY_AS_FIT = 0;
  private static final int UNKNOWN = 0;

  private Codecs() {}

  static void write(Encoder out, Workload workload) throws IOException {
    write(out.text(workload.dataset()), workload.usage());
  }

  static Workload workload(Decoder in) throws IOException {
    return new Workload(in.text(), usage(in));
  }

  static void write(Encoder out, Usage usage) throws IOException {
    out.constant(usage.transport())
        .number(usage.items().orElse(AS_MANY_AS_FIT))
        .number(usage.threads())
        .flag(usage.shared())
        .flag(usage.virtual());
  }

  static Usage usage(Decoder in) throws IOException {
    return new Usage(
        in.constant(Transport.class), items(in.number()), in.number(), in.flag(), in.flag());
  }

  private static OptionalInt items(int number) {
    return number == AS_MANY_AS_FIT ? OptionalInt.empty() : OptionalInt.of(number);
  }

  static void write(Encoder out, Failure failure) throws IOException {
    out.constant(failure.kind()).text(failure.cause()).optional(failure.details(), Encoder::text);
  }

  static Failure failure(Decoder in) throws IOException {
    return new Failure(in.constant(Failure.Kind.class), in.text(), in.optional(Decoder::text));
  }

  static void write(Encoder out, Timing timing) throws IOException {
    out.number(timing.fixedBatch())
        .number(timing.batchMillis())
        .number(timing.warmupFloor())
        .number(timing.warmupCap());
  }

  static Timing timing(Decoder in) throws IOException {
    return new Timing(in.number(), in.decimal(), in.longNumber(), in.longNumber());
  }

  static void write(Encoder out, Traffic traffic) throws IOException {
    out.number(traffic.distinct())
        .constant(traffic.profile())
        .optional(
            traffic.compression(),
            (to, compression) ->
                to.constant(compression.algorithm())
                    .optional(boxed(compression.level()), Encoder::number));
  }

  static Traffic traffic(Decoder in) throws IOException {
    return new Traffic(in.number(), in.constant(Profile.class), in.optional(Codecs::compression));
  }

  private static Compression compression(Decoder in) throws IOException {
    return new Compression(in.constant(Algorithm.class), unboxed(in.optional(Decoder::number)));
  }

  static void write(Encoder out, Encoded encoded) throws IOException {
    out.number(encoded.size())
        .number(encoded.deflated())
        .optional(
            encoded.range(),
            (to, range) -> to.number(range.values()).number(range.least()).number(range.most()))
        .number(encoded.distinct().orElse(UNKNOWN))
        .optional(encoded.compressor(), Encoder::text);
  }

  static Encoded encoded(Decoder in) throws IOException {
    return new Encoded(
        in.number(),
        in.number(),
        in.optional(from -> new Encoded.Range(from.number(), from.number(), from.number())),
        distinct(in.number()),
        in.optional(Decoder::text));
  }

  private static OptionalInt distinct(int number) {
    return number == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(number);
  }

  static void write(Encoder out, DataProfile profile) throws IOException {
    DataProfile.Contents contents = profile.contents();
    out.text(profile.dataset())
        .text(profile.type())
        .text(profile.origin())
        .text(profile.sha256())
        .number(profile.values())
        .number(contents.depth())
        .number(contents.objects())
        .number(contents.strings())
        .number(contents.beyondLatin1())
        .number(contents.numbers())
        .number(contents.nulls())
        .number(contents.jsonBytes())
        .flag(contents.shared())
        .optional(profile.reading(), Encoder::text);
  }

  static DataProfile profile(Decoder in) throws IOException {
    return new DataProfile(
            in.text(),
            in.text(),
            in.text(),
            in.text(),
            in.number(),
            new DataProfile.Contents(
                in.number(),
                in.longNumber(),
                in.longNumber(),
                in.longNumber(),
                in.longNumber(),
                in.longNumber(),
                in.longNumber(),
                in.flag()))
        .readWith(in.optional(Decoder::text));
  }

  static void write(Encoder out, Garbage garbage) throws IOException {
    out.number(garbage.calls()).number(garbage.collections()).number(garbage.pauseMillis());
  }

  static Garbage garbage(Decoder in) throws IOException {
    return new Garbage(in.longNumber(), in.longNumber(), in.longNumber());
  }

  static void write(Encoder out, VirtualThreads threads) throws IOException {
    out.number(threads.messages())
        .number(threads.nanos())
        .number(threads.keptBytes())
        .number(threads.pinned())
        .number(threads.instances());
  }

  static VirtualThreads virtualThreads(Decoder in) throws IOException {
    return new VirtualThreads(
        in.longNumber(), in.longNumber(), in.longNumber(), in.longNumber(), in.number());
  }

  static Phase phase(Decoder in) throws IOException {
    return in.constant(Phase.class);
  }

  static void write(Encoder out, Recipe recipe) throws IOException {
    if (recipe instanceof Recipe.Named named) {
      out.kind(0).optional(named.file(), (to, file) -> to.text(file.toAbsolutePath().toString()));
      write(out, named.reading());
    } else if (recipe instanceof Recipe.Encoded encoded) {
      out.kind(1).bytes(encoded.bytes().array());
    } else if (recipe instanceof Recipe.Json json) {
      out.kind(2)
          .optional(json.type().className(), Encoder::text)
          .text(json.file())
          .bytes(json.json().array());
      write(out, json.reading());
    } else if (recipe instanceof Recipe.Drawn drawn) {
      out.kind(3)
          .optional(drawn.type().className(), Encoder::text)
          .number(drawn.seed())
          .number(drawn.count())
          .optional(boxed(drawn.size()), Encoder::number);
    } else if (recipe instanceof Recipe.OfMember ofMember) {
      out.kind(4).constant(ofMember.member());
    }
  }

  static Recipe recipe(Decoder in) throws IOException {
    int kind = in.kind();
    return switch (kind) {
      case 0 -> new Recipe.Named(in.optional(from -> Path.of(from.text())), reading(in));
      case 1 -> new Recipe.Encoded(Bytes.of(in.bytes()));
      case 2 ->
          new Recipe.Json(
              new OwnType(in.optional(Decoder::text)),
              in.text(),
              Bytes.of(in.bytes()),
              reading(in));
      case 3 ->
          new Recipe.Drawn(
              new OwnType(in.optional(Decoder::text)),
              in.longNumber(),
              in.number(),
              unboxed(in.optional(Decoder::number)));
      case 4 -> new Recipe.OfMember(in.constant(Member.class));
      default -> throw Decoder.unknown(kind);
    };
  }

  static void write(Encoder out, ChangingClass changing) throws IOException {
    write(out.text(changing.dataset()), changing.recipe());
    out.list(
        List.copyOf(changing.removed().entrySet()),
        (to, each) -> to.text(each.getKey()).text(each.getValue()));
  }

  static ChangingClass changing(Decoder in) throws IOException {
    String dataset = in.text();
    Recipe recipe = recipe(in);
    Map<String, String> removed = new HashMap<>();
    in.list(from -> removed.put(from.text(), from.text()));
    return new ChangingClass(dataset, recipe, removed);
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

  private static OptionalInt unboxed(Optional<Integer> number) {
    return number.map(OptionalInt::of).orElse(OptionalInt.empty());
  }
}
