package com.acme;

import com.google.gson.FieldNamingPolicy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.function.Supplier;

/** Gson as somebody has set it up: names begin with capitals. */
public class ShoutingGson implements Supplier<Gson> {
  @Override
  public Gson get() {
    return new GsonBuilder().setFieldNamingPolicy(FieldNamingPolicy.UPPER_CAMEL_CASE).create();
  }
}
