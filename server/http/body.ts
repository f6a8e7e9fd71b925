import { replyText } from '../../domain/reply-text.ts';
import { HttpError } from './http-error.ts';

export const tooLarge = () => new HttpError(413, { detail: replyText('tooLarge') });

/** Reads no more than the limit. Throws `httpError()` beyond it. */
export async function readLimited(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
  httpError: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.byteLength;
    if (bytes > most) throw httpError();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Reads a body to its end, but never more than `most` bytes, whatever length it claims, if any. Throws a 413. */
export async function readBody(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  return readLimited(request.body ?? [], most, tooLarge);
}
