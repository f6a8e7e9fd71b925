/** The file is no statement that can be read. The message is a `staffText` that says what to do. */
export class BadStatement extends Error {
  override readonly name = 'BadStatement';
}
