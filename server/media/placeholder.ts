import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** The side of the tiny picture a thumbhash is made from, in pixels; the format's own limit is 100. */
const SIDE = 100;

export interface Placeholder {
  /** A thumbhash, base64. */
  placeholder: string;
  /** True if enough of it is transparent: a lone pixel does not make a photograph a PNG. */
  isTransparent: boolean;
}

/** The blurred preview shown until a picture has loaded. */
export async function placeholderOf(input: Uint8Array | string): Promise<Placeholder> {
  const { data, info } = await sharp(input)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    placeholder: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    isTransparent: data.some((value, index) => index % 4 === 3 && value < 255),
  };
}

/** A poster in flat colours keeps its edges at this quality, and stays near 100 kB. */
export const drawPoster = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 78, progressive: true });

/** Makes a picture of a drawing of our own. Its bytes are answered as base64, which travels between processes. */
export async function draw(svg: string) {
  const { data, info } = await drawPoster(svg).toBuffer({ resolveWithObject: true });
  const { placeholder } = await placeholderOf(data);
  return { bytes: data.toString('base64'), width: info.width, height: info.height, placeholder };
}
