package io.serbench.fork;

import io.serbench.dataset.mapper.ReferenceMapper;
import io.serbench.dataset.object.Contents;
import io.serbench.dataset.object.ObjectWalk;
import io.serbench.result.DataProfile;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalLong;

/** Counts what values are made of; values of generated classes are counted as in JSON. */
final class Census implements ObjectWalk.Visitor {
  private final CharsetEncoder latin1 = StandardCharsets.ISO_8859_1.newEncoder();
  private int depth;
  private long objects;
  private long strings;
  private long beyondLatin1;
  private long numbers;
  private long nulls;
  private boolean shared;

  static DataProfile.ValueContents of(List<?> values, OptionalLong jsonBytes) {
    Census all = new Census();
    values.forEach(value -> ObjectWalk.through(ReferenceMapper.walkable(value), all));
    return new DataProfile.ValueContents(
        all.depth,
        all.objects,
        all.strings,
        all.beyondLatin1,
        all.numbers,
        all.nulls,
        jsonBytes,
        all.shared);
  }

  @Override
  public void found(Object object, int inside) {
    if (object == null) {
      nulls++;
    } else if (object instanceof CharSequence text) {
      strings++;
      if (!latin1.canEncode(text)) {
        beyondLatin1++;
      }
    } else if (object instanceof Number) {
      numbers++;
    } else if (!Contents.isLeaf(object)) {
      objects++;
      depth = Math.max(depth, inside + 1);
    }
  }

  @Override
  public void foundAgain(Object object) {
    shared = true;
  }
}
