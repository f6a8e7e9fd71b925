import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { MOST_FRAMES, MOST_PIXELS, uploadTexts } from '../../domain/upload.ts';
import { refuseFile, type Upload } from '../http/upload.ts';

/** The longest side of a picture as it is kept, in pixels: more than any screen shows. */
const LONGEST_SIDE = 4000;

/** The side of the tiny picture a thumbhash is made from, in pixels; the format's own limit is 100. */
const PLACEHOLDER_SIDE = 100;

/** Bytes a picture may fill when it is decoded: one of sixteen bits for each colour has fewer pixels. */
const MOST_DECODED = 4 * MOST_PIXELS;

/** Seconds after which a picture is taken for a trap. */
const PATIENCE = 30;

/** What is known of a picture that is kept. */
export interface DescribedPicture {
  width: number;
  height: number;
  /** A thumbhash, base64. */
  placeholder: string;
}

/** A picture as we keep it: upright, without what the camera knew of the place and the person. */
export interface NormalisedPicture extends DescribedPicture {
  extension: 'jpg' | 'png';
  bytes: number;
}

async function tinyPicture(input: Uint8Array | string, options: SharpOptions = {}) {
  return sharp(input, options)
    .autoOrient()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Size and placeholder of a picture that is upright already. */
export async function describePicture(input: Uint8Array): Promise<DescribedPicture> {
  const { width = 0, height = 0 } = await sharp(input).metadata();
  const { data, info } = await tinyPicture(input);
  return { width, height, placeholder: placeholderOf(data, info) };
}

const placeholderOf = (rgba: Uint8Array, { width, height }: { width: number; height: number }) =>
  Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64');

/** The header alone, read before any memory is spent on the pixels it promises. */
async function checkHeader({ path, field }: Upload): Promise<void> {
  const damaged = () => refuseFile(field, uploadTexts.damaged);
  const { width, height, pages = 1, channels = 4, depth }: Metadata = await sharp(path, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  if (!width || !height) throw damaged();
  const decoded = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (width * height > MOST_PIXELS || decoded > MOST_DECODED) throw refuseFile(field, uploadTexts.tooManyPixels);
  if (pages > MOST_FRAMES) throw refuseFile(field, uploadTexts.tooManyFrames);
}

/** Some pixel shows what is behind it. Seen in the small: a lone pixel does not make a photograph a PNG. */
const isTransparent = (rgba: Uint8Array) => rgba.some((value, index) => index % 4 === 3 && value < 255);

/**
 * Decodes a picture, turns it upright, drops everything but the pixels, and encodes it anew to `to`: JPEG, or PNG where
 * it is transparent. Of an animation the first frame is kept. Throws a 400 for what cannot be decoded.
 */
export async function normalisePicture(upload: Upload, to: string): Promise<NormalisedPicture> {
  await checkHeader(upload);
  const options: SharpOptions = { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1, sequentialRead: true };
  try {
    const tiny = await tinyPicture(upload.path, options);
    const extension = isTransparent(tiny.data) ? 'png' : 'jpg';
    const upright = sharp(upload.path, options)
      .timeout({ seconds: PATIENCE })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
    const encoded =
      extension === 'png'
        ? upright.png({ compressionLevel: 9 })
        : upright.flatten({ background: '#ffffff' }).jpeg({ quality: 84, progressive: true });
    const { width, height, size: bytes } = await encoded.toFile(to);
    return { extension, width, height, bytes, placeholder: placeholderOf(tiny.data, tiny.info) };
  } catch {
    throw refuseFile(upload.field, uploadTexts.damaged);
  }
}
