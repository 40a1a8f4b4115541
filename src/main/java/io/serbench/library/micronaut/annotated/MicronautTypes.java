package io.serbench.library.micronaut.annotated;

import io.micronaut.serde.annotation.SerdeImport;
import io.serbench.dataset.arrays.PrimitiveArrays;
import io.serbench.dataset.buffers.Buffers;
import io.serbench.dataset.clients.Client;
import io.serbench.dataset.clients.Clients;
import io.serbench.dataset.clients.Partner;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.dataset.numeric.NumericList;
import io.serbench.dataset.numeric.NumericStruct;
import io.serbench.dataset.sample.Sample;
import io.serbench.dataset.sample.SampleList;
import io.serbench.dataset.struct.Struct;
import io.serbench.dataset.struct.Struct16;
import io.serbench.dataset.struct.Struct2;
import io.serbench.dataset.user.User;
import io.serbench.dataset.users.Account;
import io.serbench.dataset.users.Friend;
import io.serbench.dataset.users.Users;

/**
 * Imports the types for which the annotation processor generates introspections, so that they need
 * no annotations.
 *
 * @see <a
 *     href="https://micronaut-projects.github.io/micronaut-serialization/latest/guide/#thirdPartyClasses">Micronaut
 *     Serialization, "Enabling Serialization of External Classes"</a>
 */
@SerdeImport(Account.class)
@SerdeImport(Buffers.class)
@SerdeImport(Client.class)
@SerdeImport(Clients.class)
@SerdeImport(Friend.class)
@SerdeImport(Image.class)
@SerdeImport(Media.class)
@SerdeImport(MediaContent.class)
@SerdeImport(MediaList.class)
@SerdeImport(NumericList.class)
@SerdeImport(NumericStruct.class)
@SerdeImport(Partner.class)
@SerdeImport(PrimitiveArrays.class)
@SerdeImport(Sample.class)
@SerdeImport(SampleList.class)
@SerdeImport(Struct.class)
@SerdeImport(Struct16.class)
@SerdeImport(Struct2.class)
@SerdeImport(User.class)
@SerdeImport(Users.class)
public final class MicronautTypes {
  private MicronautTypes() {}
}
