/** The file cannot be imported at all, and why. */
export class BadExport extends Error {
  override readonly name = 'BadExport';
}
