import { z } from 'zod';
import { formTaken } from '../form.ts';
import { paymentRequestForm, paymentRequestTaken } from '../giving/payment-request.ts';
import {
  ownPledge,
  pledge,
  pledgeDetails,
  pledgeInterestInput,
  pledgeQuery,
  pledgeRequest,
  pledgeStatusInput,
  pledgeTaken,
  staffPledgeInput,
} from '../giving/pledge.ts';
import { identifier } from '../identifier.ts';
import { pageOf } from '../listing.ts';
import { TABLE_TYPES, tableQuery } from '../table-file.ts';
import { defineCalls } from './call.ts';

/** The secret of a link: the giver's own. */
const linkParameters = z.object({ token: z.string().max(60) });

/** Pledges: made by visitors, seen by their givers at a secret address, and by staff. */
export const pledgeCalls = defineCalls({
  'POST /pledges/': {
    access: 'public',
    summary: 'Pledge to give an amount, once or each month',
    body: pledgeRequest,
    reply: pledgeTaken,
    status: 201,
  },
  'GET /own-pledges/{token}/': {
    access: 'public',
    summary: 'The pledge of whoever has this link',
    parameters: linkParameters,
    reply: ownPledge,
  },
  'POST /own-pledges/{token}/cancel/': {
    access: 'public',
    summary: 'Cancel the pledge of whoever has this link',
    parameters: linkParameters,
    reply: formTaken,
  },
  'POST /own-pledges/{token}/reopen/': {
    access: 'public',
    summary: 'Take back that a pledge was cancelled, for whoever has this link',
    parameters: linkParameters,
    reply: formTaken,
  },
  'POST /own-pledges/{token}/request/': {
    access: 'public',
    summary: 'Ask a telephone to pay what is outstanding of a pledge; 404 where no operator can',
    parameters: linkParameters,
    body: paymentRequestForm,
    reply: paymentRequestTaken,
    status: 202,
  },
  'POST /own-pledges/{token}/receipt/': {
    access: 'public',
    summary: 'Send the receipts of a pledge to its giver once more',
    parameters: linkParameters,
    reply: formTaken,
  },
  'GET /projects/progress/': {
    access: 'public',
    summary: 'What has come in for each project whose progress visitors may see, in the smallest unit',
    reply: z.array(z.object({ id: z.int(), received: z.int() })),
  },
  'GET /pledges/': {
    access: 'pledges.view',
    summary: 'Every pledge, the newest first',
    query: pledgeQuery,
    reply: pageOf(pledge),
  },
  'GET /pledges/export/': {
    access: 'pledges.export',
    summary: 'All that the search and the filters leave, as a table for a spreadsheet',
    query: z.intersection(pledgeQuery, tableQuery),
    file: TABLE_TYPES,
  },
  'GET /pledges/{id}/': {
    access: 'pledges.view',
    summary: 'One pledge',
    parameters: identifier,
    reply: pledgeDetails,
  },
  'POST /pledges/by-staff/': {
    access: 'pledges.create',
    summary: 'Enter the pledge of somebody who called or came',
    body: staffPledgeInput,
    reply: pledge,
    status: 201,
  },
  'POST /pledges/{id}/new-link/': {
    access: 'pledges.edit',
    summary: 'Give one pledge a new link. The one from before ends, and those of its receipts',
    parameters: identifier,
    reply: pledge,
  },
  'PATCH /pledges/{id}/interest/': {
    access: 'pledges.edit',
    summary: 'Say that a pledge follows the donation interest that is proposed for it',
    parameters: identifier,
    body: pledgeInterestInput,
    reply: pledge,
  },
  'PATCH /pledges/{id}/status/': {
    access: 'pledges.edit',
    summary: 'Cancel one pledge, or open it again',
    parameters: identifier,
    body: pledgeStatusInput,
    reply: pledge,
  },
});
