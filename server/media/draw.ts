import sharp from 'sharp';
import { placeholderOf } from './placeholder.ts';

/** A poster in flat colours keeps its edges at this quality, and stays near 100 kB. */
export const drawPoster = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 78, progressive: true });

/** Makes a picture of a drawing of our own. Its bytes are answered as base64, which travels between processes. */
export async function draw(svg: string) {
  const { data, info } = await drawPoster(svg).toBuffer({ resolveWithObject: true });
  const { placeholder } = await placeholderOf(data);
  return { bytes: data.toString('base64'), width: info.width, height: info.height, placeholder };
}
