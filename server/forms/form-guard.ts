import { type FormGuard, type FormTaken, formGuard } from '../../domain/form.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Call } from '../http/endpoint.ts';
import { badRequest } from '../http/http-error.ts';
import { PlaceLimiter } from '../http/limit.ts';
import type { Services } from '../services.ts';
import { forgetOldKeys, takeKey } from './keys.ts';
import { type FormKind, forgetRecipients } from './recipients.ts';
import { isByProgram } from './suspicion.ts';

/** Forms one place may send, of one kind, within so many seconds; a larger network so many times as many. */
const MAX_FORMS = 20;
const WINDOW = 10 * 60;
const TIMES_LARGER = 2;

/** How often keys whose time is over are dropped, in milliseconds. */
const FORGET_EVERY = 3_600_000;

type FormCall = Pick<Call<unknown, unknown, FormGuard>, 'body' | 'now' | 'idempotencyKey'>;

/** The sender's key for this message, by which a second try is recognised. The header counts before the field. */
function keyOf({ idempotencyKey, body }: FormCall): string | undefined {
  const parsed = formGuard.shape.idempotency_key.safeParse(idempotencyKey ?? body.idempotency_key);
  if (!parsed.success) throw badRequest('The header Idempotency-Key must be a UUID.');
  return parsed.data?.toLowerCase();
}

/** Guards the forms of one kind: `limiter` belongs in the declaration of the call, which then `take`s the form. */
interface FormGate {
  limiter: PlaceLimiter;
  take(call: FormCall, work: (unit: UnitOfWork) => Promise<void>, form?: string): Promise<FormTaken>;
}

/**
 * The checks of every visitor's form: so many from one place, none from a program, and each message once. `thanks` is
 * the reply. It then runs `work` in one transaction with the key, and whatever `work` throws is the answer and
 * leaves the key free for another try. Where one kind of form is about several things, `form` is the name that its keys
 * stand under; it is kept only with a form that was taken, and nothing is counted by it.
 */
export function guardedForm(services: Services, kind: FormKind, thanks: string): FormGate {
  let forgotten = 0;
  return {
    limiter: new PlaceLimiter(
      services.limits,
      { name: `form ${kind}`, most: MAX_FORMS, seconds: WINDOW },
      TIMES_LARGER,
    ),
    async take(call, work, form = kind) {
      const key = keyOf(call);
      if (isByProgram(call.body, call.now)) {
        services.log.info({ form }, 'A form was filled in by a program');
        return { message: thanks };
      }
      if (call.now.getTime() - forgotten > FORGET_EVERY) {
        forgotten = call.now.getTime();
        await forgetOldKeys(services.db, call.now);
        await forgetRecipients(services.db, call.now);
      }
      await services.write(null, async (unit) => {
        if (key === undefined || (await takeKey(unit, form, key))) await work(unit);
      });
      return { message: thanks };
    },
  };
}
