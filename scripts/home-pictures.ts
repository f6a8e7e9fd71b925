/**
 * Writes the drawings of the home page's fixed parts. As SVG they are a few kilobytes each on the wire and sharp at
 * every size, where the lightest AVIF is three times that. Run `node scripts/home-pictures.ts` after a drawing changes,
 * and commit what it writes.
 */
import { writeFile } from 'node:fs/promises';
import { type IllustrationName, illustrations } from '../server/database/sample/illustrations/index.ts';

const folder = 'web/public/home/pictures';

const names: readonly IllustrationName[] = [
  'hero-hills',
  'about-neighbours',
  'about-hands',
  'mission',
  'vision',
  'pillar-saving-groups',
  'pillar-training',
  'pillar-seed-money',
  'pillar-support',
  'women-leading',
];

/** Every drawing carries all printed cloths; one that nobody in it wears is left out. */
function withoutUnusedCloths(svg: string): string {
  return svg.replaceAll(/<pattern id="([^"]+)".*?<\/pattern>/g, (pattern, id) =>
    svg.includes(`url(#${id})`) ? pattern : '',
  );
}

for (const name of names) {
  const svg = withoutUnusedCloths(illustrations[name].svg);
  await writeFile(`${folder}/${name}.svg`, `${svg}\n`);
  console.log(`${name}.svg: ${svg.length} bytes`);
}
