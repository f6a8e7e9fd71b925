import { sharePicture } from '../database/sample/illustrations/share.ts';
import { draw } from '../media/draw.ts';
import { iconDrawing } from './icons.ts';

/** Sides of the icons, in pixels, by the file they are drawn to. */
const icons = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

const bytesOf = async (drawing: ReturnType<typeof draw>) => Buffer.from((await drawing).bytes, 'base64');

/**
 * The pictures that are the same for every site, by their address without its slash. The build draws them: no request
 * does, and no process is started for one.
 */
export async function drawFixedPictures(): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>();
  for (const [file, size] of Object.entries(icons)) drawn.set(file, await bytesOf(draw(iconDrawing(size), 'icon')));
  drawn.set('share/default.jpg', await bytesOf(draw(sharePicture().svg, 'poster')));
  return drawn;
}
