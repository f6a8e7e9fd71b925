import { createHash } from 'node:crypto';

/** A content in short. */
export interface ContentSummary {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

async function readToEnd(content: Content): Promise<void> {
  for await (const _ of content);
}

/** Sums up a content while `take` reads it to the end. */
export async function summarise(
  content: Content,
  take: (passing: AsyncIterable<Uint8Array>) => Promise<void> = readToEnd,
): Promise<ContentSummary> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passing() {
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  await take(passing());
  return { bytes, sha256: hash.digest('hex') };
}
