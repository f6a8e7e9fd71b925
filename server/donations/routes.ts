import { donationTexts } from '../../domain/donation-interest.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { donationMails } from './mails.ts';
import { addDonationInterest } from './store.ts';

export function donationRoutes(services: Services): Endpoint[] {
  const { publicUrl, secretKey } = services.config;
  const limiter = guardedForm(services, 'donation', donationTexts.sent);
  return [
    implement(
      'POST /donation/interest/',
      (call) =>
        limiter.take(call, async (unit) => {
          await addDonationInterest(unit, call.body);
          const site = await readSiteSettings(unit.db);
          const { toStaff, toVisitor } = donationMails(call.body, site, publicUrl, unit.now);
          for (const mail of toStaff) await unit.mail(mail);
          if (await mayWriteTo(unit, 'donation', call.body.email, secretKey)) await unit.mail(toVisitor);
        }),
      { limiter: limiter.limiter },
    ),
  ];
}
