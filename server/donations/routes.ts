import { donationContract } from '../../domain/api/enquiries.ts';
import { donationStatusLabels, donationTexts, donationTransitions } from '../../domain/donation-interest.ts';
import { donationFile } from '../../domain/enquiry-file.ts';
import { changeEnquiry, enquiryEndpoints } from '../enquiries/endpoints.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { mayWriteTo } from '../forms/recipients.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { donationMails } from './mails.ts';
import { addDonationInterest, addDonationNote, donationStore, listAssignees, setFollowUp } from './store.ts';

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

const donations = {
  resource: 'donations',
  table: 'donation_interests',
  ...donationContract,
  labels: donationStatusLabels,
  transitions: donationTransitions,
  store: donationStore,
  file: donationFile,
} as const;

/** The staff's calls for donation interests. */
export function staffDonationRoutes(services: Services): Endpoint[] {
  const { resource } = donations;
  return [
    ...enquiryEndpoints(services, donations),
    implement('GET /admin-donations/assignees/', () => listAssignees(services.db)),
    implement('POST /admin-donations/{id}/notes/', ({ currentUser, parameters: { id }, body }) =>
      changeEnquiry(services, donations, currentUser.userId, id, async (unit) => {
        await addDonationNote(unit, id, body.text, currentUser.userId);
        await unit.audit({ action: 'add_note', resource, resourceId: id });
      }),
    ),
    implement('PATCH /admin-donations/{id}/follow-up/', ({ currentUser, parameters: { id }, body }) =>
      changeEnquiry(services, donations, currentUser.userId, id, async (unit, { assignee, next_action_on }) => {
        await setFollowUp(unit.db, id, body);
        const before = { assignee_id: assignee?.id ?? null, next_action_on };
        await unit.audit({ action: 'edit', resource, resourceId: id, before, after: { ...before, ...body } });
      }),
    ),
  ];
}
