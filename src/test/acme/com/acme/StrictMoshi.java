package com.acme;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.function.Supplier;

/** Moshi as somebody has set it up: decimals are written as text and may not be negative. */
public class StrictMoshi implements Supplier<Moshi> {
  private static final JsonAdapter<BigDecimal> DECIMALS =
      new JsonAdapter<>() {
        @Override
        public BigDecimal fromJson(JsonReader in) throws IOException {
          BigDecimal read = new BigDecimal(in.nextString());
          if (read.signum() < 0) {
            throw new IOException("negative: " + read);
          }
          return read;
        }

        @Override
        public void toJson(JsonWriter out, BigDecimal value) throws IOException {
          out.value(value.toString());
        }
      };

  @Override
  public Moshi get() {
    return new Moshi.Builder().add(BigDecimal.class, DECIMALS).build();
  }
}
