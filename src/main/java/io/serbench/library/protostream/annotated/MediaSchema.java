package io.serbench.library.protostream.annotated;

import org.infinispan.protostream.GeneratedSchema;
import org.infinispan.protostream.annotations.ProtoSchema;
import org.infinispan.protostream.annotations.ProtoSyntax;

/** Lists the adapters, for which the processor generates a schema and marshallers. */
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
