package io.serbench.library.jaxb;

import io.serbench.dataset.media.Image;
import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;

/** A picture for JAXB, with its fields in this order. Nulls are left out. */
@XmlAccessorType(XmlAccessType.FIELD)
public class XmlImage {
  public String uri;
  public String title;
  public int width;
  public int height;
  public Image.Size size;
}
