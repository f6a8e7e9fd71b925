/**
 * Makes the fonts of receipts: a PDF brings its own. Titles and figures are in the site's display cut, and what people have
 * written is in Noto Sans, which has every letter of the Latin, Greek and Cyrillic alphabets, or in its Ethiopic sister. Run it
 * after a change, and commit what it writes: `npm install --no-save @expo-google-fonts/noto-sans@0.4.2
 * @expo-google-fonts/noto-sans-ethiopic@0.4.2 && node scripts/receipt-fonts.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const folder = 'server/receipts/receipt-fonts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');

const marks = '\u202f‘’“”„–—…•‹›−×€™';
/** ASCII, Latin-1, Latin Extended-A and -B, IPA letters that African languages write, marks above and below a letter, and Latin Extended Additional. */
const latin = range(0x20, 0x7e) + range(0xa0, 0x2af) + range(0x300, 0x36f) + range(0x1e00, 0x1eff) + marks;
const greek =
  range(0x370, 0x373) + range(0x376, 0x377) + range(0x37b, 0x37d) + range(0x386, 0x3ff) + range(0x1f00, 0x1fff);
const cyrillic = range(0x400, 0x52f);
const ethiopic = range(0x1200, 0x139f) + range(0x2d80, 0x2ddf) + range(0xab01, 0xab2e);
/** The letters of Kinyarwanda, French and English: the words in the display cut are our own. */
const ours = `${range(0x20, 0x7e)}àâçèéêëîïôöùûüÀÂÇÈÉÊËÎÏÔÖÙÛÜœŒ\u00a0${marks}«»`;

// Nothing that draws one letter as two, or two as one: a PDF says of each glyph which letter it is, once for all of a file.
const features = { targetFormat: 'truetype', keepFeatures: ['kern', 'mark', 'mkmk'], noHinting: true } as const;
const noto = 'node_modules/@expo-google-fonts/noto-sans';
const notoEthiopic = 'node_modules/@expo-google-fonts/noto-sans-ethiopic';

const subset = async (path: string, letters: string) => subsetFont(await readFile(path), letters, features);

const fonts = {
  'noto-regular.ttf': await subset(`${noto}/400Regular/NotoSans_400Regular.ttf`, latin + greek + cyrillic),
  'noto-bold.ttf': await subset(`${noto}/600SemiBold/NotoSans_600SemiBold.ttf`, latin + greek + cyrillic),
  'ethiopic-regular.ttf': await subset(`${notoEthiopic}/400Regular/NotoSansEthiopic_400Regular.ttf`, latin + ethiopic),
  'ethiopic-bold.ttf': await subset(`${notoEthiopic}/600SemiBold/NotoSansEthiopic_600SemiBold.ttf`, latin + ethiopic),
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
