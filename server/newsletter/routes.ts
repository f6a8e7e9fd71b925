import { formTaken } from '../../domain/form.ts';
import { newsletterRequest, newsletterTexts, newsletterToken } from '../../domain/newsletter.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Desk } from '../desk.ts';
import { formGate } from '../forms/gate.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { badRequest } from '../http/refusal.ts';
import { normaliseEmail } from '../identity/accounts.ts';
import { randomSecret } from '../identity/secrets.ts';
import { readSiteSettings } from '../site/store.ts';
import { letterRoutes } from './letter-routes.ts';
import { confirmLink, unsubscribeLink, unsubscribeToken } from './links.ts';
import { confirmMail, subscribedMail } from './mails.ts';
import { askFor, confirm, confirmUntil, leave } from './store.ts';
import { subscriberRoutes } from './subscriber-routes.ts';

export function newsletterRoutes(desk: Desk): Endpoint[] {
  const { publicUrl, secretKey } = desk.config;
  const gate = formGate(desk, 'newsletter', newsletterTexts.asked);
  const leaveLink = (email: string) => unsubscribeLink(publicUrl, unsubscribeToken(email, secretKey));

  async function tellSubscribed(unit: UnitOfWork, email: string): Promise<void> {
    const site = await readSiteSettings(unit.rows);
    await unit.mail(subscribedMail(email, leaveLink(email), confirmUntil(unit.now), site));
  }

  return [
    ...subscriberRoutes(desk),
    ...letterRoutes(desk),
    endpoint({
      method: 'POST',
      path: '/newsletter/',
      access: 'public',
      summary: 'Ask for the newsletter; a link that confirms it goes by mail',
      body: newsletterRequest,
      reply: formTaken,
      status: 202,
      limiter: gate.limiter,
      handle: (call) =>
        gate.take(call, async (unit) => {
          const email = normaliseEmail(call.body.email);
          const confirmToken = randomSecret();
          const asked = { email, confirmToken, unsubscribeToken: unsubscribeToken(email, secretKey) };
          const answer = await askFor(unit, asked, () => mayWriteTo(unit, 'newsletter', email, secretKey));
          if (answer === 'subscribed') await tellSubscribed(unit, email);
          if (answer !== 'confirm') return;
          const site = await readSiteSettings(unit.rows);
          await unit.mail(confirmMail(email, confirmLink(publicUrl, confirmToken), confirmUntil(unit.now), site));
        }),
    }),
    endpoint({
      method: 'POST',
      path: '/newsletter/confirm/',
      access: 'public',
      summary: 'Subscribe, with the secret out of the mail',
      body: newsletterToken,
      reply: formTaken,
      handle: ({ body }) =>
        desk.write(null, async (unit) => {
          const confirmed = await confirm(unit, body.token);
          if (!confirmed) throw badRequest(newsletterTexts.badConfirmLink);
          if (confirmed.isNew) await tellSubscribed(unit, confirmed.email);
          return { message: newsletterTexts.confirmed };
        }),
    }),
    endpoint({
      method: 'POST',
      path: '/newsletter/unsubscribe/',
      access: 'public',
      summary: 'Leave the newsletter, with the secret out of a mail',
      body: newsletterToken,
      reply: formTaken,
      handle: ({ body }) =>
        desk.write(null, async (unit) => {
          if (!(await leave(unit.rows, body.token, unit.now))) throw badRequest(newsletterTexts.badLeaveLink);
          return { message: newsletterTexts.left };
        }),
    }),
  ];
}
