import { setTimeout as wait } from 'node:timers/promises';
import { type LinkAnswer, passwordLinkTexts } from '../../domain/password-link.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { badRequest } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import { findUserByEmail, normaliseEmail } from './accounts.ts';
import { networksCounted } from './known-place.ts';
import { passwordChangedMail } from './mails.ts';
import { hashNewPassword, setPassword } from './new-password.ts';
import { findLink, type PasswordLinkKind, sendReset, spendLink } from './password-links.ts';

/** Every answer about a forgotten password takes so long, in milliseconds: longer than the work behind it ever does. */
const ANSWER_AFTER = 250;

export function passwordRoutes(services: Services): Endpoint[] {
  const { publicUrl } = services.config;
  const badLink = () => badRequest(passwordLinkTexts.badLink, { token: [passwordLinkTexts.badLink] });

  async function askForReset(email: string, place: string): Promise<void> {
    await services.attempts.count(await networksCounted(services.db, normaliseEmail(email), place));
    const user = await findUserByEmail(services.db, email);
    if (user?.is_active) await services.write(null, (unit) => sendReset(unit, user, publicUrl));
  }

  /** Sets the password of the owner of the token: having it proves that the mailbox is theirs. */
  async function answerLink(kind: PasswordLinkKind, { token, password }: LinkAnswer): Promise<void> {
    const found = await findLink(services.db, kind, token, services.clock().toISOString());
    if (!found) throw badLink();
    const passwordHash = await hashNewPassword(password, found.email);
    await services.write(found.id, async (unit) => {
      if (!(await spendLink(unit.db, found.link_id))) throw badLink();
      await setPassword(unit, found.id, passwordHash);
      await unit.db.updateTable('users').set({ is_verified: true }).where('id', '=', found.id).execute();
      const action = kind === 'reset' ? 'reset_password' : 'accept_invitation';
      await unit.audit({ action, resource: 'users', resourceId: found.id });
      if (kind === 'reset') await unit.mail(passwordChangedMail(found, unit.now));
    });
  }

  return [
    implement('POST /password-reset/', async ({ body, address, language }) => {
      await Promise.all([askForReset(body.email, address), wait(ANSWER_AFTER)]);
      return { message: worded(passwordLinkTexts.resetAsked, language) };
    }),
    implement('POST /password-reset/confirm/', async ({ body, language }) => {
      await answerLink('reset', body);
      return { message: worded(passwordLinkTexts.resetDone, language) };
    }),
    implement('POST /invitations/accept/', async ({ body, language }) => {
      await answerLink('invitation', body);
      return { message: worded(passwordLinkTexts.invitationAccepted, language) };
    }),
  ];
}
