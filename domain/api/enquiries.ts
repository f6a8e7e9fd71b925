import { z } from 'zod';
import {
  contactMessage,
  contactMessageDetails,
  contactMessageRequest,
  contactQuery,
  contactReplyInput,
  contactStatusChange,
} from '../contact-message.ts';
import {
  donationBoard,
  donationBoardQuery,
  donationInterest,
  donationInterestDetails,
  donationInterestRequest,
  donationNoteInput,
  donationQuery,
  donationStatusChange,
} from '../donation-interest.ts';
import { colleague, followUpInput } from '../enquiry.ts';
import { formTaken } from '../form.ts';
import { identifier } from '../identifier.ts';
import { defineCalls } from './call.ts';
import { enquiryCallsOf } from './enquiry-calls.ts';

export const contactContract = {
  path: '/admin-contacts/',
  statusPath: 'update',
  singular: 'contact message',
  enquiry: contactMessage,
  details: contactMessageDetails,
  query: contactQuery,
  change: contactStatusChange,
  permissions: {
    view: 'contacts.view',
    edit: 'contacts.edit',
    delete: 'contacts.delete',
    export: 'contacts.export',
  },
} as const;

export const donationContract = {
  path: '/admin-donations/',
  statusPath: 'status',
  singular: 'donation interest',
  enquiry: donationInterest,
  details: donationInterestDetails,
  query: donationQuery,
  change: donationStatusChange,
  permissions: {
    view: 'donations.view',
    edit: 'donations.edit',
    delete: 'donations.delete',
    export: 'donations.export',
  },
} as const;

/** Contact messages and donation interests: sent by visitors, handled by staff. */
export const enquiryCalls = defineCalls({
  ...enquiryCallsOf(contactContract),
  ...enquiryCallsOf(donationContract),
  'POST /contact/': {
    access: 'public',
    summary: 'Send the organisation a message',
    body: contactMessageRequest,
    reply: formTaken,
    status: 201,
  },
  'POST /donation/interest/': {
    access: 'public',
    summary: 'Tell the organisation of an interest in donating',
    body: donationInterestRequest,
    reply: formTaken,
    status: 201,
  },
  'POST /admin-contacts/{id}/replies/': {
    access: 'contacts.edit',
    summary: 'Answer one contact message by mail; it is then read',
    parameters: identifier,
    body: contactReplyInput,
    reply: contactMessageDetails,
    status: 201,
  },
  'GET /admin-donations/assignees/': {
    access: 'donations.view',
    summary: 'The staff whom a donation interest can be given to',
    reply: z.array(colleague),
  },
  'GET /admin-donations/board/': {
    access: 'donations.view',
    summary: 'The donation interests by status, the newest of each, and how many there are',
    query: donationBoardQuery,
    reply: donationBoard,
  },
  'POST /admin-donations/{id}/notes/': {
    access: 'donations.edit',
    summary: 'Write a note about one donation interest',
    parameters: identifier,
    body: donationNoteInput,
    reply: donationInterestDetails,
    status: 201,
  },
  'PATCH /admin-donations/{id}/follow-up/': {
    access: 'donations.edit',
    summary: 'Say who sees to one donation interest, and when something should happen next',
    parameters: identifier,
    body: followUpInput,
    reply: donationInterestDetails,
  },
});
