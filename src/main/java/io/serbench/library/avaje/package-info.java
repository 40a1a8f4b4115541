/** The avaje-jsonb row; its generator writes adapters for the media classes, as they are. */
@Json.Import({MediaContent.class, Media.class, Image.class})
package io.serbench.library.avaje;

import io.avaje.jsonb.Json;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
