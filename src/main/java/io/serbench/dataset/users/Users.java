package io.serbench.dataset.users;

import java.io.Serializable;
import java.util.List;

/** A list of accounts. */
@SuppressWarnings("serial") // A collection may hold anything; ours hold serializable values.
public class Users implements Serializable {
  private static final long serialVersionUID = 1L;

  public List<Account> users;

  public List<Account> getUsers() {
    return users;
  }

  public void setUsers(List<Account> users) {
    this.users = users;
  }
}
