import type { FileType } from '../../domain/upload.ts';

/** The number of bytes at a file's beginning that show its type. */
export const TELLING_BYTES = 512;

/** The `ftyp` brands of MP4 files that browsers play, and of AVIF pictures. */
const mp4Brands = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'dash',
  'mmp4',
]);
const m4aBrands = new Set(['M4A ', 'M4B ']);
/** Pictures as phones take them: coded as the films of HEVC are, which no browser but Safari shows. */
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1', 'heif']);
const avifBrands = new Set(['avif', 'avis']);

/** The element that names the document type, its size, and the type. */
const webmHead = /\x42\x82[\s\S]{1,8}webm/;

const latin = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** Files made of boxes begin with the box `ftyp`, which names their kind. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 12 || latin(head, 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [latin(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin(head, at, at + 4));
  return brands;
}

function boxedType(head: Buffer): FileType | undefined {
  const brands = brandsOf(head);
  // Recordings name video's brands too, but their own first.
  if (m4aBrands.has(latin(head, 8, 12))) return 'audio/mp4';
  if (brands.some((brand) => avifBrands.has(brand))) return 'image/avif';
  return brands.some((brand) => mp4Brands.has(brand)) ? 'video/mp4' : undefined;
}

/** A frame of MP3 begins with eleven bits of one, and says layer III, a rate of bits, and one of samples. */
function isMp3Frame(head: Buffer): boolean {
  const [, second = 0, third = 0] = head;
  const layerThree = (second & 0b1110_0110) === 0b1110_0010 && (second & 0b0001_1000) !== 0b0000_1000;
  const rates = third >> 4 !== 0 && third >> 4 !== 15 && (third & 0b0000_1100) !== 0b0000_1100;
  return head[0] === 0xff && layerThree && rates;
}

/** The codec of an Ogg file, at the beginning of its first page. */
const oggSound = /^OggS[\s\S]{24,60}(?:vorbis|OpusHead)/;

/** The type of a file, from its first bytes. Undefined for every type that is not accepted, such as SVG and HTML. */
export function typeOf(head: Buffer): FileType | undefined {
  if (head.length < 12) return undefined;
  if (latin(head, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (latin(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (/^GIF8[79]a/.test(latin(head, 0, 6))) return 'image/gif';
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'image/webp';
  if (latin(head, 0, 5) === '%PDF-') return 'application/pdf';
  // Matroska shares WebM's first bytes; the document type, in its head, tells them apart.
  if (latin(head, 0, 4) === '\x1aE\xdf\xa3') return webmHead.test(latin(head, 4, 128)) ? 'video/webm' : undefined;
  if (latin(head, 0, 3) === 'ID3' || isMp3Frame(head)) return 'audio/mpeg';
  if (oggSound.test(latin(head, 0, 128))) return 'audio/ogg';
  return boxedType(head);
}

/** Whether these are the first bytes of a HEIC or HEIF picture, which is not accepted. */
export const isHeic = (head: Buffer): boolean =>
  typeOf(head) === undefined && brandsOf(head).some((brand) => heicBrands.has(brand));
