package io.serbench.dataset.users;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataType;
import io.serbench.dataset.family.Family;
import io.serbench.dataset.family.People;
import java.util.ArrayList;
import java.util.List;

/** Lists of accounts of several lengths, which show how cost grows with size. */
public final class UsersFamily {
  /** The type of every {@code users} data set. */
  public static final DataType<Users> TYPE =
      new DataType<>(
          "users",
          Users.class,
          List.of(Users.class, Account.class, Friend.class),
          value -> of(CopyLists.of(value.users, UsersFamily::copy)));

  private static final int SEED = 17;
  private static final String[] EYES = {"brown", "blue", "green"};

  private UsersFamily() {}

  /** Returns the family. Its values are named by the bytes of JSON that they reach. */
  public static Family<Users> family() {
    return Family.of(TYPE).withSizes(UsersFamily::drawn, "1k", "10k", "100k", "1000k");
  }

  private static Users drawn(int bytes) {
    People people = new People(SEED);
    return of(People.untilLong(bytes, index -> account(people, index)));
  }

  private static Account account(People people, int index) {
    Account account = new Account();
    account.id = people.hex(24);
    account.index = index;
    account.guid = people.uuid().toString();
    account.active = people.yesOrNo();
    account.balance = "$" + people.amount();
    account.picture = people.word(100);
    account.age = 20 + people.below(60);
    account.eyeColor = EYES[people.below(EYES.length)];
    account.name = people.fullName();
    account.gender = people.gender();
    account.company = people.name(5 + people.below(8));
    account.email = people.email();
    account.phone = people.phone();
    account.address = people.address();
    account.about = people.prose(100 + people.below(200));
    account.registered =
        "20%02d-%02d-%02dT%02d:00:00"
            .formatted(
                people.below(26), 1 + people.below(12), 1 + people.below(28), people.below(24));
    account.latitude = people.coordinate(90);
    account.longitude = people.coordinate(180);
    account.tags = people.list(people.below(50), i -> people.word(3 + people.below(8)));
    account.friends = people.list(people.below(50), i -> friend(people, i));
    account.greeting = "Hello, " + account.name + "! You have " + people.below(10) + " messages.";
    account.favoriteFruit = people.fruit();
    return account;
  }

  private static Friend friend(People people, int index) {
    Friend friend = new Friend();
    friend.id = Integer.toString(index);
    friend.name = people.fullName();
    return friend;
  }

  private static Users of(List<Account> accounts) {
    Users value = new Users();
    value.users = accounts;
    return value;
  }

  private static Account copy(Account value) {
    Account copy = new Account();
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
    copy.email = value.email;
    copy.phone = value.phone;
    copy.address = value.address;
    copy.about = value.about;
    copy.registered = value.registered;
    copy.latitude = value.latitude;
    copy.longitude = value.longitude;
    copy.tags = new ArrayList<>(value.tags);
    copy.friends = CopyLists.of(value.friends, UsersFamily::copy);
    copy.greeting = value.greeting;
    copy.favoriteFruit = value.favoriteFruit;
    return copy;
  }

  private static Friend copy(Friend value) {
    Friend copy = new Friend();
    copy.id = value.id;
    copy.name = value.name;
    return copy;
  }
}
