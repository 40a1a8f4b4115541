package io.serbench.library.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlRootElement;
import java.util.List;

/** A media content for JAXB. */
@XmlRootElement(name = "mc")
@XmlAccessorType(XmlAccessType.FIELD)
public class XmlContent {
  public XmlMedia media;
  public List<XmlImage> images;
}
