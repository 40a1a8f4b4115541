package io.serbench.library.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.serializers.CollectionSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.util.ArrayList;
import java.util.List;

/**
 * Kryo's own field serializers, configured with what the classes do not declare: which fields are
 * never null, which class a field or an element always has, and which numbers are rarely negative.
 *
 * @see <a href="https://github.com/EsotericSoftware/kryo#cachedfield-settings">Kryo's README,
 *     "CachedField settings"</a>, and there "CollectionSerializer settings" and "Generics"
 */
final class KryoMediaTuned {
  private KryoMediaTuned() {}

  static Kryo kryo() {
    Kryo kryo = KryoSetup.registered(MediaFamily.TYPE, false);
    // The element classes are set below, so inferring them from generics would only cost time.
    kryo.setOptimizedGenerics(false);

    FieldSerializer<Image> image = neverNull(kryo, Image.class);
    image.getField("title").setCanBeNull(true);
    rarelyNegative(image, "width", "height");

    FieldSerializer<Media> media = neverNull(kryo, Media.class);
    media.getField("title").setCanBeNull(true);
    media.getField("copyright").setCanBeNull(true);
    media.getField("persons").setValueClass(ArrayList.class, listOf(kryo, String.class));
    rarelyNegative(media, "width", "height", "duration", "size", "bitrate");

    FieldSerializer<MediaContent> content = neverNull(kryo, MediaContent.class);
    content.getField("media").setValueClass(Media.class, media);
    content.getField("images").setValueClass(ArrayList.class, listOf(Image.class, image));

    kryo.register(Image.class, image);
    kryo.register(Media.class, media);
    kryo.register(MediaContent.class, content);
    return kryo;
  }

  private static <C> FieldSerializer<C> neverNull(Kryo kryo, Class<C> type) {
    var config = new FieldSerializer.FieldSerializerConfig();
    config.setFieldsCanBeNull(false);
    return new FieldSerializer<>(kryo, type, config);
  }

  /** Makes numbers from 64 to 127 take one byte, not two, and so on, but negative ones more. */
  private static void rarelyNegative(FieldSerializer<?> serializer, String... fields) {
    for (String field : fields) {
      serializer.getField(field).setOptimizePositive(true);
    }
  }

  private static Serializer<?> listOf(Kryo kryo, Class<?> element) {
    return listOf(element, kryo.getSerializer(element));
  }

  private static Serializer<?> listOf(Class<?> element, Serializer<?> serializer) {
    var list = new CollectionSerializer<List<Object>>();
    list.setElementClass(element, serializer);
    list.setElementsCanBeNull(false);
    return list;
  }
}
