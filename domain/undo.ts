import { z } from 'zod';
import { leftOut } from './collections/versioned.ts';
import { MAX_ID } from './identifier.ts';
import { instant } from './instant.ts';
import { staffText } from './reply-text.ts';
import { line } from './text.ts';

/** The longest time whose changes are undone at once (ms). */
export const MAX_UNDO_PERIOD = 24 * 3_600_000;

/** Records that are undone by one call: so few that everybody else is answered in between. */
export const UNDONE_AT_ONCE = 10;

const isPeriod = ({ from, to }: { from: string; to: string }) => {
  const length = Date.parse(to) - Date.parse(from);
  return length > 0 && length <= MAX_UNDO_PERIOD;
};

/** Its number; a form begins without one. */
const account = z.coerce.number<number>().int().min(1, staffText('chooseAccount')).max(MAX_ID);

/** Whose changes, and of which time: from its first moment to just before its last. */
export const undoPeriod = z
  .object({ user: account, from: instant, to: instant })
  .refine(isPeriod, { error: staffText('undoPeriod'), path: ['to'] });

const resource = line(50).regex(/^[a-z_]+$/);
const record = line(50).regex(/^[a-z0-9_-]+$/);

/** Where a part of the list ends: the next one begins behind it. */
const place = z.object({ resource, record });

export const undoQuery = undoPeriod.safeExtend({
  after_resource: resource.optional(),
  after_record: record.optional(),
});

/** What undoing does with a record: with `ask` only where somebody says so, with `same` nothing, as there is nothing to do. */
const undoState = z.enum(['open', 'ask', 'same', 'impossible']);

/** What an account did to one record. */
export const undoneChange = place.extend({
  title: z.string().nullable(),
  /** What was done: it was made, changed or moved to the trash. */
  action: z.enum(['create', 'change', 'delete']),
  /** The fields that become as they were before, by their names. */
  fields: z.array(z.string()),
  /** The version that holds how the record was before; null where nothing of its fields changes. */
  version: z.int().nullable(),
  state: undoState,
  /** Why it is not undone, in words; null where it is. */
  reason: z.string().nullable(),
  /** Who has changed it since, and when. */
  since: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  /** The newest version, to be sent back: with another one, something has changed meanwhile. */
  seen: z.int().nullable(),
});

/** `count`: of all records. `next`: what to ask for next; null at the end. */
export const undonePart = z.object({ count: z.int(), changes: z.array(undoneChange), next: place.nullable() });

/** What else the account did, which is not undone: by the log, which nothing is undone from. */
export const notUndone = z.array(z.object({ action: z.string(), resource: z.string(), count: z.int() }));

export const undoInput = undoPeriod.safeExtend({
  changes: z
    .array(
      place.extend({
        seen: z.int().nullable(),
        /** Put back although somebody else has changed it since. */
        anyway: z.boolean(),
      }),
    )
    .min(1)
    .max(UNDONE_AT_ONCE),
});

/** What became of one record. `refused`: it is as it was, for that reason. */
const undoOutcome = place.extend({
  outcome: z.enum(['undone', 'same', 'refused']),
  reason: z.string().nullable(),
  left_out: z.array(leftOut),
});

export const undoOutcomes = z.array(undoOutcome);

export type UndoPeriod = z.infer<typeof undoPeriod>;
export type UndoneChange = z.infer<typeof undoneChange>;
export type UndoneRecord = z.infer<typeof place>;
export type UndoOutcome = z.infer<typeof undoOutcome>;
