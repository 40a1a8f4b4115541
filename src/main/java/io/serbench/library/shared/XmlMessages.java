package io.serbench.library.shared;

import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.WriterSchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Rewrites XML that has an element for each member. */
public final class XmlMessages implements Rewriting {
  @Override
  public byte[] rewritten(byte[] message, WriterSchema writer) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    Document document = factory.newDocumentBuilder().parse(new ByteArrayInputStream(message));
    NodeList found = document.getElementsByTagName("media");
    Node media = found.getLength() == 0 ? null : found.item(found.getLength() - 1);
    if (media == null || !(media.getFirstChild() instanceof Element)) {
      throw new IOException("the XML has no element named media with an element for each member");
    }
    List<Node> members = new ArrayList<>();
    while (media.getFirstChild() != null) {
      members.add(media.removeChild(media.getFirstChild()));
    }
    Element added = document.createElement(WriterSchema.ADDED);
    added.setTextContent(WriterSchema.CONTENT);
    writer.members(members, Node::getNodeName, (Node) added).forEach(media::appendChild);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TransformerFactory.newDefaultInstance()
        .newTransformer()
        .transform(new DOMSource(document), new StreamResult(out));
    return out.toByteArray();
  }
}
