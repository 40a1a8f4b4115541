package io.serbench.library.kryo;

import io.serbench.dataset.DataType;
import io.serbench.dataset.Shape;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.kryo.tagged.TaggedContent;
import io.serbench.library.kryo.tagged.TaggedImage;
import io.serbench.library.kryo.tagged.TaggedMedia;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.StreamSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Kryo on classes whose fields carry its annotation {@code Tag}, called as {@link KryoObjects}
 * calls it on plain ones.
 *
 * @see <a href="https://github.com/EsotericSoftware/kryo#taggedfieldserializer">Kryo's README,
 *     "TaggedFieldSerializer"</a>
 */
final class KryoTagged
    implements Serializer<MediaContent, TaggedContent>,
        BufferSerializer<TaggedContent>,
        StreamSerializer<TaggedContent> {
  private static final DataType<TaggedContent> TYPE =
      new DataType<>(
          MediaFamily.TYPE.family(),
          TaggedContent.class,
          List.of(
              TaggedContent.class,
              TaggedMedia.class,
              TaggedImage.class,
              Media.Player.class,
              Image.Size.class),
          Shape.TREE,
          UnaryOperator.identity());

  private final KryoObjects<TaggedContent> objects = KryoObjects.of(TYPE, KryoSetup.tagged(TYPE));

  @Override
  public TaggedContent create(MediaContent value) {
    return new TaggedContent(value);
  }

  @Override
  public byte[] serialize(TaggedContent bean) {
    return objects.serialize(bean);
  }

  @Override
  public TaggedContent deserialize(byte[] bytes) {
    return objects.deserialize(bytes);
  }

  @Override
  public MediaContent restore(TaggedContent bean) {
    return bean.plain();
  }

  @Override
  public void serialize(TaggedContent bean, ByteBuffer target) {
    objects.serialize(bean, target);
  }

  @Override
  public TaggedContent deserialize(ByteBuffer source) {
    return objects.deserialize(source);
  }

  @Override
  public ItemWriter<TaggedContent> writer(OutputStream out) {
    return objects.writer(out);
  }

  @Override
  public ItemReader<TaggedContent> reader(InputStream in) {
    return objects.reader(in);
  }
}
