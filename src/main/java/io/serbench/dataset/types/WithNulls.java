package io.serbench.dataset.types;

import java.io.Serializable;
import java.util.List;

/** A bean for null references. */
@SuppressWarnings("serial") // What is declared as an interface may hold anything.
public class WithNulls implements Serializable {
  private static final long serialVersionUID = 1L;

  public String text;
  public Integer number;
  public List<String> list;
  public Word bean;
  public String there;

  public String getText() {
    return text;
  }

  public void setText(String text) {
    this.text = text;
  }

  public Integer getNumber() {
    return number;
  }

  public void setNumber(Integer number) {
    this.number = number;
  }

  public List<String> getList() {
    return list;
  }

  public void setList(List<String> list) {
    this.list = list;
  }

  public Word getBean() {
    return bean;
  }

  public void setBean(Word bean) {
    this.bean = bean;
  }

  public String getThere() {
    return there;
  }

  public void setThere(String there) {
    this.there = there;
  }
}
