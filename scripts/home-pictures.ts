/**
 * Writes the drawings of the public pages' fixed parts. As SVG they are a few kilobytes each on the wire and sharp at
 * every size, where the lightest AVIF is three times that. Run `node scripts/home-pictures.ts` after a drawing changes,
 * and commit what it writes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { type IllustrationName, illustrations } from '../server/database/sample/illustrations/index.ts';

/** Each drawing lies in the folder of the page it was drawn for; other pages may show it too. */
const drawings: Record<string, readonly IllustrationName[]> = {
  home: [
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
  ],
  about: ['hero-circle', 'training-under-tree', 'loaded-bicycle'],
  mentorship: ['household-visit'],
  documents: ['savings-box'],
  services: ['hero-market'],
};

/** Every drawing carries all printed cloths; one that nobody in it wears is left out. */
function withoutUnusedCloths(svg: string): string {
  return svg.replaceAll(/<pattern id="([^"]+)".*?<\/pattern>/g, (pattern, id) =>
    svg.includes(`url(#${id})`) ? pattern : '',
  );
}

for (const [page, names] of Object.entries(drawings)) {
  const folder = `web/public/${page}/pictures`;
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    const { svg: whole, alt } = illustrations[name];
    const svg = withoutUnusedCloths(whole).replace('<defs>', `<title>${alt}</title><defs>`);
    await writeFile(`${folder}/${name}.svg`, `${svg}\n`);
    console.log(`${page}/${name}.svg: ${svg.length} bytes`);
  }
}
