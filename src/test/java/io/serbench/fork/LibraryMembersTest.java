package io.serbench.fork;

import static io.serbench.fork.MemberCase.fits;
import static io.serbench.fork.MemberCase.loses;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.base.Suppliers;
import com.google.common.collect.EvictingQueue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Range;
import com.google.common.collect.TreeBasedTable;
import com.google.common.collect.TreeMultimap;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.UnknownFieldSet;
import io.serbench.library.thrift.generated.TImage;
import io.vavr.Lazy;
import io.vavr.control.Option;
import io.vavr.control.Try;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.ObjectArrayList;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.avro.LogicalTypes;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.generic.GenericData;
import org.apache.avro.util.Utf8;
import org.apache.commons.collections4.map.HashedMap;
import org.eclipse.collections.impl.block.factory.HashingStrategies;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.map.mutable.UnifiedMap;
import org.eclipse.collections.impl.set.mutable.UnifiedSet;
import org.eclipse.collections.impl.set.strategy.mutable.UnifiedSetWithHashingStrategy;
import org.joda.time.Chronology;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Instant;
import org.joda.time.chrono.BuddhistChronology;
import org.joda.time.chrono.GJChronology;
import org.joda.time.chrono.ISOChronology;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.geom.impl.PackedCoordinateSequenceFactory;
import org.pcollections.TreePVector;
import scala.collection.immutable.LazyList;
import scala.collection.immutable.LazyList$;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Verdicts on members of libraries' classes that come back without a setting or a cache: what the
 * library, called directly, tells apart.
 */
class LibraryMembersTest {
  private static Int2IntOpenHashMap counts(int absent) {
    Int2IntOpenHashMap map = new Int2IntOpenHashMap();
    map.defaultReturnValue(absent);
    map.put(1, 2);
    return map;
  }

  private static DateTime time(Chronology chronology) {
    return new DateTime(0, chronology);
  }

  private static Geometry line(GeometryFactory factory, boolean isMeasured) {
    Geometry line =
        factory.createLineString(new Coordinate[] {new Coordinate(0, 0), new Coordinate(3, 4)});
    if (isMeasured) {
      assertThat(line.getEnvelopeInternal().getWidth()).isEqualTo(3);
    }
    return line;
  }

  private static Geometry line(int place, Object data) {
    Geometry line = line(new GeometryFactory(), false);
    line.setSRID(place);
    line.setUserData(data);
    return line;
  }

  private static Object table(Comparator<String> rows) {
    TreeBasedTable<String, String, Integer> table =
        TreeBasedTable.create(rows, Comparator.naturalOrder());
    table.put("a", "x", 1);
    return table;
  }

  private static Object multimap(Comparator<Integer> values) {
    TreeMultimap<String, Integer> map = TreeMultimap.create(Comparator.naturalOrder(), values);
    map.put("a", 1);
    return map;
  }

  private static Object byLength(boolean isByLength) {
    return UnifiedSetWithHashingStrategy.newSetWith(
        isByLength
            ? HashingStrategies.<String, Integer>fromFunction(String::length)
            : HashingStrategies.<String>defaultStrategy(),
        "a");
  }

  private static FieldDescriptorProto field(boolean isFromBytes, int... unknown) {
    UnknownFieldSet.Builder others = UnknownFieldSet.newBuilder();
    for (int number : unknown) {
      others.addField(number, UnknownFieldSet.Field.newBuilder().addVarint(7).build());
    }
    FieldDescriptorProto field =
        FieldDescriptorProto.newBuilder().setName("nut").setUnknownFields(others.build()).build();
    try {
      return isFromBytes ? FieldDescriptorProto.parseFrom(field.toByteArray()) : field;
    } catch (InvalidProtocolBufferException e) {
      throw new IllegalStateException(e);
    }
  }

  private static FieldDescriptorProto used() {
    FieldDescriptorProto field = field(false);
    assertThat(field.hashCode()).isNotZero();
    assertThat(field.getSerializedSize()).isPositive();
    return field;
  }

  private static Object avro(boolean isDate) {
    Schema number = Schema.create(Schema.Type.INT);
    Schema of = isDate ? LogicalTypes.date().addToSchema(number) : number;
    Schema schema =
        SchemaBuilder.record("Item").fields().name("day").type(of).noDefault().endRecord();
    GenericData.Record item = new GenericData.Record(schema);
    item.put("day", 7);
    return item;
  }

  private static Utf8 utf8(boolean isRead) {
    Utf8 text = new Utf8(new byte[] {'n', 'u', 't'});
    if (isRead) {
      assertThat(text.toString()).isEqualTo("nut");
      assertThat(text.hashCode()).isNotZero();
    }
    return text;
  }

