declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a heading in a table: of what it is the heading. */
    scope?: string;
  }
}
