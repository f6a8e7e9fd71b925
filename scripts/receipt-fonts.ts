/**
 * Makes the fonts of receipts: a PDF brings its own. Titles and figures are in the site's display cut, and what people have
 * written is in Noto Sans, which has every letter of the Latin alphabets. Run it after a change, and commit what it writes:
 * `npm install --no-save @expo-google-fonts/noto-sans@0.4.2 && node scripts/receipt-fonts.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const folder = 'server/receipts/receipt-fonts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');

const marks = '\u202f‘’“”„–—…•‹›−×€™';
/** ASCII, Latin-1, Latin Extended-A and -B, IPA letters that African languages write, and Latin Extended Additional. */
const latin = range(0x20, 0x7e) + range(0xa0, 0x2af) + range(0x1e00, 0x1eff) + marks;
/** The letters of Kinyarwanda, French and English: the words in the display cut are our own. */
const ours = `${range(0x20, 0x7e)}àâçèéêëîïôöùûüÀÂÇÈÉÊËÎÏÔÖÙÛÜœŒ\u00a0${marks}«»`;

const features = { targetFormat: 'truetype', keepFeatures: ['kern', 'liga', 'ccmp', 'mark'], noHinting: true } as const;
const noto = 'node_modules/@expo-google-fonts/noto-sans';

const fonts = {
  'noto-regular.ttf': await subsetFont(await readFile(`${noto}/400Regular/NotoSans_400Regular.ttf`), latin, features),
  'noto-bold.ttf': await subsetFont(await readFile(`${noto}/600SemiBold/NotoSans_600SemiBold.ttf`), latin, features),
  'bricolage.ttf': await subsetFont(
    await readFile(
      'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    ),
    ours,
    // As in `subset-font.ts`.
    { ...features, variationAxes: { wght: 800, opsz: 72, wdth: 88 } },
  ),
};

for (const [name, font] of Object.entries(fonts)) {
  await writeFile(`${folder}/${name}`, font);
  console.log(`${name}: ${font.length} bytes`);
}
await copyFile(`${noto}/LICENSE_FONT`, `${folder}/OFL-Noto.txt`);
await copyFile('web/ui/fonts/OFL.txt', `${folder}/OFL-Bricolage.txt`);
