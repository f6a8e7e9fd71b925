import { staffAddresses } from '../../domain/addresses.ts';
import { donationContract } from '../../domain/api/enquiries.ts';
import { dayOf } from '../../domain/calendar.ts';
import { type DonationInterestRequest, donationTexts, donationTransitions } from '../../domain/donation-interest.ts';
import { donationColumns } from '../enquiries/columns.ts';
import { changeEnquiry, enquiryEndpoints } from '../enquiries/endpoints.ts';
import { enquiryForm } from '../enquiries/form.ts';
import { subjectWords } from '../forms/mails.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { readBoard } from './board.ts';
import { addDonationInterest, addDonationNote, donationStore, listAssignees, setFollowUp } from './store.ts';

export function donationRoutes(services: Services): Endpoint[] {
  const link = `${services.config.publicUrl}${staffAddresses.donations}`;
  const form = enquiryForm<DonationInterestRequest>(services, {
    kind: 'donation',
    sent: donationTexts.sent,
    store: addDonationInterest,
    toStaff: (interest, { donate, staffMails }) => ({
      subject: staffMails.newInterest(subjectWords(interest.full_name)),
      fields: {
        name: interest.full_name,
        email: interest.email,
        phone: interest.phone,
        organization: interest.organization,
        kind: donate.donationTypes[interest.donation_type],
        amount: interest.estimated_amount,
        reachedBy: donate.contactMethods[interest.preferred_contact_method],
        bestTime: interest.best_contact_time,
      },
      text: interest.message,
      link,
    }),
    toVisitor: (mails, site) => ({ subject: mails.interestReceivedSubject(site), thanks: mails.interestReceived }),
  });
  return [implement('POST /donation/interest/', form.handle, form.counting)];
}

const donations = {
  resource: 'donations',
  table: 'donation_interests',
  ...donationContract,
  transitions: donationTransitions,
  store: donationStore,
  columns: donationColumns,
} as const;

/** The staff's calls for donation interests. */
export function staffDonationRoutes(services: Services): Endpoint[] {
  const { resource } = donations;
  return [
    ...enquiryEndpoints(services, donations),
    implement('GET /admin-donations/assignees/', () => listAssignees(services.db)),
    implement('GET /admin-donations/board/', ({ query, now }) =>
      readBoard(services.db, query, dayOf(now, services.config.timeZone)),
    ),
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
