import { z } from 'zod';
import { leftOut } from './collections/versioned.ts';
import { MAX_ID } from './identifier.ts';
import { instant } from './instant.ts';
import { staffText } from './reply-text.ts';
import { line } from './text.ts';

/** The longest period that can be undone at once (ms). */
export const MAX_UNDO_PERIOD = 24 * 3_600_000;

/** Records undone by one call. They are few, so that other users do not wait. */
export const UNDONE_AT_ONCE = 10;

const isPeriod = ({ from, to }: { from: string; to: string }) => {
  const length = Date.parse(to) - Date.parse(from);
  return length > 0 && length <= MAX_UNDO_PERIOD;
};

/** The number of the account. A form starts without one. */
const account = z.coerce.number<number>().int().min(1, staffText('chooseAccount')).max(MAX_ID);

/** The account whose changes are undone, and the period: `from` is in it, `to` is not. */
export const undoPeriod = z
  .object({ user: account, from: instant, to: instant })
  .refine(isPeriod, { error: staffText('undoPeriod'), path: ['to'] });

const resource = line(50).regex(/^[a-z_]+$/);
const record = line(50).regex(/^[a-z0-9_-]+$/);

/** The last record of a page of the list. The next page starts after it. */
const place = z.object({ resource, record });

export const undoQuery = undoPeriod.safeExtend({
  after_resource: resource.optional(),
  after_record: record.optional(),
});

/** `open`: can be undone. `ask`: somebody else changed it since, so a person decides. `same`: there is nothing to undo. */
const undoState = z.enum(['open', 'ask', 'same', 'impossible']);

/** One record that the account changed. */
export const undoneChange = place.extend({
  title: z.string().nullable(),
  /** `create`: the account made it. `delete`: it moved it to the trash. */
  action: z.enum(['create', 'change', 'delete']),
  /** The fields that become as they were before, by their names. */
  fields: z.array(z.string()),
  /** The version that holds how the record was before; null where nothing of its fields changes. */
  version: z.int().nullable(),
  state: undoState,
  /** The reason why it cannot be undone; null if it can. */
  reason: z.string().nullable(),
  /** The last change by somebody else since then. */
  since: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  /** The newest version. It is sent back, so that a change in between is noticed. */
  seen: z.int().nullable(),
});

/** A page of the list. `count`: the records on all pages. `next`: where the next page starts; null on the last. */
export const undonePart = z.object({ count: z.int(), changes: z.array(undoneChange), next: place.nullable() });

/** What the account did that cannot be undone, counted from the audit log. */
export const notUndone = z.array(z.object({ action: z.string(), resource: z.string(), count: z.int() }));

export const undoInput = undoPeriod.safeExtend({
  changes: z
    .array(
      place.extend({
        seen: z.int().nullable(),
        /** Whether it is undone although somebody else changed it since. */
        anyway: z.boolean(),
      }),
    )
    .min(1)
    .max(UNDONE_AT_ONCE),
});

/** The result for one record. `refused`: it was not changed, for the `reason`. */
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
