/**
 * Makes pictures of the patterns at the top of the home page. The browser opens a drawing in a style sheet as a document
 * of its own before anything is painted, which takes a slow phone some 15 ms each; a picture is decoded in parallel. Run
 * `node scripts/pattern-pictures.ts` after one of these drawings changes, and commit the output.
 */
import sharp from 'sharp';

const folder = 'web/ui/imigongo';
const drawings = ['edge', 'lozenge-a', 'lozenge-b'];

// Pixels of the picture for one unit of the drawing: a tile of 48 units takes some 60 to 130 pixels of a phone's screen, and
// each further pixel is paid for by everybody who comes.
const pixelsPerUnit = 2;
// Of an SVG whose units are pixels of CSS.
const pixelsPerInch = 72;

for (const drawing of drawings) {
  const { size } = await sharp(`${folder}/${drawing}.svg`, { density: pixelsPerInch * pixelsPerUnit })
    .webp({ lossless: true, effort: 6 })
    .toFile(`${folder}/${drawing}.webp`);
  console.log(`${drawing}.webp: ${size} bytes`);
}
