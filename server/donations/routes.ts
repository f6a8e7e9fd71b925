import { staffAddresses } from '../../domain/addresses.ts';
import { donationContract } from '../../domain/api/enquiries.ts';
import {
  contactMethodLabels,
  type DonationInterestRequest,
  donationStatusLabels,
  donationTexts,
  donationTransitions,
  donationTypeLabels,
} from '../../domain/donation-interest.ts';
import { donationFile } from '../../domain/enquiry-file.ts';
import { changeEnquiry, enquiryEndpoints } from '../enquiries/endpoints.ts';
import { enquiryForm } from '../enquiries/form.ts';
import { subjectWords } from '../forms/mails.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { addDonationInterest, addDonationNote, donationStore, listAssignees, setFollowUp } from './store.ts';

export function donationRoutes(services: Services): Endpoint[] {
  const link = `${services.config.publicUrl}${staffAddresses.donations}`;
  const form = enquiryForm<DonationInterestRequest>(services, {
    kind: 'donation',
    sent: donationTexts.sent,
    store: addDonationInterest,
    toStaff: (interest) => ({
      subject: `New interest in donating: ${subjectWords(interest.full_name)}`,
      fields: {
        Name: interest.full_name,
        'E-mail': interest.email,
        Phone: interest.phone,
        Organisation: interest.organization,
        Kind: donationTypeLabels[interest.donation_type],
        Amount: interest.estimated_amount,
        'To be reached by': contactMethodLabels[interest.preferred_contact_method],
        'Best time': interest.best_contact_time,
      },
      text: interest.message,
      link,
    }),
    toVisitor: (words, site) => ({ subject: words.interestReceivedSubject(site), thanks: words.interestReceived }),
  });
  return [implement('POST /donation/interest/', form.handle, form.counting)];
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
