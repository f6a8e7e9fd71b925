import { donationInterestRequest, donationTexts } from '../../domain/donation-interest.ts';
import { formTaken } from '../../domain/form.ts';
import type { Desk } from '../desk.ts';
import { formGate } from '../forms/gate.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { readSiteSettings } from '../site/store.ts';
import { donationMails } from './mails.ts';
import { addDonationInterest } from './store.ts';

export function donationRoutes(desk: Desk): Endpoint[] {
  const gate = formGate(desk, 'donation', donationTexts.sent);
  return [
    endpoint({
      method: 'POST',
      path: '/donation/interest/',
      access: 'public',
      summary: 'Tell the organisation of an interest in donating',
      body: donationInterestRequest,
      reply: formTaken,
      status: 201,
      handle: (call) =>
        gate(call, async (unit) => {
          await addDonationInterest(unit, call.body);
          const site = await readSiteSettings(unit.rows);
          for (const mail of donationMails(call.body, site, desk.config.publicUrl, unit.now)) await unit.mail(mail);
        }),
    }),
  ];
}
