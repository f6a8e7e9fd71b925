import { diffArrays, diffWords } from 'diff';

/** A part of a text: in both, or only in the one or the other. */
export interface Part {
  value: string;
  change?: 'added' | 'removed';
}

/** A block of an article: a paragraph, a heading, an entry of a list, a quotation, a picture. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'entry' | 'quotation' | 'picture';
  /** Its words; of a picture those that describe it. */
  text: string;
  /** The address of a picture. */
  source?: string;
}

/** A block as it is read in the text that compares two. */
export interface ComparedBlock extends Block {
  change: 'same' | 'added' | 'removed' | 'changed';
  parts: Part[];
}

/**
 * Steps in which two texts are compared at most. Where more differs, the one stands whole beside the other, which reads better
 * then, and the work grows no faster than the texts.
 */
const MAX_STEPS = 400;

/** Of a block that is called changed, at least this part of its letters stayed. Otherwise one went, and another came. */
const STAYED = 0.3;

const whole = (before: string, after: string): Part[] => [
  ...(before === '' ? [] : [{ value: before, change: 'removed' } as const]),
  ...(after === '' ? [] : [{ value: after, change: 'added' } as const]),
];

/** Two texts compared word by word. */
export function compareWords(before: string, after: string): Part[] {
  const parts = diffWords(before, after, { maxEditLength: MAX_STEPS });
  if (parts === undefined) return whole(before, after);
  return parts.map(({ value, added, removed }) => ({
    value,
    ...(added ? { change: 'added' as const } : removed ? { change: 'removed' as const } : {}),
  }));
}

const isSame = (one: Block, other: Block) =>
  one.kind === other.kind && one.text === other.text && one.source === other.source;

const as = (change: 'same' | 'added' | 'removed', block: Block): ComparedBlock => ({
  ...block,
  change,
  parts: change === 'same' ? [{ value: block.text }] : [{ value: block.text, change }],
});

/** One block in the place of another: changed word by word where enough of it stayed. */
function inPlaceOf(before: Block, after: Block): ComparedBlock[] {
  const apart = [as('removed', before), as('added', after)];
  if (before.kind !== after.kind || before.kind === 'picture') return apart;
  const parts = compareWords(before.text, after.text);
  const stayed = parts.reduce((sum, { value, change }) => (change ? sum : sum + value.trim().length), 0);
  if (stayed < STAYED * Math.max(before.text.length, after.text.length)) return apart;
  return [{ ...after, change: 'changed', parts }];
}

/** Two articles as one, block by block and within these word by word. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): ComparedBlock[] {
  const runs = diffArrays([...before], [...after], { comparator: isSame, maxEditLength: MAX_STEPS }) ?? [
    { value: [...before], removed: true, added: false },
    { value: [...after], removed: false, added: true },
  ];
  const compared: ComparedBlock[] = [];
  let gone: Block[] = [];
  const letGo = () => {
    compared.push(...gone.map((block) => as('removed', block)));
    gone = [];
  };
  for (const { value, added, removed } of runs) {
    if (removed) {
      letGo();
      gone = value;
    } else if (added) {
      const [replaced, left] = [gone.slice(0, value.length), gone.slice(value.length)];
      gone = [];
      for (const [place, block] of value.entries()) {
        const old = replaced[place];
        compared.push(...(old ? inPlaceOf(old, block) : [as('added', block)]));
      }
      gone = left;
      letGo();
    } else {
      letGo();
      compared.push(...value.map((block) => as('same', block)));
    }
  }
  letGo();
  return compared;
}

/** How many blocks of each kind of change there are. */
export interface BlockCounts {
  added: number;
  removed: number;
  changed: number;
  /** A picture came, went, or is another. */
  pictures: number;
}

export function countChanges(blocks: readonly ComparedBlock[]): BlockCounts {
  const texts = blocks.filter(({ kind }) => kind !== 'picture');
  const of = (change: ComparedBlock['change']) => texts.filter((block) => block.change === change).length;
  const pictures = blocks.filter(({ kind, change }) => kind === 'picture' && change !== 'same').length;
  return { added: of('added'), removed: of('removed'), changed: of('changed'), pictures };
}
