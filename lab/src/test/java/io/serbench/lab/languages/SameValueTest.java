package io.serbench.lab.languages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.serbench.dataset.media.Media;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SameValueTest {
  private static Optional<String> difference(String expected, String decoded)
      throws JsonProcessingException {
    return new SameValue(List.of(Media.class, Media.Player.class))
        .difference(
            Exchange.JSON.readTree(expected.replace('\'', '"')),
            Exchange.JSON.readTree(decoded.replace('\'', '"')));
  }

  /** Has an example of each way that docs/results/languages.md describes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'a': 1, 'b': 'x'}              | {'b': 'x', 'a': 1}",
        // names
        "{'intValue': 1}                 | {'int_value': 1}",
        "{'intValue': 1}                 | {'IntValue': 1}",
        "{'a': 1}                        | {'@class': 'com.acme.A', 'a': 1}",
        // null
        "{'a': null}                     | {}",
        "{'a': null}                     | {'a': 0}",
        "{'a': null}                     | {'a': ''}",
        "{'a': null, 'b': 1}             | {'a': 7, 'hasA': false, 'b': 1}",
        "{'a': 7}                        | {'a': 7, 'hasA': true}",
        "{'a': null}                     | {'a': 7, 'noA': true}",
        "{'a': 7}                        | {'a': 7, 'noA': false}",
        "{'a': []}                       | {}",
        // leaves
        "12.345                          | 12.345000267028809",
        "12                              | 12.0",
        "4747961314194857744             | '4747961314194857744'",
        "true                            | 'true'",
        "true                            | 1",
        "'FLASH'                         | 1",
        "'FLASH'                         | 'flash'",
        "'FLASH'                         | {'name': 'FLASH'}",
        "'!'                             | 33",
        "'2010-01-03T07:14-10:00'        | '2010-01-03T07:14:00-10:00'",
        "'00010203-0405-0607-0809-0a0b0c0d0e0f' | {'$bytes': 'AAECAwQFBgcICQoLDA0ODw=='}",
        // lists, maps and objects
        "[-1, 2]                         | {'$bytes': '/wI='}",
        "[-1, 2]                         | '/wI='",
        "[-1, 2]                         | [255, 2]",
        "['a', 's']                      | 'as'",
        "[1, 2]                          | ['java.util.ArrayList', [1, 2]]",
        "['x', 'y']                      | [{'text': 'x'}, {'text': 'y'}]",
        "[1, 2]                          | {'a': 2, 'b': [1, 2]}",
        "{'k1': 'v', 'k2': 'w'}          | [{'key': 'k1', 'value': 'v'}, {'key': 'k2', 'value':"
            + " 'w'}]",
        "{'k1': 'v'}                     | {'e': [{'k': 'k1', 'v': 'v'}]}",
        "{'a': 1, 'b': 'x', 'c': null}   | [1, 'x']",
        "{'a': 1, 'b': 'x', 'c': null}   | ['x', false, null, 1]",
        "{'m': {'a': 1}, 'b': 2}         | {'a': 1, 'b': 2}",
      })
  void countsAsTheSame(String expected, String decoded) throws JsonProcessingException {
    assertThat(difference(expected, decoded)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'a': 1}         | {'a': 2}              | value.a: expected 1, found 2",
        "{'a': 1}         | {}                    | value.a: expected 1, found null",
        "{'a': null}      | {'a': 'x'}            | value.a: expected null, found \"x\"",
        "{'a': 7}         | {'a': 7, 'hasA': false} | value.a: expected 7, found null",
        "{'a': 1}         | {'a': 1, 'b': 2}      | value.b: found 2, which the value does not"
            + " have",
        "[1, 2]           | [1]                   | value: expected 2 items, found 1",
        "[-1, 2]          | [254, 2]              | value[0]: expected -1, found 254",
        "[-1000, 2]       | [4294966296, 2]       | value[0]: expected -1000, found 4294966296",
        "12.345           | 12.3450003            | value: expected 12.345, found 12.3450003",
        "1.23456789012    | 1.2345678806304932    | value: expected 1.23456789012, found"
            + " 1.2345678806304932",
        "4747961314194857744 | 4747961314194858000 | value: expected 4747961314194857744, found"
            + " 4747961314194858000",
        "'FLASH'          | 0                     | value: expected \"FLASH\", found 0",
        "'Bill'           | 'bill'                | value: expected \"Bill\", found \"bill\"",
        "'Bill'           | 1                     | value: expected \"Bill\", found 1",
        "{'a': 1, 'b': 2} | [1, 3]                | value: no item of the list is 2",
        "{'a': 1, 'b': 1} | [1]                   | value: no item of the list is 1",
        "{'a': 1}         | [1, 5]                | value[1]: found 5, which the value does not"
            + " have",
        "{'k': 'v'}       | [{'key': 'k', 'value': 'w'}] | value.k: expected \"v\", found \"w\"",
      })
  void saysTheFirstDifference(String expected, String decoded, String difference)
      throws JsonProcessingException {
    assertThat(difference(expected, decoded)).contains(difference);
  }

  private static String element(String name, String text, String... children) {
    return "{'element': '%s', 'attributes': {}, 'text': '%s', 'children': [%s]}"
        .formatted(name, text, String.join(", ", children));
  }

  @Test
  void readsXmlAsTheValueSays() throws JsonProcessingException {
    String expected = "{'number': 7, 'names': ['x', 'y'], 'map': {'k': 'v'}, 'none': null}";
    String number = element("number", "7");
    String map = element("map", "", element("k", "v"));
    String one = element("names", "x");
    String other = element("names", "y");
    for (String names :
        List.of(
            one + ", " + other,
            element("names", "", one, other),
            element("string", "x") + ", " + element("string", "y"))) {
      assertThat(difference(expected, element("root", "", number, names, map))).isEmpty();
    }
    String entry = element("entry", "", element("string", "k"), element("string", "v"));
    assertThat(
            difference(
                expected, element("root", "", number, one, other, element("map", "", entry))))
        .isEmpty();
  }

  @Test
  void readsXmlAttributes() throws JsonProcessingException {
    String root =
        "{'element': 'root', 'attributes': {'number': '7', 'class': 'A'}, 'text': '',"
            + " 'children': [{'element': 'str', 'attributes': {'value': 'x'}, 'text': '',"
            + " 'children': []}]}";
    assertThat(difference("{'number': 7, 'names': ['x']}", root)).isEmpty();
    assertThat(difference("{'number': 8, 'names': ['x']}", root))
        .contains("value.number: expected 8, found \"7\"");
    assertThat(difference("{'number': 7, 'names': ['y']}", root)).isPresent();
  }

  @Test
  void misreadXmlDiffers() throws JsonProcessingException {
    String root = element("root", "", element("a", "1"), element("b", "2"));
    assertThat(difference("{'a': 1, 'b': 3}", root)).contains("value.b: expected 3, found \"2\"");
    assertThat(difference("{'a': 1}", root))
        .contains("value.b: found \"2\", which the value does not have");
    assertThat(difference("{'a': {'c': 1}, 'b': 2}", root)).isPresent();
  }
}
