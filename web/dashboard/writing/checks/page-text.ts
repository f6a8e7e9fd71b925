import { type BlockType, type BlockTypes, OWN_TEXT } from '../../../../domain/fields/blocks.ts';
import type { Field, Fields } from '../../../../domain/fields/field.ts';
import { entryFieldsOf } from '../../../../domain/fields/field-kinds.ts';
import type { Picture } from '../../../../domain/picture.ts';
import { heldBlocks } from '../../page-blocks/held-blocks.ts';
import { copyForPhone } from './weight.ts';
import type { FieldOfBlock, TextBlock, WrittenText } from './written-text.ts';

// A page as its visitors read it from above to below: its own text, and the texts of its blocks around it.

type Values = Readonly<Record<string, unknown>>;

/** What is known when the blocks of a page are read. */
export interface BlocksAround {
  types: BlockTypes;
  /** The page's own text. */
  own: WrittenText;
  /** A text in HTML as an editor would have it. */
  readHtml(html: string): WrittenText;
  /** The pictures that the blocks show, by their numbers, as far as they are known. */
  pictures: ReadonlyMap<number, Picture>;
}

/** The heading of a block is of the level below that of the page, and those of its entries below it. */
const OF_BLOCK = 2;

const none: WrittenText = { blocks: [], links: [], pictures: [] };

const together = (parts: readonly WrittenText[]): WrittenText => ({
  blocks: parts.flatMap(({ blocks }) => blocks),
  links: parts.flatMap(({ links }) => links),
  pictures: parts.flatMap(({ pictures }) => pictures),
});

const placed = ({ blocks, links, pictures }: WrittenText, within: FieldOfBlock): WrittenText => ({
  blocks: blocks.map((one) => ({ ...one, within })),
  links: links.map((one) => ({ ...one, within })),
  pictures: pictures.map((one) => ({ ...one, within })),
});

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The lines of a text without marks, each at its place. */
function linesOf(text: string, level: number | null, within: FieldOfBlock): TextBlock[] {
  const lines: TextBlock[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push({ from, to: from + line.length, text: line, level, within });
    from += line.length + 1;
  }
  return lines;
}

/** The fields whose words are those of a link, in the order in which they are taken. */
const wordsOfLinks = ['label', 'title', 'name'];

/** An entry is led from by its label; without one its title is the link. */
function linkOf(values: Values, href: string, within: FieldOfBlock, addressIn: FieldOfBlock, fields: Fields) {
  const names = wordsOfLinks.filter((name) => name in fields);
  const name = names.find((one) => asText(values[one]).trim() !== '') ?? names[0];
  const words = name === undefined ? '' : asText(values[name]);
  const at = { block: within.block, name: name === undefined ? addressIn.name : `${within.name}.${name}` };
  return { words, href, isPicture: false, from: 0, to: words.length, within: at, addressIn };
}

interface Entry {
  values: Values;
  fields: Fields;
  at: FieldOfBlock;
  /** That of its title. */
  level: number;
  isBlock: boolean;
}

/** What one field says to visitors. A text that is not translated, as a name, is no sentence. */
function textOf(name: string, field: Field, { values, fields, at, level, isBlock }: Entry, around: BlocksAround) {
  const value = values[name];
  const within = { block: at.block, name: `${at.name}.${name}` };
  const text = asText(value);
  switch (field.kind) {
    case 'text':
    case 'paragraphs':
      return field.translated ? { ...none, blocks: linesOf(text, name === 'title' ? level : null, within) } : none;
    case 'richText':
      return text === '' ? none : placed(around.readHtml(text), within);
    case 'target':
      // A block's own address is that of what it shows, as a form: nobody presses it.
      return text === '' || isBlock ? none : { ...none, links: [linkOf(values, text, at, within, fields)] };
    case 'picture': {
      const picture = typeof value === 'number' ? around.pictures.get(value) : undefined;
      if (picture === undefined) return none;
      return { ...none, pictures: [{ src: copyForPhone(picture), alt: picture.alt, from: 0, to: 0, within }] };
    }
    default:
      return none;
  }
}

const isEntry = (one: unknown): one is Values => typeof one === 'object' && one !== null;

function textsOf(entry: Entry, levelWithin: number, around: BlocksAround): WrittenText[] {
  const { values, fields, at } = entry;
  return Object.entries(fields).flatMap(([name, field]) => {
    const own = entryFieldsOf(field);
    const entries = values[name];
    if (!own || !Array.isArray(entries)) return [textOf(name, field, entry, around)];
    return entries.filter(isEntry).flatMap((one, place) => {
      const within = { block: at.block, name: `${at.name}.${name}.${place}` };
      const inner = { values: one, fields: own, at: within, level: levelWithin, isBlock: false };
      return textsOf(inner, levelWithin + 1, around);
    });
  });
}

function textOfBlock(values: Values & { id: string }, type: BlockType, name: string, around: BlocksAround) {
  const at = { block: values.id, name };
  const isUntitled = asText(values.title).trim() === '';
  const usual: TextBlock = {
    from: 0,
    to: 0,
    text: type.label,
    level: OF_BLOCK,
    within: { ...at, name: `${name}.title` },
  };
  const parts = textsOf(
    { values, fields: type.fields, at, level: OF_BLOCK, isBlock: true },
    isUntitled && !type.hasUsualTitle ? OF_BLOCK : OF_BLOCK + 1,
    around,
  );
  return together(isUntitled && type.hasUsualTitle ? [{ ...none, blocks: [usual] }, ...parts] : parts);
}

/**
 * Everything that visitors read on a page, in its order: what is hidden is left out. Nothing is said of the contrast of words on
 * pictures: no block has any without the scrim of `tokens.css` between them (`hero`), which keeps the contrast whatever the picture.
 */
export function readPage(written: unknown, around: BlocksAround): WrittenText {
  const blocks = heldBlocks(written);
  if (blocks.length === 0) return around.own;
  return together(
    blocks.map((block, place) => {
      const type = around.types[block.type];
      if (block.is_hidden || type === undefined) return none;
      return block.type === OWN_TEXT ? around.own : textOfBlock(block, type, `blocks.${place}`, around);
    }),
  );
}
