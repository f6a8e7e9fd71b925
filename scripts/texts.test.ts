import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listTexts, TEXTS_LIST, textsInSource } from './texts.ts';

test('texts are found in elements, attributes, strings and templates, and nothing else is', () => {
  const source = `
    import { one } from './Some file of words.ts';
    type Side = 'on the left' | 'on the right';
    const rows = sql\`select all of them from the table\`;
    const words = { title: 'No events yet', path: '/no/events', call: 'GET /no events/', saved: \`\${count} records saved\` };
    const Form = () => (
      <p className="some words of style" aria-label="Choose a day">
        Leave <b>the first field</b> empty
      </p>
    );`;
  expect(textsInSource('some.tsx', source)).toEqual([
    'No events yet',
    '{…} records saved',
    'Leave {…} empty',
    'Choose a day',
    'the first field',
  ]);
});

test('the list of texts is up to date: if not, run npm run texts', async () => {
  expect(await listTexts()).toBe(await readFile(TEXTS_LIST, 'utf8'));
});
