package io.serbench.library.fastjson;

import com.alibaba.fastjson.JSON;
import com.alibaba.fastjson.JSONReader;
import com.alibaba.fastjson.JSONWriter;
import com.alibaba.fastjson.parser.DefaultJSONParser;
import com.alibaba.fastjson.parser.Feature;
import com.alibaba.fastjson.parser.JSONReaderScanner;
import com.alibaba.fastjson.parser.ParserConfig;
import com.alibaba.fastjson.serializer.SerializeConfig;
import com.alibaba.fastjson.serializer.SerializerFeature;
import io.serbench.serializer.StreamSerializer.ItemReader;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

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
 * @see <a href="https://github.com/alibaba/fastjson/wiki/Stream-api">fastjson, Stream API</a>
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

  String write(Object value) {
    return JSON.toJSONString(value, writers, null, null, writing);
  }

  @SuppressWarnings("TypeParameterUnusedInFormals") // The type is that of R.
  <R> R parse(String text, Type type) {
    return JSON.parseObject(text, type, readers, reading);
  }

  /** The values are the elements of one array. */
  <R> ItemWriter<R> writer(OutputStream out) {
    JSONWriter array = new JSONWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    for (SerializerFeature each : SerializerFeature.values()) {
      array.config(each, SerializerFeature.isEnabled(writing, each));
    }
    array.startArray();
    return new ItemWriter<>() {
      @Override
      public void write(R value) {
        array.writeObject(value);
      }

      @Override
      public void end() throws IOException {
        array.endArray();
        array.flush();
      }
    };
  }

  <R> ItemReader<R> reader(InputStream in, Type type) {
    Reader characters = new InputStreamReader(in, StandardCharsets.UTF_8);
    JSONReaderScanner scanner = new JSONReaderScanner(characters, reading);
    JSONReader array = new JSONReader(new DefaultJSONParser(scanner, readers));
    array.startArray();
    return () -> array.readObject(type);
  }
}