  private static TImage image(boolean hasWidth) {
    TImage image = new TImage();
    image.setUri("http://acme.com/a.png");
    if (hasWidth) {
      image.setWidth(0);
    }
    return image;
  }

  private static Lazy<String> lazy(String text, boolean isEvaluated) {
    Lazy<String> lazy = Lazy.of(() -> text);
    if (isEvaluated) {
      assertThat(lazy.get()).isEqualTo(text);
    }
    return lazy;
  }

  private static Object memoized(String text, boolean isEvaluated) {
    com.google.common.base.Supplier<String> memoized =
        Suppliers.memoize((com.google.common.base.Supplier<String> & Serializable) () -> text);
    if (isEvaluated) {
      assertThat(memoized.get()).isEqualTo(text);
    }
    return memoized;
  }

  private static Object delayed(boolean isEvaluated) {
    kotlin.Lazy<String> lazy = kotlin.LazyKt.lazy(() -> "a");
    if (isEvaluated) {
      assertThat(lazy.getValue()).isEqualTo("a");
    }
    return lazy;
  }

  private static Object ranged(boolean isEvaluated) {
    LazyList<Integer> list =
        LazyList$.MODULE$.from(CollectionConverters.asScala(List.of(1, 2, 3).iterator()));
    if (isEvaluated) {
      assertThat(list.size()).isEqualTo(3);
    }
    return list;
  }

  private static Object viewed(boolean isViewed) {
    ImmutableMap<String, Integer> map = ImmutableMap.of("a", 1, "b", 2);
    if (isViewed) {
      assertThat(map.keySet()).hasSize(2);
      assertThat(map.values()).hasSize(2);
      assertThat(map.entrySet().asList()).hasSize(2);
    }
    return map;
  }

