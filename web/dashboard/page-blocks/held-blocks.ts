import { z } from 'zod';
import { asItCame } from '#locale/dashboard/page-sections.ts';
import { type Block, type BlockType, type BlockTypes, newPlacing } from '../../../domain/fields/blocks.ts';
import { entryFieldsOf } from '../../../domain/fields/field-kinds.ts';
import { newEntryId } from '../../../domain/fields/group.ts';
import { SECTION } from '../../../domain/page-sections.ts';
import { fieldsOfBlock } from '../page-sections/section-fields.ts';

/** A block as the form holds it, perhaps half filled in. */
const heldBlock = z.looseObject({
  id: z.string(),
  type: z.string(),
  is_hidden: z.boolean().catch(newPlacing.is_hidden),
  shown_from: z.string().nullable().catch(newPlacing.shown_from),
  shown_until: z.string().nullable().catch(newPlacing.shown_until),
});

export type HeldBlock = z.infer<typeof heldBlock>;

/** The blocks in the form, whatever a draft may have held. */
export const heldBlocks = (value: unknown): HeldBlock[] => z.array(heldBlock).catch([]).parse(value);

/** A block of this type with nothing in it yet. */
export const newBlock = (type: string, types: BlockTypes): HeldBlock => ({
  id: newEntryId(),
  type,
  ...newPlacing,
  ...Object.fromEntries(Object.entries(types[type]?.fields ?? {}).map(([name, { initial }]) => [name, initial])),
});

const isEntry = (entry: unknown): entry is Readonly<Record<string, unknown>> =>
  typeof entry === 'object' && entry !== null;

/** The same once more: it and the entries of its lists are others, with translations of their own. */
export const copyOfBlock = (block: HeldBlock, { fields }: BlockType): HeldBlock => ({
  ...block,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const entries: unknown = block[name];
      if (!entryFieldsOf(field) || !Array.isArray(entries)) return [];
      return [[name, entries.filter(isEntry).map((entry) => ({ ...entry, id: newEntryId() }))]];
    }),
  ),
  id: newEntryId(),
});

/** The first words of a block, by which it is told from others while it is closed. */
export function firstWords(block: Block, type: BlockType): string {
  for (const [name, { kind }] of Object.entries(fieldsOfBlock(block, type))) {
    const value: unknown = block[name];
    const isText = kind === 'text' || kind === 'paragraphs' || kind === 'richText';
    if (!isText || typeof value !== 'string') continue;
    const words = value
      .replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (words !== '') return words.slice(0, 120);
  }
  return block.type === SECTION ? asItCame : '';
}
