package io.serbench.library.jaxb;

import io.serbench.dataset.media.Media;
import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import java.util.List;

/** A medium for JAXB, with its fields in this order. Nulls are left out. */
@XmlAccessorType(XmlAccessType.FIELD)
public class XmlMedia {
  public Media.Player player;
  public String uri;
  public String title;
  public int width;
  public int height;
  public String format;
  public long duration;
  public long size;
  public Integer bitrate;
  public String copyright;
  public List<String> persons;
}
