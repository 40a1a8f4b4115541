package io.serbench.library.shared.stax;

import javax.xml.stream.XMLInputFactory;

/** What no row's parser shall do with a document. */
public final class XmlLimits {
  private XmlLimits() {}

  /** Makes the factory's readers refuse entities from outside and leave DTDs alone. */
  public static <F extends XMLInputFactory> F withoutDtds(F factory) {
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return factory;
  }
}