  private static ObjectNode node(boolean isNull) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("name", "nut");
    if (isNull) {
      node.putNull("price");
    }
    return node;
  }

  private static Object parsed(String json) {
    try {
      return new ObjectMapper().readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JsonObject gson(boolean isViewed) {
    JsonObject object = new JsonObject();
    object.addProperty("name", "nut");
    if (isViewed) {
      assertThat(object.keySet()).hasSize(1);
      assertThat(object.entrySet()).hasSize(1);
    }
    return object;
  }

  private static Object bytes(boolean isRead) {
    okio.ByteString bytes = okio.ByteString.of((byte) 'n', (byte) 'u');
    if (isRead) {
      assertThat(bytes.utf8()).isEqualTo("nu");
      assertThat(bytes.hashCode()).isNotZero();
    }
    return bytes;
  }

  private static <T extends Collection<String>> T filled(T empty) {
    empty.add("a");
    empty.add("b");
    return empty;
  }

  private static <T extends Map<String, Integer>> T filled(T empty) {
    empty.put("a", 1);
    empty.put("b", 2);
    return empty;
  }

  private static Map<String, Integer> absentAs(int number) {
    Object2IntOpenHashMap<String> map = filled(new Object2IntOpenHashMap<>());
    map.defaultReturnValue(number);
    return map;
  }

  static Stream<MemberCase> losses() {
    return Stream.of(
        loses("what fastutil finds for others", () -> counts(-1), () -> counts(0), "defRetValue"),
        loses("what a map of objects finds", () -> absentAs(-1), () -> filled(new HashMap<>()), ""),
        loses(
            "a chronology",
            () -> time(BuddhistChronology.getInstanceUTC()),
            () -> time(ISOChronology.getInstanceUTC()),
            ".getCenturyOfEra()"),
        loses(
            "a cutover",
            () -> time(GJChronology.getInstance(DateTimeZone.UTC)),
            () -> time(GJChronology.getInstance(DateTimeZone.UTC, Instant.ofEpochMilli(0))),
            ""),
        loses("a place on earth", () -> line(4326, null), () -> line(0, null), ".getSRID()"),
        loses("data of a user", () -> line(0, "road"), () -> line(0, null), ".getUserData()"),
        loses(
            "a precision",
            () -> line(new GeometryFactory(new PrecisionModel(10)), false),
            () -> line(new GeometryFactory(), false),
            ".get"),
        loses(
            "how coordinates are kept",
            () -> line(new GeometryFactory(PackedCoordinateSequenceFactory.DOUBLE_FACTORY), false),
            () -> line(new GeometryFactory(), false),
            ""),
        loses(
            "the order of rows",
            () -> table(Comparator.reverseOrder()),
            () -> table(Comparator.naturalOrder()),
            ""),
        loses(
            "the order of values",
            () -> multimap(Comparator.reverseOrder()),
            () -> multimap(Comparator.naturalOrder()),
            ""),
        loses(
            "how many a queue takes",
            () -> filled(EvictingQueue.<String>create(5)),
            () -> filled(EvictingQueue.<String>create(3)),
            ""),
        loses("how a set compares", () -> byLength(true), () -> byLength(false), ""),
        loses("an end of a range", () -> Range.closed(1, 5), () -> Range.closedOpen(1, 5), ""),
        loses("an unknown field", () -> field(false, 99), () -> field(false), ""),
        loses("a logical type", () -> avro(true), () -> avro(false), ""),
        loses("that a number is set", () -> image(true), () -> image(false), ".isSetWidth()"),
        loses("a null of JSON", () -> node(true), () -> node(false), ""),
        loses("the class of a number", () -> new IntNode(1), () -> new LongNode(1), ".isInt()"),
        loses("some null", () -> Option.some(null), Option::none, ""),
        loses("a failure", () -> Try.failure(new Exception("a")), () -> Try.success("a"), ""),
        loses("what is lazy", () -> lazy("a", true), () -> lazy("b", true), ""),
        loses("what a supplier keeps", () -> memoized("a", false), () -> memoized("b", false), ""));
  }

  static Stream<MemberCase> harmless() {
    return Stream.of(
        fits(
            "an envelope",
            () -> line(new GeometryFactory(), false),
            () -> line(new GeometryFactory(), true)),
        fits(
            "no envelope",
            () -> line(new GeometryFactory(), true),
            () -> line(new GeometryFactory(), false)),
        fits("a message that was read", () -> field(false), () -> field(true)),
        fits("a message that is as built", () -> field(true), () -> field(false)),
        fits("a message that was used", () -> field(false), LibraryMembersTest::used),
        fits("a message that was not used", LibraryMembersTest::used, () -> field(false)),
        fits("text that was read", () -> utf8(false), () -> utf8(true)),
        fits("text that is not read", () -> utf8(true), () -> utf8(false)),
        fits("what is evaluated", () -> lazy("a", false), () -> lazy("a", true)),
        fits("what is not evaluated", () -> lazy("a", true), () -> lazy("a", false)),
        fits("what is memoized", () -> memoized("a", false), () -> memoized("a", true)),
        fits("what is not memoized", () -> memoized("a", true), () -> memoized("a", false)),
        fits("what Kotlin evaluated", () -> delayed(false), () -> delayed(true)),
        fits("what Kotlin did not evaluate", () -> delayed(true), () -> delayed(false)),
        fits("what Scala evaluated", () -> ranged(false), () -> ranged(true)),
        fits("what Scala did not evaluate", () -> ranged(true), () -> ranged(false)),
        fits("views of a map", () -> viewed(false), () -> viewed(true)),
        fits("a map without views", () -> viewed(true), () -> viewed(false)),
        fits("a tree of JSON", () -> node(false), () -> parsed("{\"name\":\"nut\"}")),
        fits("an object of Gson", () -> gson(false), () -> gson(true)),
        fits("a parsed one", () -> gson(true), () -> JsonParser.parseString("{\"name\":\"nut\"}")),
        fits("bytes that were read", () -> bytes(false), () -> bytes(true)),
        fits("bytes that were not read", () -> bytes(true), () -> bytes(false)),
        fits(
            "a rope of bytes",
            LibraryMembersTest::rope,
            () -> ByteString.copyFromUtf8(LONG + LONG)),
        fits("a list of Eclipse", () -> filled(new FastList<>()), () -> filled(new ArrayList<>())),
        fits(
            "a list of fastutil",
            () -> filled(new ObjectArrayList<>()),
            () -> filled(new ArrayList<>())),
        fits("a list of Guava", () -> ImmutableList.of("a", "b"), () -> filled(new ArrayList<>())),
        fits(
            "a persistent list",
            () -> TreePVector.from(List.of("a", "b")),
            () -> filled(new ArrayList<>())),
        fits("a set of Eclipse", () -> filled(new UnifiedSet<>()), () -> filled(new HashSet<>())),
        fits("a map of Eclipse", () -> filled(new UnifiedMap<>()), () -> filled(new HashMap<>())),
        fits("a map of Commons", () -> filled(new HashedMap<>()), () -> filled(new HashMap<>())),
        fits("a map of fastutil", () -> absentAs(0), () -> filled(new HashMap<>())));
  }

  private static final String LONG = "nut".repeat(100);

  private static ByteString rope() {
    return ByteString.copyFromUtf8(LONG).concat(ByteString.copyFromUtf8(LONG));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"losses", "harmless"})
  void theVerdictIsRight(MemberCase each) throws Exception {
    each.check();
  }
}
