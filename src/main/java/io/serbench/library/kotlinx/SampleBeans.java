package io.serbench.library.kotlinx;

import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.library.shared.ListConversion;

/** Converts plain samples to Kotlin's and back: deep copies, field by field. */
final class SampleBeans {
  private SampleBeans() {}

  static KotlinSamples beans(SampleList list) {
    return new KotlinSamples(ListConversion.of(list.items, SampleBeans::bean));
  }

  static SampleList plains(KotlinSamples beans) {
    SampleList list = new SampleList();
    list.items = ListConversion.of(beans.getItems(), SampleBeans::plain);
    return list;
  }

  static KotlinSample bean(Sample value) {
    return new KotlinSample(
        value.intValue,
        value.longValue,
        value.floatValue,
        value.doubleValue,
        value.shortValue,
        value.charValue,
        value.booleanValue,
        value.intBoxed,
        value.longBoxed,
        value.floatBoxed,
        value.doubleBoxed,
        value.shortBoxed,
        value.charBoxed,
        value.booleanBoxed,
        value.ints.clone(),
        value.shorts.clone(),
        value.longs.clone(),
        value.floats.clone(),
        value.doubles.clone(),
        value.chars.clone(),
        value.booleans.clone(),
        value.text,
        value.sample == null ? null : bean(value.sample));
  }

  static Sample plain(KotlinSample bean) {
    Sample value = new Sample();
    value.intValue = bean.getIntValue();
    value.longValue = bean.getLongValue();
    value.floatValue = bean.getFloatValue();
    value.doubleValue = bean.getDoubleValue();
    value.shortValue = bean.getShortValue();
    value.charValue = bean.getCharValue();
    value.booleanValue = bean.getBooleanValue();
    value.intBoxed = bean.getIntBoxed();
    value.longBoxed = bean.getLongBoxed();
    value.floatBoxed = bean.getFloatBoxed();
    value.doubleBoxed = bean.getDoubleBoxed();
    value.shortBoxed = bean.getShortBoxed();
    value.charBoxed = bean.getCharBoxed();
    value.booleanBoxed = bean.getBooleanBoxed();
    value.ints = bean.getInts().clone();
    value.shorts = bean.getShorts().clone();
    value.longs = bean.getLongs().clone();
    value.floats = bean.getFloats().clone();
    value.doubles = bean.getDoubles().clone();
    value.chars = bean.getChars().clone();
    value.booleans = bean.getBooleans().clone();
    value.text = bean.getText();
    value.sample = bean.getSample() == null ? null : plain(bean.getSample());
    return value;
  }
}
