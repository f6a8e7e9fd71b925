import { formGuard, REPLY_KEPT } from '../../domain/form.ts';
import { later } from '../../domain/instant.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest } from '../http/http-error.ts';

// The answer to a form can be lost on its way, when the record is made already. The same form then sends its key again, and changes
// that record, in place of making a second one.

/** The form that makes a record: one person's, with the key that it was opened with. */
export interface Making {
  form: string;
  key: string;
  /** The person may change what they have made. */
  mayChange: boolean;
}

/** The key of a call. Throws a 400 for one that is no UUID. */
export function makingKey(idempotencyKey: string | undefined): string | undefined {
  const parsed = formGuard.shape.idempotency_key.safeParse(idempotencyKey);
  if (!parsed.success) throw badRequest(staffText('keyMustBeUuid'));
  return parsed.data?.toLowerCase();
}

/** The record that this form has made, and its `updated_at` of then. */
export async function madeBefore({ db, now }: UnitOfWork, { form, key }: Making) {
  const found = await db
    .selectFrom('form_keys')
    .select(['record_id', 'created_at'])
    .where('form', '=', form)
    .where('key', '=', key)
    .where('created_at', '>', later(now, -REPLY_KEPT))
    .executeTakeFirst();
  return found?.record_id ? { id: found.record_id, seen: found.created_at } : undefined;
}

/** Notes what this form has made, or changed. */
export async function noteMade({ db }: UnitOfWork, { form, key }: Making, record_id: number, updated_at: string) {
  const noted = { record_id, created_at: updated_at };
  await db
    .insertInto('form_keys')
    .values({ form, key, ...noted })
    .onConflict((known) => known.columns(['form', 'key']).doUpdateSet(noted))
    .execute();
}
