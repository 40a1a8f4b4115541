package io.serbench.dataset.user;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** A user: a few fields, a list and a map. */
@SuppressWarnings("serial") // A collection may hold anything; ours hold serializable values.
public class User implements Serializable {
  private static final long serialVersionUID = 1L;

  public long id;
  public String name;
  public int age;
  public boolean gender;
  public Double scope;
  public List<String> identifies;
  public Map<String, String> info;

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public int getAge() {
    return age;
  }

  public void setAge(int age) {
    this.age = age;
  }

  public boolean isGender() {
    return gender;
  }

  public void setGender(boolean gender) {
    this.gender = gender;
  }

  public Double getScope() {
    return scope;
  }

  public void setScope(Double scope) {
    this.scope = scope;
  }

  public List<String> getIdentifies() {
    return identifies;
  }

  public void setIdentifies(List<String> identifies) {
    this.identifies = identifies;
  }

  public Map<String, String> getInfo() {
    return info;
  }

  public void setInfo(Map<String, String> info) {
    this.info = info;
  }
}
