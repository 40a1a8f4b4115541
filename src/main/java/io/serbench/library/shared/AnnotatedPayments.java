package io.serbench.library.shared;

import com.alibaba.fastjson2.annotation.JSONType;
import com.cedarsoftware.io.annotation.IoShowType;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.serbench.dataset.types.AnnotatedValues;
import jakarta.json.bind.annotation.JsonbSubtype;
import jakarta.json.bind.annotation.JsonbTypeInfo;
import java.io.Serializable;
import java.util.List;
import org.bson.codecs.pojo.annotations.BsonDiscriminator;

/**
 * A sealed type like {@code dataset.types.Payment}, with the annotations by which libraries are
 * told the classes of its values: those of Jackson 2 and 3, Fory's JSON, fastjson 1 and 2, Jakarta
 * JSON Binding, json-io and MongoDB. In JSON, a property {@code @type} holds the name that the
 * annotations give a class.
 */
public final class AnnotatedPayments implements AnnotatedValues {
  private static final String TYPE = "@type";
  private static final String CARD = "card";
  private static final String TRANSFER = "transfer";

  /** The sealed type. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = TYPE)
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Card.class, name = CARD),
    @JsonSubTypes.Type(value = Transfer.class, name = TRANSFER)
  })
  @org.apache.fory.json.annotation.JsonSubTypes(
      property = TYPE,
      value = {
        @org.apache.fory.json.annotation.JsonSubTypes.Type(value = Card.class, name = CARD),
        @org.apache.fory.json.annotation.JsonSubTypes.Type(value = Transfer.class, name = TRANSFER)
      })
  @com.alibaba.fastjson.annotation.JSONType(
      typeKey = TYPE,
      seeAlso = {Card.class, Transfer.class})
  @JSONType(
      typeKey = TYPE,
      seeAlso = {Card.class, Transfer.class})
  @JsonbTypeInfo(
      key = TYPE,
      value = {
        @JsonbSubtype(alias = CARD, type = Card.class),
        @JsonbSubtype(alias = TRANSFER, type = Transfer.class)
      })
  @BsonDiscriminator
  public sealed interface Payment extends Serializable permits Card, Transfer {}

  /** A class that the sealed type permits. */
  @com.alibaba.fastjson.annotation.JSONType(typeName = CARD)
  @JSONType(typeName = CARD)
  @BsonDiscriminator
  public static final class Card implements Payment {
    private static final long serialVersionUID = 1L;

    public String number;

    public String getNumber() {
      return number;
    }

    public void setNumber(String number) {
      this.number = number;
    }
  }

  /** Another class that the sealed type permits. */
  @com.alibaba.fastjson.annotation.JSONType(typeName = TRANSFER)
  @JSONType(typeName = TRANSFER)
  @BsonDiscriminator
  public static final class Transfer implements Payment {
    private static final long serialVersionUID = 1L;

    public String account;
    public int days;

    public String getAccount() {
      return account;
    }

    public void setAccount(String account) {
      this.account = account;
    }

    public int getDays() {
      return days;
    }

    public void setDays(int days) {
      this.days = days;
    }
  }

  /** A bean with fields of the sealed type. */
  public static class Bill implements Serializable {
    private static final long serialVersionUID = 1L;

    @IoShowType public Payment first;
    @IoShowType public Payment second;

    public Payment getFirst() {
      return first;
    }

    public void setFirst(Payment first) {
      this.first = first;
    }

    public Payment getSecond() {
      return second;
    }

    public void setSecond(Payment second) {
      this.second = second;
    }
  }

  @Override
  public Object member() {
    Bill bill = new Bill();
    bill.first = card();
    bill.second = transfer();
    return bill;
  }

  @Override
  public Class<?> root() {
    return Payment.class;
  }

  @Override
  public List<?> roots() {
    return List.of(card(), transfer());
  }

  private static Card card() {
    Card card = new Card();
    card.number = "4000 1234";
    return card;
  }

  private static Transfer transfer() {
    Transfer transfer = new Transfer();
    transfer.account = "NL91 ABNA";
    transfer.days = 14;
    return transfer;
  }
}
