import { z } from 'zod';
import { day, instant, instantOrNull } from '../instant.ts';
import { staffText } from '../reply-text.ts';
import { requiredParagraphs } from '../staff-field.ts';
import { rights } from '../timestamps.ts';

// What staff do with what visitors have sent: remarks, changes of status, and who sees to it.

/** When it was moved to the trash, as spam or by mistake, and what the current user may do with it. */
export const trashed = { deleted_at: instantOrNull, can: rights.optional() } as const;

/** Maximum length of staff's remarks and answers, in characters. */
const MAX_REMARK_LENGTH = 5000;

/** A colleague by number and name. */
export const colleague = z.object({ id: z.int(), name: z.string() });

/** A colleague's remark with its date; without a name if the account is gone. */
export const remark = z.object({ id: z.int(), at: instant, by: colleague.nullable(), text: z.string() });

/** A remark of staff; `missing` is the error for an empty one. */
export const remarkInput = (missing: string) => z.object({ text: requiredParagraphs(missing, MAX_REMARK_LENGTH) });

/** The delivery of a reply: `waiting` until the mail server accepts it, `refused` when the site stops trying. */
export const deliveries = ['waiting', 'sent', 'refused'] as const;

/** A colleague's reply that goes to the visitor by mail. */
export const reply = remark.extend({
  delivery: z.enum(deliveries),
  /** The mail server's message when it did not accept the mail. */
  problem: z.string().nullable(),
});

/**
 * A reply of staff. `seen` is the newest reply that was seen, 0 for none: it is refused when there is a newer one. Left out, it is
 * sent whatever others have replied.
 */
export const replyInput = remarkInput(staffText('enterReply')).extend({
  seen: z
    .int({ error: staffText('wholeNumber') })
    .min(0)
    .optional(),
});

/** The state of the mail server: none is set, it does not answer, or it works. */
export const mailServer = z.object({ state: z.enum(['none', 'away', 'ready']) });

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
export type Reply = z.infer<typeof reply>;
export type ReplyInput = z.infer<typeof replyInput>;
export type FollowUpInput = z.infer<typeof followUpInput>;
