package io.serbench.fork;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.catalog.SchemaOpener;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.TreeMessages;
import io.serbench.dataset.evolution.Understanding;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.serializer.Serializer;
import java.util.Optional;

/** Has a row read a message that was written with a changed schema. */
final class SchemaProbe {
  /** Formats of variable length differ in negative numbers. */
  private static final int NEGATIVE = -1_234_567;

  private SchemaProbe() {}

  @SuppressWarnings("unchecked") // A row that covers the type opens a serializer of that type.
  static TaskAnswer read(Row row, WriterSchema writer) throws Exception {
    Optional<Rewriting> rewriting = rewriting(row);
    if (rewriting.isEmpty()) {
      return TaskAnswer.of(
          TaskOutcome.INAPPLICABLE, "nothing writes its messages with another schema");
    }
    Dataset<MediaContent> dataset = dataset();
    Serializer<MediaContent, Object> own = RoundTripProbe.open(row, dataset.type());
    byte[] message = own.serialize(own.create(dataset.value()));
    Serializer<MediaContent, Object> reader =
        row.opener() instanceof SchemaOpener opener
            ? (Serializer<MediaContent, Object>) opener.open(row.name(), dataset.type(), writer)
            : own;
    byte[] rewritten;
    try {
      rewritten = rewriting.get().rewritten(message, writer);
    } catch (Exception e) {
      // The row has not been tried.
      return TaskAnswer.of(TaskOutcome.INAPPLICABLE, Failures.oneLine(e));
    }
    return read(reader, dataset, rewritten, writer);
  }

  /** Returns what rewrites the row's messages; JSON can be rewritten whoever wrote it. */
  static Optional<Rewriting> rewriting(Row row) {
    Optional<Rewriting> own =
        row.opener() instanceof SchemaOpener opener
            ? opener.rewriting(row.name())
            : Optional.empty();
    return own.isEmpty() && row.tags().format() == Format.JSON
        ? Optional.of(new TreeMessages(new ObjectMapper()))
        : own;
  }

  private static TaskAnswer read(
      Serializer<MediaContent, Object> reader,
      Dataset<MediaContent> dataset,
      byte[] message,
      WriterSchema writer)
      throws Exception {
    MediaContent read = reader.restore(reader.deserialize(message));
    MediaContent expected = dataset.value();
    Understanding media = Understanding.of(dataset, expected.media, read.media, writer.absent());
    return DeepEquality.ofPart("images", dataset, expected.images, read.images)
        .or(media::wrong)
        .map(what -> TaskAnswer.of(TaskOutcome.WRONG, what))
        .or(() -> media.lost().map(lost -> TaskAnswer.of(TaskOutcome.INCOMPLETE, lost)))
        .orElseGet(TaskAnswer::fine);
  }

  /** Returns a value in which no member of {@code Media} is empty. */
  private static Dataset<MediaContent> dataset() {
    MediaContent content = MediaFamily.TYPE.copy(MediaFamily.family().dataset("media.1").value());
    content.media.copyright = "Acme";
    content.media.height = NEGATIVE;
    return new Dataset<>("media.1", MediaFamily.TYPE, content);
  }
}
