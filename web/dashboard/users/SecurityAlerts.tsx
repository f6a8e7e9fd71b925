import { ShieldAlert } from 'lucide-react';
import { useId } from 'react';
import * as words from '#locale/dashboard/users.ts';
import type { User } from '../../../domain/user.ts';
import { Button } from '../components/Button.tsx';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { useUserChange } from './calls.ts';

/** Alerts about an account's security; nothing if there are none, or the current user may not see them. */
export function SecurityAlerts({ user }: { user: User }) {
  const id = useId();
  const { change, busy } = useUserChange(user);
  const { failed_login_attempts: attempts = 0, account_locked_until: lockedUntil, otp_created_at: code } = user;
  const locked = attempts > 0 || Boolean(lockedUntil);
  if (!locked && !code) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid justify-items-start gap-3 border-l-4 border-warning bg-warning-surface p-5"
    >
      <h2 id={id} className="flex items-center gap-3 text-subheading text-warning">
        <ShieldAlert aria-hidden="true" className="size-6 shrink-0" />
        {words.securityAlerts}
      </h2>
      <ul className="grid gap-1">
        {attempts > 0 ? <li>{words.failedAttempts(attempts)}</li> : null}
        {lockedUntil ? (
          <li>
            {words.lockedUntil} <Moment at={lockedUntil} />{' '}
            <span className="text-muted">{words.lockedWhereItFailed}</span>
          </li>
        ) : null}
        {code ? (
          <li>
            {words.twoFactor}{' '}
            <span className="text-muted">
              ({words.codeSent} <Moment at={code} />)
            </span>
          </li>
        ) : null}
      </ul>
      {locked && user.can?.edit ? (
        <Button
          disabled={busy}
          onClick={() =>
            change(() => request('POST /users/{id}/unlock/', { parameters: { id: user.id } }), words.unlocked)
          }
        >
          {words.unlock}
        </Button>
      ) : null}
    </section>
  );
}
