/**
 * The Avaje Jsonb row. Avaje's generator writes adapters for the plain classes, which need no
 * annotations.
 */
@Json.Import({
  Account.class,
  Buffers.class,
  Client.class,
  Clients.class,
  Friend.class,
  Image.class,
  Media.class,
  MediaContent.class,
  MediaList.class,
  NumericList.class,
  NumericStruct.class,
  Partner.class,
  PrimitiveArrays.class,
  Sample.class,
  SampleList.class,
  Struct.class,
  Struct16.class,
  Struct2.class,
  User.class,
  Users.class
})
package io.serbench.library.avaje;

import io.avaje.jsonb.Json;
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
