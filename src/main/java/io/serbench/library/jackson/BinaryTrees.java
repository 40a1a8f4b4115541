package io.serbench.library.jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.ion.IonObjectMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import de.undercouch.bson4jackson.BsonFactory;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.TreeMessages;

/** Rewrites messages of binary formats that hold the names of members, whatever wrote them. */
public final class BinaryTrees {
  private BinaryTrees() {}

  public static Rewriting cbor() {
    return new TreeMessages(new CBORMapper());
  }

  public static Rewriting smile() {
    return new TreeMessages(new SmileMapper());
  }

  public static Rewriting ion() {
    return new TreeMessages(new IonObjectMapper());
  }

  public static Rewriting bson() {
    return new TreeMessages(new ObjectMapper(new BsonFactory()));
  }
}
