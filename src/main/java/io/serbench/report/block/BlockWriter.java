package io.serbench.report.block;

/** What a format must be able to write. */
public interface BlockWriter {
  void title(Block.Title title);

  void heading(Block.Heading heading);

  void cautions(Block.Cautions cautions);

  void facts(Block.Facts facts);

  void terms(Block.Terms terms);

  void prose(Block.Prose prose);

  void names(Block.Names names);

  void notes(Notes notes);

  void chart(Chart chart);

  void curves(Curves curves);

  void ratios(Ratios ratios);

  void table(Table table);
}
