/** The file is no whole backup, or one that this release cannot read. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}
