package io.serbench.library.jaxb;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.SchemaOpener;
import io.serbench.catalog.Structure;
import io.serbench.dataset.DataType;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.XmlMessages;
import io.serbench.serializer.Serializer;
import io.serbench.serializer.Transport;
import java.util.List;
import java.util.Optional;

/** Jakarta XML Binding, in its reference implementation. */
public final class JaxbRows implements LibraryRows, SchemaOpener {
  private static final String XML_JAXB = "xml/jaxb";
  private static final String XML_JAXB_AALTO = "xml/jaxb-aalto";
  private static final String OPENED =
      "java.lang is open, so that it can define classes that access the fields";
  private static final String RUNTIME = "org.glassfish.jaxb:jaxb-runtime";

  @Override
  public List<Row> rows() {
    return List.of(
        row(
                XML_JAXB,
                List.of(RUNTIME),
                "a SAXSource with one of the JDK's SAX parsers, which JAXB itself takes for an"
                    + " InputStream",
                "the JDK's")
            .settings(
                "fields, not properties; reads from the JDK's SAX parser, named explicitly, with"
                    + " secure processing, as JAXB sets it up; "
                    + OPENED)
            .opensWith(this),
        row(
                XML_JAXB_AALTO,
                List.of(RUNTIME, "com.fasterxml:aalto-xml"),
                "an XMLStreamReader on the array",
                "Aalto's")
            .settings(
                "fields, not properties; reads from Aalto, named explicitly, configured for"
                    + " speed, DTDs and external entities off; "
                    + OPENED)
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new XmlMessages());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JaxbSerializer(
        row.equals(XML_JAXB_AALTO) ? new Parser.Aalto() : new Parser.OfTheJdk());
  }

  private static RowBuilder row(String name, List<String> jars, String source, String parser) {
    return Row.named(name)
        .tags(
            Effort.CLASSES_KNOWN,
            Format.XML,
            Structure.FLAT_TREE,
            Feature.OPTIMIZATION_BY_ANNOTATION)
        .description("annotated classes of its own for media; nulls are left out")
        .library(
            new LibraryInfo(
                "JAXB", jars, "BSD-3-Clause", "https://eclipse-ee4j.github.io/jaxb-ri/"))
        .calls(
            "create fills the annotated classes; one Marshaller and one Unmarshaller; ser calls"
                + " marshal with a reused unlocked stream in memory, deser calls unmarshal with "
                + source
                + "; text by a Writer and a Reader; streams as JAXB_FRAGMENT elements of one"
                + " document on "
                + parser
                + " XMLStreamWriter and XMLStreamReader",
            "https://jaxb.java.net/guide/Performance_and_thread_safety.html")
        .opens("java.base/java.lang")
        .only(MediaFamily.TYPE.family())
        .also(Transport.TEXT, Transport.STREAM);
  }
}
