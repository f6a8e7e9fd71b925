import type { ContactMessage, ContactMessageDetails, ContactQuery, ContactStatus } from '../domain/contact-message.ts';
import type {
  DonationInterest,
  DonationInterestDetails,
  DonationQuery,
  DonationStatus,
} from '../domain/donation-interest.ts';
import type { Colleague, FollowUpInput, StatusChange } from '../domain/enquiry.ts';
import type { Page } from '../domain/listing.ts';
import type { ApiClient, FileClient, RequestOptions } from './request.ts';

// The staff's calls for enquiries. A file of its own: no visitor's browser is sent these.

/** The calls that are alike for donation interests and contact messages. */
function enquiryCalls<Enquiry, Details, Status extends string, Query extends RequestOptions['query']>(
  path: string,
  statusPath: string,
) {
  return {
    list: (request: ApiClient, query: Query) => request<Enquiry[] | Page<Enquiry>>(path, { query }),
    read: (request: ApiClient, id: number) => request<Details>(`${path}${id}/`),
    move: (request: ApiClient, id: number, body: StatusChange<Status>) =>
      request<Details>(`${path}${id}/${statusPath}/`, { method: 'PATCH', body }),
    /** The table of a list that is too long to be held in the browser. */
    file: (request: FileClient, query: Query) => request(`${path}export/`, { query }),
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
export const donationAssignees = (request: ApiClient) => request<Colleague[]>('/admin-donations/assignees/');
export const addDonationNote = (request: ApiClient, id: number, body: { text: string }) =>
  request<DonationInterestDetails>(`/admin-donations/${id}/notes/`, { method: 'POST', body });
export const changeFollowUp = (request: ApiClient, id: number, body: FollowUpInput) =>
  request<DonationInterestDetails>(`/admin-donations/${id}/follow-up/`, { method: 'PATCH', body });
/** Goes to the visitor by mail. */
export const replyToMessage = (request: ApiClient, id: number, body: { text: string }) =>
  request<ContactMessageDetails>(`/admin-contacts/${id}/replies/`, { method: 'POST', body });
