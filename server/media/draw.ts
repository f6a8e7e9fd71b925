import sharp, { type Sharp } from 'sharp';
import type { DrawingForm } from './picture-task.ts';
import { placeholderOf } from './placeholder.ts';

/** Pixels of a frame: a film of this size weighs some hundred kilobytes. */
const WIDTH = 640;
const HEIGHT = 360;

/** A poster in flat colours keeps its edges at these qualities, and stays near 100 kB. */
const encode: Record<DrawingForm, (drawing: Sharp) => Sharp> = {
  poster: (drawing) => drawing.jpeg({ quality: 78, progressive: true }),
  icon: (drawing) => drawing.png({ palette: true }),
  frame: (drawing) =>
    drawing.resize(WIDTH, HEIGHT, { fit: 'cover' }).flatten({ background: '#fbf6ee' }).webp({ quality: 60 }),
};

/** Makes a picture of a drawing of our own. Its bytes are answered as base64, which travels between processes. */
export async function draw(svg: string, as: DrawingForm) {
  const { data, info } = await encode[as](sharp(Buffer.from(svg))).toBuffer({ resolveWithObject: true });
  const { placeholder } = await placeholderOf(data);
  return { bytes: data.toString('base64'), width: info.width, height: info.height, placeholder };
}
