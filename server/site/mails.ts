import { mailboxOf, type SiteSettings } from '../../domain/site.ts';
import type { Mail } from '../database/unit-of-work.ts';
import { expiry } from '../forms/mails.ts';

/**
 * To the address to which visitors' messages went until now, which is the one that can still tell that something is
 * wrong. Undefined where it stays, or was nobody's.
 */
export function addressMovedMail(before: SiteSettings, after: SiteSettings, by: string, now: string): Mail | undefined {
  const recipient = mailboxOf(before);
  if (after.email === before.email || recipient === null) return undefined;
  const place = after.email === '' ? 'sent to nobody' : `sent to ${after.email}`;
  const body = [
    'Hello,',
    '',
    `What visitors of the website of ${before.name} write, and who registers for events, is ${place} from now on, and no longer to this address.`,
    '',
    `${by} changed the address under Site settings.`,
    '',
    'If you did not expect this, tell an administrator.',
  ];
  return {
    recipient,
    subject: 'Messages of visitors go to another address',
    body: body.join('\n'),
    expiresAt: expiry(now),
  };
}
