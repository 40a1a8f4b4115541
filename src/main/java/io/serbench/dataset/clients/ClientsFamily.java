package io.serbench.dataset.clients;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataType;
import io.serbench.dataset.family.Family;
import io.serbench.dataset.family.People;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/** Lists of clients of several lengths, with types that are difficult to bind. */
public final class ClientsFamily {
  /** The type of every {@code clients} data set. */
  public static final DataType<Clients> TYPE =
      new DataType<>(
          "clients",
          Clients.class,
          List.of(Clients.class, Client.class, Partner.class, EyeColor.class),
          value -> of(CopyLists.of(value.clients, ClientsFamily::copy)));

  private static final int SEED = 17;
  private static final EyeColor[] EYES = EyeColor.values();
  private static final LocalDate FIRST_DAY = LocalDate.of(2000, 1, 1);
  private static final int DAYS = 9000;
  private static final int SECONDS_A_DAY = 86_400;

  private ClientsFamily() {}

  /** Returns the family. Its values are named by the bytes of JSON that they reach. */
  public static Family<Clients> family() {
    return Family.of(TYPE).withSizes(ClientsFamily::drawn, "1k", "10k", "100k", "1000k");
  }

  private static Clients drawn(int bytes) {
    People people = new People(SEED);
    return of(People.untilLong(bytes, index -> client(people, index)));
  }

  private static Client client(People people, int index) {
    Client client = new Client();
    client.id = people.id();
    client.index = index;
    client.guid = people.uuid();
    client.active = people.yesOrNo();
    client.balance = new BigDecimal(people.amount());
    client.picture = people.word(100);
    client.age = 20 + people.below(60);
    client.eyeColor = EYES[people.below(EYES.length)];
    client.name = people.fullName();
    client.gender = people.gender();
    client.company = people.name(5 + people.below(8));
    client.emails = people.list(people.below(10), i -> people.email()).toArray(String[]::new);
    client.phones = LongStream.generate(people::id).limit(people.below(10)).toArray();
    client.address = people.address();
    client.about = people.prose(100 + people.below(200));
    client.registered = FIRST_DAY.plusDays(people.below(DAYS));
    client.latitude = people.coordinate(90);
    client.longitude = people.coordinate(180);
    client.tags = people.list(people.below(50), i -> people.word(3 + people.below(8)));
    client.partners = people.list(people.below(30), i -> partner(people));
    return client;
  }

  private static Partner partner(People people) {
    Partner partner = new Partner();
    partner.id = people.id();
    partner.name = people.fullName();
    partner.since =
        OffsetDateTime.of(
            FIRST_DAY
                .plusDays(people.below(DAYS))
                .atStartOfDay()
                .plusSeconds(people.below(SECONDS_A_DAY)),
            ZoneOffset.ofHours(people.below(24) - 12));
    return partner;
  }

  private static Clients of(List<Client> clients) {
    Clients value = new Clients();
    value.clients = clients;
    return value;
  }

  private static Client copy(Client value) {
    Client copy = new Client();
    copy.id = value.id;
    copy.index = value.index;
    copy.guid = value.guid;
    copy.active = value.active;
    copy.balance = value.balance;
    copy.picture = value.picture;
    copy.age = value.age;
    copy.eyeColor = value.eyeColor;
    copy.name = value.name;
    copy.gender = value.gender;
    copy.company = value.company;
    copy.emails = value.emails.clone();
    copy.phones = value.phones.clone();
    copy.address = value.address;
    copy.about = value.about;
    copy.registered = value.registered;
    copy.latitude = value.latitude;
    copy.longitude = value.longitude;
    copy.tags = new ArrayList<>(value.tags);
    copy.partners = CopyLists.of(value.partners, ClientsFamily::copy);
    return copy;
  }

  private static Partner copy(Partner value) {
    Partner copy = new Partner();
    copy.id = value.id;
    copy.name = value.name;
    copy.since = value.since;
    return copy;
  }
}
