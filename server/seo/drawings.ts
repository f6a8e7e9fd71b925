import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawPoster } from '../media/placeholder.ts';
import { iconDrawing } from './icons.ts';

/** Sides of the icons, in pixels, by the file they are drawn to. */
const icons = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

/** The standard share picture: the mark between two painted borders. */
const readSharePicture = () => readFile(new URL('./share.svg', import.meta.url), 'utf8');

/**
 * The pictures that are the same for every site, by their address without its slash. The build draws them: no request
 * does, and no process is started for one.
 */
export async function drawFixedPictures(): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>();
  for (const [file, size] of Object.entries(icons))
    drawn.set(
      file,
      await sharp(Buffer.from(iconDrawing(size)))
        .png({ palette: true })
        .toBuffer(),
    );
  drawn.set('share/default.jpg', await drawPoster(await readSharePicture()).toBuffer());
  return drawn;
}
