import { sql } from 'kysely';
import { type FormGuard, type FormTaken, formGuard, QUICKEST_PERSON, REPLY_KEPT } from '../../domain/form.ts';
import { later } from '../../domain/instant.ts';
import { staffText } from '../../domain/reply-text.ts';
import { deleteInSlices } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Call } from '../http/endpoint.ts';
import { badRequest } from '../http/http-error.ts';
import { PlaceLimiter } from '../http/limit.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';

/**
 * Whether a program filled in the form: it wrote into the hidden field, or was quicker than a person can be. A start time
 * in the future comes from a phone whose clock is wrong, and is ignored.
 */
function isByProgram({ website = '', started_at }: FormGuard, now: Date): boolean {
  if (website !== '') return true;
  if (started_at === undefined) return false;
  if (typeof started_at === 'number') return started_at < QUICKEST_PERSON;
  const shownFor = now.getTime() - Date.parse(started_at);
  return shownFor >= 0 && shownFor < QUICKEST_PERSON;
}

const validSince = (now: string) => later(now, -REPLY_KEPT);

/**
 * Takes the key of a form for this transaction. False when it was taken before: the same message is already stored. Of
 * two that come at once the second waits here until the first is committed, or has failed and left the key free.
 */
async function takeKey({ db, now }: UnitOfWork, form: string, key: string): Promise<boolean> {
  const taken = await db
    .insertInto('form_keys')
    .values({ form, key, created_at: now, record_id: null })
    .onConflict((conflict) =>
      conflict
        .columns(['form', 'key'])
        .doUpdateSet({ created_at: now, record_id: null })
        .where('form_keys.created_at', '<=', validSince(now)),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Notes which record a form brought: its key is deleted with it. */
async function noteRecord({ db }: UnitOfWork, form: string, key: string, record_id: number): Promise<void> {
  await db.updateTable('form_keys').set({ record_id }).where('form', '=', form).where('key', '=', key).execute();
}

/** Deletes the keys of the forms that brought these records. */
export async function forgetKeysOf(db: Database, form: string, records: readonly number[]): Promise<void> {
  if (records.length === 0) return;
  await db.deleteFrom('form_keys').where('form', '=', form).where('record_id', 'in', records).execute();
}

/** Drops the keys whose time is over. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  await deleteInSlices(db, 'form_keys', sql`created_at <= ${validSince(now.toISOString())}`);
}

/** Maximum number of forms of one kind from one place within this time; a larger network has a multiple of it. */
const MAX_FORMS = 20;
const WINDOW = 10 * 60;
const TIMES_LARGER = 2;

type FormCall<Body = unknown> = Pick<
  Call<unknown, unknown, FormGuard & Body>,
  'body' | 'now' | 'language' | 'idempotencyKey' | 'pageKey'
>;

/** The sender's key for this message, by which a second try is recognised. The header counts before the field. */
function keyOf({ pageKey, idempotencyKey, body }: FormCall): string | undefined {
  if (pageKey !== undefined) return pageKey;
  const parsed = formGuard.shape.idempotency_key.safeParse(idempotencyKey ?? body.idempotency_key);
  if (!parsed.success) throw badRequest(staffText('keyMustBeUuid'));
  return parsed.data?.toLowerCase();
}

/** A record that a form added; its key is deleted with it. */
interface Brought {
  id: number;
}

/** The work for one form, in a transaction. Returns the record that the form added, if there is one. */
type FormWork<Added extends Brought> = (unit: UnitOfWork, key: string | undefined) => Promise<Added | undefined>;

interface FormOptions<Added extends Brought> {
  /** The name that its keys are stored under, where one kind of form is about several things. Nothing is counted by it. */
  form?: string;
  /** Runs in place of the work where the key was taken. */
  again?: FormWork<Added>;
}

/** Guards the forms of one kind: `limiter` belongs in the declaration of the call, which then takes the form. */
interface GuardedForm<Body> {
  limiter: PlaceLimiter;
  /** Returns what the work returns; undefined for a form that a program filled in, or that was sent before. */
  bring<Added extends Brought>(
    call: FormCall<Body>,
    work: FormWork<Added>,
    options?: FormOptions<Added>,
  ): Promise<Added | undefined>;
  /** Returns the thanks, the same in every case. */
  take<Added extends Brought>(
    call: FormCall<Body>,
    work: FormWork<Added>,
    options?: FormOptions<Added>,
  ): Promise<FormTaken>;
}

/**
 * The checks of every visitor's form: a limit for each place, none from a program, and each message once. Then the work runs in
 * one transaction with the key; its error becomes the reply and leaves the key free for another try.
 */
export function guardedForm<Body = unknown>(
  services: Services,
  kind: string,
  thanks: (body: Body) => string,
): GuardedForm<Body> {
  const guarded: GuardedForm<Body> = {
    limiter: new PlaceLimiter(
      services.limits,
      { name: `form ${kind}`, most: MAX_FORMS, seconds: WINDOW },
      TIMES_LARGER,
    ),
    async bring(call, work, { form = kind, again } = {}) {
      const key = keyOf(call);
      if (isByProgram(call.body, call.now)) {
        services.log.info({ form }, 'A form was filled in by a program');
        return undefined;
      }
      return services.write(null, async (unit) => {
        if (key !== undefined && !(await takeKey(unit, form, key))) return again?.(unit, key);
        const record = await work(unit, key);
        if (key !== undefined && record) await noteRecord(unit, form, key, record.id);
        return record;
      });
    },
    async take(call, work, options) {
      await guarded.bring(call, work, options);
      return { message: worded(thanks(call.body), call.language) };
    },
  };
  return guarded;
}
