package io.serbench.library.jaxb;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Feature;
import io.serbench.catalog.Format;
import io.serbench.catalog.LibraryInfo;
import io.serbench.catalog.LibraryRows;
import io.serbench.catalog.Row;
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
  @Override
  public List<Row> rows() {
    return List.of(
        Row.named("xml/jaxb")
            .tags(
                Effort.CLASSES_KNOWN,
                Format.XML,
                Structure.FLAT_TREE,
                Feature.OPTIMIZATION_BY_ANNOTATION)
            .description("annotated classes of its own for media; nulls are left out")
            .library(
                new LibraryInfo(
                    "JAXB",
                    List.of("org.glassfish.jaxb:jaxb-runtime", "com.fasterxml:aalto-xml"),
                    "BSD-3-Clause",
                    "https://eclipse-ee4j.github.io/jaxb-ri/"))
            .settings(
                "fields, not properties; reads from Aalto, named explicitly, configured for"
                    + " speed, DTDs and external entities off; java.lang is open, so that it can"
                    + " define classes that access the fields")
            .calls(
                "create fills the annotated classes; one Marshaller and one Unmarshaller; ser calls"
                    + " marshal with a reused unlocked stream in memory, deser calls unmarshal with"
                    + " an XMLStreamReader on the array; text by a Writer and a Reader; streams as"
                    + " JAXB_FRAGMENT elements of one document on Aalto's XMLStreamWriter and"
                    + " XMLStreamReader",
                "https://jaxb.java.net/guide/Performance_and_thread_safety.html")
            .opens("java.base/java.lang")
            .only(MediaFamily.TYPE.family())
            .also(Transport.TEXT, Transport.STREAM)
            .opensWith(this));
  }

  @Override
  public Optional<Rewriting> rewriting(String row) {
    return Optional.of(new XmlMessages());
  }

  @Override
  public Serializer<?, ?> open(String row, DataType<?> type) throws Exception {
    return new JaxbSerializer();
  }
}
