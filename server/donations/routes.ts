import { donationInterestRequest, donationTexts } from '../../domain/donation-interest.ts';
import { formTaken } from '../../domain/form.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { donationMails } from './mails.ts';
import { addDonationInterest } from './store.ts';

export function donationRoutes(services: Services): Endpoint[] {
  const { publicUrl, secretKey } = services.config;
  const limiter = guardedForm(services, 'donation', donationTexts.sent);
  return [
    endpoint({
      method: 'POST',
      path: '/donation/interest/',
      access: 'public',
      summary: 'Tell the organisation of an interest in donating',
      body: donationInterestRequest,
      reply: formTaken,
      status: 201,
      limiter: limiter.limiter,
      handle: (call) =>
        limiter.take(call, async (unit) => {
          await addDonationInterest(unit, call.body);
          const site = await readSiteSettings(unit.db);
          const { toStaff, toVisitor } = donationMails(call.body, site, publicUrl, unit.now);
          for (const mail of toStaff) await unit.mail(mail);
          if (await mayWriteTo(unit, 'donation', call.body.email, secretKey)) await unit.mail(toVisitor);
        }),
    }),
  ];
}
