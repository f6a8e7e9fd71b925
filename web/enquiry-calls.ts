import type { ContactMessage, ContactMessageDetails, ContactQuery, ContactStatus } from '../domain/contact-message.ts';
import type {
  DonationInterest,
  DonationInterestDetails,
  DonationQuery,
  DonationStatus,
} from '../domain/donation-interest.ts';
import type { Colleague, FollowUpInput, StatusChange } from '../domain/enquiry.ts';
import type { Page } from '../domain/listing.ts';
import type { Ask, AskForFile, RequestOptions } from './request.ts';

// What staff do with what visitors have sent. A file of its own: no visitor's browser is sent these.

/** The calls that are alike for donation interests and contact messages. */
function enquiryCalls<Enquiry, Details, Status extends string, Query extends RequestOptions['query']>(
  path: string,
  statusPath: string,
) {
  return {
    list: (ask: Ask, query: Query) => ask<Enquiry[] | Page<Enquiry>>(path, { query }),
    read: (ask: Ask, id: number) => ask<Details>(`${path}${id}/`),
    move: (ask: Ask, id: number, body: StatusChange<Status>) =>
      ask<Details>(`${path}${id}/${statusPath}/`, { method: 'PATCH', body }),
    /** The table of a list that is too long to be held in the browser. */
    file: (ask: AskForFile, query: Query) => ask(`${path}export/`, { query }),
  };
}

export const donationCalls = enquiryCalls<DonationInterest, DonationInterestDetails, DonationStatus, DonationQuery>(
  '/admin-donations/',
  'status',
);
export const contactCalls = enquiryCalls<ContactMessage, ContactMessageDetails, ContactStatus, ContactQuery>(
  '/admin-contacts/',
  'update',
);

/** The staff whom a donation interest can be given to. */
export const donationAssignees = (ask: Ask) => ask<Colleague[]>('/admin-donations/assignees/');
export const addDonationNote = (ask: Ask, id: number, body: { text: string }) =>
  ask<DonationInterestDetails>(`/admin-donations/${id}/notes/`, { method: 'POST', body });
export const changeFollowUp = (ask: Ask, id: number, body: FollowUpInput) =>
  ask<DonationInterestDetails>(`/admin-donations/${id}/follow-up/`, { method: 'PATCH', body });
/** Goes to the visitor by mail. */
export const replyToMessage = (ask: Ask, id: number, body: { text: string }) =>
  ask<ContactMessageDetails>(`/admin-contacts/${id}/replies/`, { method: 'POST', body });
