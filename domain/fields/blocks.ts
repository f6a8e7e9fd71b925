import { z } from 'zod';
import { instantOrNull } from '../instant.ts';
import { staffText } from '../reply-text.ts';
import { optionalMoment } from '../staff-field.ts';
import { sentFlag } from '../upload.ts';
import { type Field, type FieldFacts, type Flat, fieldOf, readShape } from './field.ts';
import { type EntryKind, entryId, withIds } from './group.ts';

// What a page is made of: a list of blocks of several types, each with the fields of its type. A block has an id, which stays with
// it wherever it is moved: translations name it.

export type BlockFields = Readonly<Record<string, Field<EntryKind | 'group'>>>;

/** A type of block. It is called by the key under which it stands in the list of types. */
export interface BlockType<All extends BlockFields = BlockFields> {
  /** What staff call it, and what it is for. */
  label: string;
  hint: string;
  fields: All;
  /** Values that show what it looks like, by the names of its fields. */
  sample: Readonly<Record<string, unknown>>;
  /** An empty title is replaced by one of the site. */
  hasUsualTitle?: true;
}

export type BlockTypes = Readonly<Record<string, BlockType>>;

/** A block in a form, in the database and in versions: pictures by their numbers. */
export interface Block {
  readonly id: string;
  readonly type: string;
  readonly [name: string]: unknown;
}

export interface BlocksKind {
  options: { types: BlockTypes; most: number };
  value: readonly Block[];
  read: readonly Block[];
  /** JSON. */
  column: string;
}

/**
 * The type and the id of the block that stands for the text of the page itself, which lies in a field of its own. A page without
 * blocks is this one alone.
 */
export const OWN_TEXT = 'content';

/** When a block is shown: staff can hide it, and name the moments between which visitors see it. */
const placing = {
  is_hidden: sentFlag(staffText('trueOrFalse')).default(false),
  shown_from: optionalMoment.default(null),
  shown_until: optionalMoment.default(null),
};

const placed = { is_hidden: z.boolean(), shown_from: instantOrNull, shown_until: instantOrNull };

/** When a block is shown, as it is read. */
export type BlockPlacing = { [Name in keyof typeof placed]: z.output<(typeof placed)[Name]> };

/** A new block is shown, and without an end. */
export const newPlacing: BlockPlacing = { is_hidden: false, shown_from: null, shown_until: null };

type Outputs<All extends BlockFields, Of extends 'written' | 'read'> = {
  [Name in keyof All]: z.output<Extract<All[Name][Of], z.ZodType>>;
};

type Sent<One> = z.input<Extract<One, z.ZodType>>;

/** A list within a block may be left out. */
type Inputs<All extends BlockFields> = {
  [Name in keyof All]: All[Name]['kind'] extends 'group'
    ? Sent<All[Name]['written']> | undefined
    : Sent<All[Name]['written']>;
};

/** A block of one type as it is read: pictures with all that is shown of them. */
export type ReadBlock<Type extends string, All extends BlockFields> = Flat<
  { id: string; type: Type } & BlockPlacing & Outputs<All, 'read'>
>;

type WrittenBlock<Type extends string, All extends BlockFields> = Flat<
  { id: string; type: Type } & BlockPlacing & Outputs<All, 'written'>
>;

type SentBlock<Type extends string, All extends BlockFields> = Flat<
  { id?: string | undefined; type: Type } & Partial<BlockPlacing> & Inputs<All>
>;

type Each<Types extends BlockTypes, Of extends 'read' | 'written' | 'sent'> = {
  [Type in keyof Types & string]: Of extends 'read'
    ? ReadBlock<Type, Types[Type]['fields']>
    : Of extends 'written'
      ? WrittenBlock<Type, Types[Type]['fields']>
      : SentBlock<Type, Types[Type]['fields']>;
}[keyof Types & string];

/** Every page keeps its own text: where it was left out, it comes first. */
function withOwnText<One extends { id: string; type: string }>(blocks: readonly One[]): (One | typeof ownText)[] {
  const [first, ...others] = blocks.filter(({ type }) => type === OWN_TEXT);
  if (blocks.length === 0) return [];
  const kept = blocks.filter((one) => !others.includes(one));
  return first
    ? kept.map((one) => (one === first ? { ...one, id: OWN_TEXT } : one))
    : [ownText, ...kept.map((one) => one)];
}

const ownText = { id: OWN_TEXT, type: OWN_TEXT, ...newPlacing };

/** The schemas of a block's fields: a list within it that is left out is empty. */
const sentShape = (fields: BlockFields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind, written }]) => [name, kind === 'group' ? written.default([]) : written]),
  );

type Described<Types> = FieldFacts & { types: Types; most: number };

const wrong = staffText('sendList');

/** The blocks of a page. A block of a type that is not known, as a later release may have written it, is refused. */
export function blocks<const Types extends BlockTypes>(
  described: Described<Types>,
): Field<
  'blocks',
  z.ZodType<Each<Types, 'written'>[], Each<Types, 'sent'>[]>,
  z.ZodType<Each<Types, 'read'>[], Each<Types, 'read'>[]>,
  null,
  Record<never, never>
> & { options: { types: Types } };
export function blocks({ types, most, ...facts }: Described<BlockTypes>) {
  const shapes = Object.entries(types).map(([type, { fields }]) => ({
    written: z.object({ type: z.literal(type), ...sentShape(fields) }),
    read: z.object({ type: z.literal(type), ...readShape(fields) }),
  }));
  const [first, ...others] = shapes;
  if (!first) throw new Error('A list of blocks has no types');
  return fieldOf('blocks', facts, {
    options: { types, most },
    written: z
      .array(
        // What all have stands once in the description of the API.
        z.object({ id: entryId.optional(), ...placing }).and(
          z.discriminatedUnion('type', [first.written, ...others.map(({ written }) => written)], {
            error: staffText('unknownBlock'),
          }),
        ),
        { error: wrong },
      )
      .max(most, staffText('tooManyEntries', most))
      .transform((sent) => withOwnText(withIds(sent))),
    read: z.array(
      z
        .object({ id: z.string(), ...placed })
        .and(z.discriminatedUnion('type', [first.read, ...others.map(({ read }) => read)])),
    ),
    initial: [],
  });
}

/** Whether visitors see a block at that moment. */
export const isShownAt = ({ is_hidden, shown_from, shown_until }: BlockPlacing, now: string): boolean =>
  !is_hidden && (shown_from === null || shown_from <= now) && (shown_until === null || shown_until > now);

/** Whether there are moments at which visitors do not see a block. */
const isHeldBack = ({ is_hidden, shown_from, shown_until }: BlockPlacing): boolean =>
  is_hidden || shown_from !== null || shown_until !== null;

/**
 * The beginnings of the paths of texts that visitors do not always see, of a list of blocks, and the name of the page's own text
 * where that is one of them: the search of the site leaves them out.
 */
export const heldBackIn = (name: string, blocks: readonly (Block & BlockPlacing)[]): string[] =>
  blocks.filter(isHeldBack).map(({ id, type }) => (type === OWN_TEXT ? OWN_TEXT : `${name}-${id}-`));

/** The next moment at which a block comes or goes; undefined where none does. */
export const nextChangeOf = (blocks: readonly BlockPlacing[], now: string): string | undefined =>
  blocks
    .flatMap(({ is_hidden, shown_from, shown_until }) => (is_hidden ? [] : [shown_from, shown_until]))
    .filter((moment) => moment !== null && moment > now)
    .toSorted()[0] ?? undefined;

declare module './kinds.ts' {
  interface Kinds {
    blocks: BlocksKind;
  }
}
