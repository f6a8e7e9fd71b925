import { z } from 'zod';
import { day, instant } from '../instant.ts';
import { staffText } from '../reply-text.ts';
import { requiredParagraphs } from '../staff-field.ts';
import { rights } from '../timestamps.ts';

// What staff do with what visitors have sent: remarks, changes of status, and who sees to it.

/** When it was moved to the trash, as spam or by mistake, and what the current user may do with it. */
export const trashed = { deleted_at: instant.nullable(), can: rights.optional() } as const;

/** Maximum length of staff's remarks and answers, in characters. */
const MAX_REMARK_LENGTH = 5000;

/** A colleague by number and name. */
export const colleague = z.object({ id: z.int(), name: z.string() });

/** A colleague's remark with its date; without a name if the account is gone. */
export const remark = z.object({ id: z.int(), at: instant, by: colleague.nullable(), text: z.string() });

/** A remark of staff; `missing` is the error for an empty one. */
export const remarkInput = (missing: string) => z.object({ text: requiredParagraphs(missing, MAX_REMARK_LENGTH) });

/** The statuses that may follow each status. */
export type Transitions<Status extends string> = Record<Status, readonly Status[]>;

/**
 * A requested change of status. `from` is the status that was seen: the move is refused when it is another by
 * now. Left out, any present status will do from which the move is allowed.
 */
export function statusChange<Status extends string>(statuses: readonly [Status, ...Status[]]) {
  const status = z.enum(statuses, { error: staffText('chooseStatus') });
  return z.object({ status, from: status.optional() });
}

export interface StatusChange<Status extends string> {
  status: Status;
  from?: Status | undefined;
}

/** The error of a 409 when somebody else changed the status first. */
export const STATUS_CONFLICT = staffText('statusConflict');

/** The assignee and the date of the next action; a field that is left out stays as it is, null takes it out. */
export const followUpInput = z.object({
  assignee_id: z
    .int({ error: staffText('chooseStaff') })
    .min(1)
    .nullable()
    .optional(),
  next_action_on: day.nullable().optional(),
});

export type Colleague = z.infer<typeof colleague>;
export type Remark = z.infer<typeof remark>;
export type FollowUpInput = z.infer<typeof followUpInput>;
