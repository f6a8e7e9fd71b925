import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { readSampleFile } from '../../server/sample/texts.ts';

/** A file as a user might send it. */
export interface SampleFile {
  name: string;
  /** The type the browser declares. */
  type: string;
  bytes: Buffer;
}

/** Grey noise: what no encoder can make small. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
}

/** A lying photograph, as a phone makes it: turned by its EXIF, with the place where it was taken. */
export function photograph(width = 900, height = 600): Promise<Buffer> {
  return noise(width, height)
    .jpeg({ quality: 60 })
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 57/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '30/1 4/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A mark on nothing: a picture that is transparent. */
export const logo = (): Sharp =>
  sharp({ create: { width: 640, height: 640, channels: 4, background: '#00000000' } }).composite([
    { input: { create: { width: 300, height: 300, channels: 4, background: '#8e2f17' } } },
  ]);

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const frame = Buffer.alloc(named.length + 8);
  frame.writeUInt32BE(content.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), named.length + 4);
  return frame;
}

/** A PNG that declares this many pixels and holds a few bytes. */
export function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6], 8);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** A GIF of this many frames of four pixels. */
export function longGif(frames: number): Buffer {
  const head = Buffer.from('GIF89a\x02\x00\x02\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1');
  const frame = Buffer.from('!\xf9\x04\x00\x01\x00\x00\x00,\0\0\0\0\x02\0\x02\0\0\x02\x03\x04\x82\x51\0', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** An MP4 that a browser would take for one: its head, and a box of samples. */
export function mp4(): Buffer {
  const box = (kind: string, content: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(content.length + 8);
    return Buffer.concat([size, Buffer.from(kind), content]);
  };
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41')),
    box('mdat', Buffer.alloc(5000, 7)),
  ]);
}

/** Three frames of silence, each as long as its header says. */
export const mp3 = () =>
  Buffer.concat(
    Array.from({ length: 3 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])),
  );

export const m4a = () =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypM4A \0\0\x02\0isommp42', 'latin1'), Buffer.alloc(600)]);

/** The first page of an Ogg file, which names its codec. */
export const ogg = (codec: string) =>
  Buffer.concat([
    Buffer.from('OggS\0\x02', 'latin1'),
    Buffer.alloc(20),
    Buffer.from(`\x01\x13${codec}`, 'latin1'),
    Buffer.alloc(600),
  ]);

export const film = await readSampleFile('how-a-saving-group-works.webm');

export const pdf = Buffer.from(`%PDF-1.4\n${'% words\n'.repeat(100)}trailer<<>>\n%%EOF\n`);

/** The smallest archive there is, with nothing in it. */
export const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
export const page = Buffer.from('<!DOCTYPE html><html><body><script>alert(1)</script></body></html>');

/** Puts a comment into a JPEG, right after its beginning. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(comment.length + 2);
  const segment = Buffer.concat([Buffer.from('\xff\xfe', 'latin1'), size, Buffer.from(comment)]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

export const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Sends a file to the library. */
export function sendFile(url: string, access: string, { name, type, bytes }: SampleFile, alt = ''): Promise<Response> {
  const body = new FormData();
  body.set('alt', alt);
  body.set('file', new Blob([Uint8Array.from(bytes)], { type }), name);
  return fetch(`${url}/api/media/`, { method: 'POST', headers: { authorization: `Bearer ${access}` }, body });
}
