/** The file is no table that can be read. The message is a `staffText` that says what to do. */
export class BadTable extends Error {
  override readonly name = 'BadTable';
}
