package io.serbench.library.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.Tag;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What the row {@code kryo-tagged} says of versions, on two versions of a class. */
class KryoTaggedTest {
  /** As it was. */
  static final class Old {
    @Tag(1)
    String title = "Annual report";

    @Tag(2)
    int pages = 120;

    @Tag(3)
    List<String> authors = new ArrayList<>(List.of("Ann"));
  }

  /** With one field added, one removed, one of another name, and in another order. */
  static final class New {
    @Tag(4)
    String place = "";

    @Tag(2)
    int leaves;

    @Tag(1)
    String title;
  }

  @Test
  void newCodeReadsOldDataAndOldCodeNew() {
    New read = sent(new Old(), New.class);
    assertThat(read.title).isEqualTo("Annual report");
    assertThat(read.leaves).isEqualTo(120);
    assertThat(read.place).isEmpty();

    read.place = "London";
    Old back = sent(read, Old.class);
    assertThat(back.title).isEqualTo("Annual report");
    assertThat(back.pages).isEqualTo(120);
    assertThat(back.authors).containsExactly("Ann");
  }

  private static <T> T sent(Object value, Class<T> reader) {
    Output output = new Output(16, -1);
    tagged(value.getClass()).writeObject(output, value);
    return tagged(reader).readObject(new Input(output.toBytes()), reader);
  }

  private static <T> Kryo tagged(Class<T> root) {
    return KryoSetup.tagged(
        new DataType<>("x", root, List.of(root), Shape.TREE, UnaryOperator.identity()));
  }
}
