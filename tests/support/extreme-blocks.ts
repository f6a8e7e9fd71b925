import { pageBlocks } from '../../blocks/registry.ts';
import { type Block, OWN_TEXT } from '../../domain/fields/blocks.ts';
import type { Field } from '../../domain/fields/field.ts';
import type { EntryKind } from '../../domain/fields/group.ts';
import { SECTION } from '../../domain/page-sections.ts';

// Pages out of every type of block, filled in as nobody would and as somebody will one day.

/** Words and addresses without end, one letter, long sentences, other scripts, emoji, what looks like HTML. */
const lines = [
  'Twarabitangarizanyijetwarabitangarizanyij',
  'A',
  'A title of so many letters that it says everything there is to say about it, and once more what it has said before',
  'https://intambwe.example/reports-and-figures-and-more-of-the-same-kind/2026',
  'اجتماع مجموعة الادخار في القرية كل أسبوع',
  '👩🏾‍🌾🧺💰👩🏾‍🌾🧺💰👩🏾‍🌾🧺💰👩🏾‍🌾',
  '<b>&amp; "bold"</b>',
  'Savings',
];

/** Headings of the second level, which may stand anywhere below the page's title: what comes too deep is for staff to mend. */
const bodies = [
  '',
  '<p>One sentence.</p>',
  ...lines.map((words) => `<h2>${words}</h2><p>${words} <a href="/Events">${words}</a></p><ul><li>${words}</li></ul>`),
  `<table><tbody><tr>${lines.map((words) => `<td>${words}</td>`).join('')}</tr></tbody></table>`,
];

/** Chooses in the same way in every run. */
interface Choosing {
  below(bound: number): number;
  /** Numbers of pictures of all shapes. */
  pictures: readonly number[];
}

type Accepted = Field<EntryKind | 'group'>;

/** One of these that the field accepts: a text that is too long for it is cut. */
function accepted({ written }: Accepted, { below }: Choosing, all: readonly unknown[]): unknown {
  const possible = all.flatMap((one) => {
    if (written.safeParse(one).success) return [one];
    const cut = typeof one === 'string' ? [...one].slice(0, 18).join('') : one;
    return written.safeParse(cut).success ? [cut] : [];
  });
  return possible[below(possible.length)];
}

const one = (field: Accepted, choosing: Choosing): unknown => {
  const { below, pictures } = choosing;
  switch (field.kind) {
    case 'text':
      // Half of what may be left out is.
      return accepted(field, choosing, below(2) === 0 ? ['', ...lines] : lines);
    case 'paragraphs':
      return accepted(field, choosing, ['', ...lines, lines.slice(0, 6).join('\n\n')]);
    case 'richText':
      return accepted(field, choosing, bodies);
    case 'picture':
      return accepted(field, choosing, [null, ...pictures, ...pictures]);
    case 'target':
      return accepted(field, choosing, ['', '/donate', 'https://example.org/', '/Form/wishes']);
    case 'video':
      return accepted(field, choosing, [null, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
    case 'number':
      return accepted(field, choosing, [0, 1, 3, 8, 12, 20, 100]);
    case 'choice':
      return accepted(field, choosing, 'choices' in field.options ? Object.keys(field.options.choices) : []);
    case 'group':
      return 'fields' in field.options ? entries(field.options, choosing) : [];
    default:
      throw new Error(`No block had a field of this kind before: ${field.kind}`);
  }
};

/** No entry, one, two, some or as many as there can be. */
function entries({ most, fields }: { most: number; fields: Readonly<Record<string, Accepted>> }, choosing: Choosing) {
  const count = [0, 1, 2, Math.ceil(most / 2), most, most][choosing.below(6)] ?? 1;
  return Array.from({ length: count }, (_, place) => calledApart(filledIn(fields, choosing), `e${place}`));
}

const filledIn = (fields: Readonly<Record<string, Accepted>>, choosing: Choosing): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, one(field, choosing)]));

/** No two parts of a page should be called the same. */
const calledApart = (filled: Record<string, unknown>, place: number | string) =>
  typeof filled.title === 'string' && filled.title !== '' ? { ...filled, title: `${filled.title} ${place}` } : filled;

/** A section of the site's own pages, in which everything is written anew. */
export function extremeSection(section: Block, place: number, choosing: Choosing): object {
  const { part: _, ...fields } = fieldsOf(SECTION);
  return { ...section, ...calledApart(filledIn(fields, choosing), place) };
}

/** The blocks of a page: each type once, in any order, among them the page's own text. */
export function extremeBlocks(choosing: Choosing): object[] {
  const left = Object.keys(pageBlocks).filter((type) => type !== SECTION);
  const blocks: object[] = [];
  while (left.length > 0) {
    const [type = OWN_TEXT] = left.splice(choosing.below(left.length), 1);
    blocks.push({ type, ...calledApart(filledIn(fieldsOf(type), choosing), blocks.length) });
  }
  return blocks;
}

const fieldsOf = (wanted: string): Readonly<Record<string, Accepted>> =>
  Object.entries<{ fields: Readonly<Record<string, Accepted>> }>(pageBlocks).find(([type]) => type === wanted)?.[1]
    .fields ?? {};
