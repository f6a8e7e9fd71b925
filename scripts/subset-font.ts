/**
 * Reduces the display font to the site's needs: one weight, one width, the letters of Kinyarwanda, French and English. Run
 * it with `node scripts/subset-font.ts` after the package changes, and commit the woff2 it writes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const target = 'web/ui/fonts/bricolage.woff2';
const limit = 20_000;

const ascii = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(32 + offset)).join('');
const accents = 'àâçèéêëîïôöùûüÀÂÇÈÉÊËÎÏÔÖÙÛÜœŒ';
const marks = '\u00a0\u202f“”‘’–—…•·«»×€';

const font = await subsetFont(await readFile(source), ascii + accents + marks, {
  targetFormat: 'woff2',
  // The largest optical size is the sharpest cut: deep ink traps, tight joints. Headings are all it is used for.
  variationAxes: { wght: 800, opsz: 72, wdth: 88 },
  keepFeatures: ['kern', 'liga', 'ccmp', 'mark'],
  noHinting: true,
});
if (font.length > limit) throw new Error(`${target} would be ${font.length} bytes; the limit is ${limit}`);
await writeFile(target, font);
console.log(`${target}: ${font.length} bytes`);
