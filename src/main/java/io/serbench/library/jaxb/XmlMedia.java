package io.serbench.library.jaxb;

import io.serbench.dataset.media.Media;
import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import java.util.List;

/** A medium, as JAXB maps it: its fields, in this order. A null is left out. */
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
