package io.serbench.dataset.clients;

import java.io.Serializable;
import java.util.List;

/** A list of clients. */
@SuppressWarnings("serial") // A collection may hold anything; ours hold serializable values.
public class Clients implements Serializable {
  private static final long serialVersionUID = 1L;

  public List<Client> clients;

  public List<Client> getClients() {
    return clients;
  }

  public void setClients(List<Client> clients) {
    this.clients = clients;
  }
}
