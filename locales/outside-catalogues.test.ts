import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sourceFiles } from '../scripts/check-boundaries.ts';
import { textsIn } from '../scripts/texts.ts';

/** What reads like words, and is a selector, a style, a key, a network's name or a type of schema.org. */
const notWords: Readonly<Record<string, readonly string[]>> = {
  'web/site/lay-out.ts': ['main > section, footer'],
  'web/site/components/ActionLink.tsx': ['border-2 border-current hover:border-call hover:bg-call hover:text-on-call'],
  'web/site/components/Films.island.tsx': ['autoplay; fullscreen; picture-in-picture; encrypted-media'],
  'web/site/components/share-links.ts': ['Facebook'],
  'web/site/forms/toast.ts': ['Escape'],
  'web/site/gallery/useSteps.ts': ['video, iframe'],
  'web/site/head/structured-data.ts': ['Place', 'Event', 'Organization', 'Person'],
  'web/site/layout/SocialLinks.tsx': ['Facebook', 'Instagram'],
  'web/site/layout/useDropdowns.ts': ['Escape'],
  'web/ui/VideoPlayer.tsx': ['autoplay; encrypted-media; fullscreen; picture-in-picture'],
};

/** Files of the server that write to visitors and to nobody else. */
const mails = ['server/newsletter/mails.ts', 'server/enquiries/form.ts'];

test('every word for visitors stands in the catalogues, and nowhere else', async () => {
  const files = [...(await sourceFiles(['web/site', 'web/ui'])), ...mails];
  const found: Record<string, readonly string[]> = {};
  for (const file of files.filter((name) => !name.includes('.test.'))) {
    const texts = textsIn(file, await readFile(file, 'utf8'));
    if (texts.length > 0) found[file] = texts;
  }
  expect(found).toEqual(notWords);
});
