package io.serbench.library.fastjson;

import com.alibaba.fastjson.JSON;
import com.alibaba.fastjson.parser.Feature;
import com.alibaba.fastjson.parser.ParserConfig;
import com.alibaba.fastjson.serializer.SerializeConfig;
import com.alibaba.fastjson.serializer.SerializerFeature;

/**
 * fastjson 1 without its type names and without its references, both ways: class names are neither
 * written nor, in "safe mode", looked at when they come; and an object that is referred to twice is
 * written twice, as the rows' tag says, instead of as {@code {"$ref": ...}}.
 *
 * @param writers what is known of classes that are written
 * @param readers what is known of classes that are read
 * @param writing mask of {@link SerializerFeature}s
 * @param reading mask of {@link Feature}s
 * @see <a href="https://github.com/alibaba/fastjson/wiki/fastjson_safemode_en">fastjson, Safe
 *     Mode</a>
 */
record FastjsonSetup(SerializeConfig writers, ParserConfig readers, int writing, int reading) {

  /** Beans are JSON objects. */
  static FastjsonSetup objects() {
    ParserConfig readers = new ParserConfig();
    readers.setSafeMode(true);
    return new FastjsonSetup(
        new SerializeConfig(),
        readers,
        JSON.DEFAULT_GENERATE_FEATURE | SerializerFeature.DisableCircularReferenceDetect.mask,
        JSON.DEFAULT_PARSER_FEATURE | Feature.DisableCircularReferenceDetect.mask);
  }

  /**
   * Beans are JSON arrays: their fields' values, in alphabetical order of the names. Enums are
   * ordinals, as in the original's row of that name, whose size would not be met otherwise.
   */
  static FastjsonSetup arrays() {
    FastjsonSetup objects = objects();
    return new FastjsonSetup(
        objects.writers,
        objects.readers,
        (objects.writing | SerializerFeature.BeanToArray.mask)
            & ~SerializerFeature.WriteEnumUsingName.mask,
        objects.reading | Feature.SupportArrayToBean.mask);
  }
}
