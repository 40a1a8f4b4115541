package io.serbench.dataset.sample;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Shape;
import io.serbench.dataset.family.EmbeddedData;
import io.serbench.dataset.family.Family;
import java.util.List;

/** Samples of primitive types, alone, in a list, and in a cycle. */
public final class SampleFamilies {
  /** The type of {@code sample}. */
  public static final DataType<Sample> SAMPLE =
      new DataType<>("sample", Sample.class, List.of(Sample.class), SampleFamilies::copy);

  /** The type of {@code sample-graph}. */
  public static final DataType<Sample> GRAPH =
      new DataType<>(
          "sample-graph",
          Sample.class,
          List.of(Sample.class),
          Shape.GRAPH,
          sample -> cycle(copy(sample)));

  /** The type of {@code sample-list}. */
  public static final DataType<SampleList> LIST =
      new DataType<>(
          "sample-list",
          SampleList.class,
          List.of(SampleList.class, Sample.class),
          list -> list(CopyLists.of(list.items, SampleFamilies::copy)));

  private static final int LENGTH = 5;

  private SampleFamilies() {}

  /** Returns the family of a single sample. */
  public static Family<Sample> sample() {
    return Family.of(SAMPLE).with("sample", SampleFamilies::value);
  }

  /** Returns the family of a sample that refers to itself. */
  public static Family<Sample> graph() {
    return Family.of(GRAPH).with("sample-graph", () -> cycle(value()));
  }

  /** Returns the family of a list of five samples. */
  public static Family<SampleList> list() {
    return Family.of(LIST)
        .with("sample-list", () -> list(sample().dataset("sample").copies(LENGTH)));
  }

  private static Sample value() {
    return EmbeddedData.read("sample", Sample.class);
  }

  private static Sample cycle(Sample sample) {
    sample.sample = sample;
    return sample;
  }

  private static SampleList list(List<Sample> items) {
    SampleList list = new SampleList();
    list.items = items;
    return list;
  }

  /** Returns a copy without a reference to another sample. */
  private static Sample copy(Sample value) {
    Sample copy = new Sample();
    copy.intValue = value.intValue;
    copy.longValue = value.longValue;
    copy.floatValue = value.floatValue;
    copy.doubleValue = value.doubleValue;
    copy.shortValue = value.shortValue;
    copy.charValue = value.charValue;
    copy.booleanValue = value.booleanValue;
    copy.intBoxed = value.intBoxed;
    copy.longBoxed = value.longBoxed;
    copy.floatBoxed = value.floatBoxed;
    copy.doubleBoxed = value.doubleBoxed;
    copy.shortBoxed = value.shortBoxed;
    copy.charBoxed = value.charBoxed;
    copy.booleanBoxed = value.booleanBoxed;
    copy.ints = value.ints.clone();
    copy.shorts = value.shorts.clone();
    copy.longs = value.longs.clone();
    copy.floats = value.floats.clone();
    copy.doubles = value.doubles.clone();
    copy.chars = value.chars.clone();
    copy.booleans = value.booleans.clone();
    copy.text = value.text;
    return copy;
  }
}
