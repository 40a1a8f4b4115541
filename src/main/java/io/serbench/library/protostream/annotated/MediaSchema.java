package io.serbench.library.protostream.annotated;

import org.infinispan.protostream.GeneratedSchema;
import org.infinispan.protostream.annotations.ProtoSchema;
import org.infinispan.protostream.annotations.ProtoSyntax;

/** All that is written; the processor writes its schema, and a marshaller for each adapter. */
@ProtoSchema(
    className = "GeneratedMediaSchema",
    schemaFileName = "media.proto",
    schemaPackageName = "serbench.media",
    syntax = ProtoSyntax.PROTO2,
    service = false,
    includeClasses = {
      PlayerAdapter.class,
      SizeAdapter.class,
      ImageAdapter.class,
      MediaAdapter.class,
      MediaContentAdapter.class,
      MediaListAdapter.class
    })
public interface MediaSchema extends GeneratedSchema {}
