import { z } from 'zod';
import {
  donationInterest,
  donationInterestDetails,
  donationNoteInput,
  donationQuery,
  donationStatusChange,
  donationStatusLabels,
  donationTransitions,
} from '../../domain/donation-interest.ts';
import { colleague, followUpInput } from '../../domain/enquiry.ts';
import { donationFile } from '../../domain/enquiry-file.ts';
import { identifier } from '../../domain/identifier.ts';
import { changeEnquiry, enquiryEndpoints } from '../enquiries/endpoints.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { listAssignees, setFollowUp } from './follow-up.ts';
import { donationStore } from './staff-store.ts';
import { addDonationNote } from './status-history.ts';

const donations = {
  resource: 'donations',
  path: '/admin-donations/',
  statusPath: 'status',
  singular: 'donation interest',
  enquiry: donationInterest,
  details: donationInterestDetails,
  query: donationQuery,
  change: donationStatusChange,
  permissions: { view: 'donations.view', edit: 'donations.edit', export: 'donations.export' },
  labels: donationStatusLabels,
  transitions: donationTransitions,
  store: donationStore,
  file: donationFile,
} as const;

/** The staff's calls for donation interests. */
export function staffDonationRoutes(services: Services): Endpoint[] {
  const { path, resource, details } = donations;
  return [
    ...enquiryEndpoints(services, donations),
    endpoint({
      method: 'GET',
      path: `${path}assignees/`,
      access: 'donations.view',
      summary: 'The staff whom a donation interest can be given to',
      reply: z.array(colleague),
      handle: () => listAssignees(services.db),
    }),
    endpoint({
      method: 'POST',
      path: `${path}{id}/notes/`,
      access: 'donations.edit',
      summary: 'Write a note about one donation interest',
      parameters: identifier,
      body: donationNoteInput,
      reply: details,
      status: 201,
      handle: ({ currentUser, parameters: { id }, body }) =>
        changeEnquiry(services, donations, currentUser.userId, id, async (unit) => {
          await addDonationNote(unit, id, body.text, currentUser.userId);
          await unit.audit({ action: 'add_note', resource, resourceId: id });
        }),
    }),
    endpoint({
      method: 'PATCH',
      path: `${path}{id}/follow-up/`,
      access: 'donations.edit',
      summary: 'Say who sees to one donation interest, and when something should happen next',
      parameters: identifier,
      body: followUpInput,
      reply: details,
      handle: ({ currentUser, parameters: { id }, body }) =>
        changeEnquiry(services, donations, currentUser.userId, id, async (unit, { assignee, next_action_on }) => {
          await setFollowUp(unit.db, id, body);
          const before = { assignee_id: assignee?.id ?? null, next_action_on };
          await unit.audit({ action: 'edit', resource, resourceId: id, before, after: { ...before, ...body } });
        }),
    }),
  ];
}
