import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawPoster } from '../media/placeholder.ts';
import { iconDrawing, iconSvg } from './icons.ts';

/** Sides of the icons, in pixels, by the file they are drawn to. */
const icons = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

/** Its side as a picture that browsers ask for by themselves, beside what is not a page of ours. */
const FAVICON = 32;

/** A PNG in an ICO file: its head, and the one entry of its list. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

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
  // Eight bits for each colour, as not every reader of ICO files takes a PNG with a palette.
  drawn.set('favicon.ico', icoOf(await sharp(Buffer.from(iconSvg)).resize(FAVICON).png().toBuffer(), FAVICON));
  drawn.set('share/default.jpg', await drawPoster(await readSharePicture()).toBuffer());
  return drawn;
}
