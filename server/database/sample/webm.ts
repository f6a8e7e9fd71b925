/** One picture of a film: a VP8 key frame, and for how long it stands, in milliseconds. */
export interface Frame {
  vp8: Uint8Array;
  lasts: number;
}

/** The sizes of EBML elements are all written in eight bytes: the first bit says so. */
function size(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length) | (1n << 56n));
  return bytes;
}

/** An element by its number in hexadecimal, such as `1A45DFA3`. */
function element(id: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), size(body.byteLength), body]);
}

function whole(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

const text = (id: string, value: string) => element(id, Buffer.from(value));

function decimal(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/** A frame of the first track, `at` so many milliseconds after the film's beginning; every one is a key frame. */
function block(vp8: Uint8Array, at: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(at, 1);
  return element('A3', head, vp8);
}

/**
 * Puts VP8 key frames into a WebM file, which every browser plays. Enough for a film of pictures up to half a minute
 * long; the last one is written twice, so that it stands as long as it should.
 */
export function webm(frames: readonly Frame[], width: number, height: number): Buffer {
  const blocks: Buffer[] = [];
  let at = 0;
  for (const { vp8, lasts } of frames) {
    blocks.push(block(vp8, at));
    at += lasts;
  }
  const last = frames.at(-1);
  if (last) blocks.push(block(last.vp8, at));
  const head = element(
    '1A45DFA3',
    whole('4286', 1),
    whole('42F7', 1),
    whole('42F2', 4),
    whole('42F3', 8),
    text('4282', 'webm'),
    whole('4287', 2),
    whole('4285', 2),
  );
  const info = element(
    '1549A966',
    whole('2AD7B1', 1_000_000),
    decimal('4489', at),
    text('4D80', 'i'),
    text('5741', 'i'),
  );
  const video = element('E0', whole('B0', width), whole('BA', height));
  const track = element(
    'AE',
    whole('D7', 1),
    whole('73C5', 1),
    whole('83', 1),
    whole('9C', 0),
    text('86', 'V_VP8'),
    video,
  );
  return Buffer.concat([
    head,
    element('18538067', info, element('1654AE6B', track), element('1F43B675', whole('E7', 0), ...blocks)),
  ]);
}
