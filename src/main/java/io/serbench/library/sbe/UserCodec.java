package io.serbench.library.sbe;

import io.serbench.dataset.user.User;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.library.sbe.generated.UserDecoder;
import io.serbench.library.sbe.generated.UserEncoder;
import io.serbench.library.shared.DeclaredCounts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** Converts users to SBE's flyweights and back. A map is a group of pairs. */
final class UserCodec implements MessageCodec<User, UserDecoder> {
  private final UserEncoder encoder = new UserEncoder();

  @Override
  public int encode(User value, MutableDirectBuffer buffer, MessageHeaderEncoder header) {
    write(value, encoder.wrapAndApplyHeader(buffer, 0, header));
    return encoder.limit();
  }

  @Override
  public UserDecoder decoder() {
    return new UserDecoder();
  }

  @Override
  public void wrap(UserDecoder decoder, DirectBuffer message, MessageHeaderDecoder header) {
    decoder.wrapAndApplyHeader(message, 0, header);
  }

  @Override
  public DirectBuffer message(UserDecoder decoder) {
    return decoder.buffer();
  }

  @Override
  public User decode(UserDecoder decoder) {
    return read(decoder.sbeRewind());
  }

  private static void write(User user, UserEncoder encoder) {
    encoder
        .id(user.id)
        .age(user.age)
        .gender(Codes.code(user.gender))
        .scope(user.scope == null ? 0 : user.scope)
        .present()
        .clear()
        .scope(user.scope != null);
    UserEncoder.IdentifiesEncoder identifies = encoder.identifiesCount(user.identifies.size());
    for (String text : user.identifies) {
      identifies.next().text(text);
    }
    UserEncoder.InfoEncoder info = encoder.infoCount(user.info.size());
    for (Map.Entry<String, String> entry : user.info.entrySet()) {
      info.next().key(entry.getKey()).value(entry.getValue());
    }
    encoder.name(user.name);
  }

  private static User read(UserDecoder decoder) {
    User user = new User();
    user.id = decoder.id();
    user.age = decoder.age();
    user.gender = Codes.plain(decoder.gender());
    user.scope = decoder.present().scope() ? decoder.scope() : null;
    UserDecoder.IdentifiesDecoder identifies = decoder.identifies();
    user.identifies =
        new ArrayList<>(DeclaredCounts.fitting(identifies.count(), decoder.buffer().capacity()));
    while (identifies.hasNext()) {
      user.identifies.add(identifies.next().text());
    }
    UserDecoder.InfoDecoder info = decoder.info();
    user.info = new HashMap<>();
    while (info.hasNext()) {
      info.next();
      String key = info.key();
      user.info.put(key, info.value());
    }
    user.name = decoder.name();
    return user;
  }
}
