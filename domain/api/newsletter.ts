import { z } from 'zod';
import {
  campaign,
  campaignInput,
  campaignPreview,
  campaignQuery,
  failedRecipients,
  listedCampaign,
  scheduleInput,
  sendInput,
} from '../campaign.ts';
import { formTaken } from '../form.ts';
import { identifier } from '../identifier.ts';
import { arrayOrPage, listQuery, pageOf } from '../listing.ts';
import { newsletterRequest, newsletterToken } from '../newsletter.ts';
import { subscriber, subscriberCounts, subscriberQuery } from '../subscriber.ts';
import { TABLE_TYPES, tableQuery } from '../table-file.ts';
import { defineCalls } from './call.ts';
import { resourceCalls } from './resource.ts';

export const campaignContract = {
  path: '/newsletter/campaigns/',
  singular: 'campaign of the newsletter',
  record: campaign,
  input: campaignInput,
  permissions: {
    view: 'newsletter.view',
    create: 'newsletter.send',
    edit: 'newsletter.send',
    delete: 'newsletter.send',
  },
} as const;

/** One step in the life of a campaign that takes nothing but its number. */
const step = { access: 'newsletter.send', parameters: identifier, reply: campaign } as const;

/** The newsletter: asking for it and leaving it, its subscribers and its campaigns. */
export const newsletterCalls = defineCalls({
  ...resourceCalls(campaignContract),
  'POST /newsletter/': {
    access: 'public',
    summary: 'Ask for the newsletter; a link that confirms it goes by mail',
    body: newsletterRequest,
    reply: formTaken,
    status: 202,
  },
  'POST /newsletter/confirm/': {
    access: 'public',
    summary: 'Subscribe, with the secret out of the mail',
    body: newsletterToken,
    reply: formTaken,
  },
  'POST /newsletter/unsubscribe/': {
    access: 'public',
    summary: 'Unsubscribe from the newsletter, with the secret out of a mail',
    body: newsletterToken,
    reply: formTaken,
  },
  'GET /newsletter/subscribers/': {
    access: 'subscribers.view',
    summary: 'Everybody who asked for the newsletter, in pages',
    query: subscriberQuery,
    reply: pageOf(subscriber),
  },
  'GET /newsletter/subscribers/counts/': {
    access: 'newsletter.view',
    summary: 'How many have asked, confirmed and left',
    reply: subscriberCounts,
  },
  'GET /newsletter/subscribers/export/': {
    access: 'subscribers.export',
    summary: 'All of them as a file; noted in the audit log',
    query: subscriberQuery.pick({ search: true, status: true }).extend(tableQuery.shape),
    file: TABLE_TYPES,
  },
  'GET /newsletter/campaigns/': {
    access: 'newsletter.view',
    summary: 'Every campaign, or those in the trash; the newest first',
    query: campaignQuery,
    reply: arrayOrPage(listedCampaign),
  },
  'GET /newsletter/campaigns/{id}/preview/': {
    access: 'newsletter.view',
    summary: 'The campaign as subscribers get it, with HTML and without',
    parameters: identifier,
    reply: campaignPreview,
  },
  'POST /newsletter/campaigns/{id}/test/': {
    access: 'newsletter.send',
    summary: 'Send the campaign to oneself',
    parameters: identifier,
    reply: z.object({ recipient: z.string() }),
  },
  'POST /newsletter/campaigns/{id}/send/': {
    access: 'newsletter.send',
    summary: 'Send a draft to everybody who has confirmed; with the `updated_at` that was seen, only if it is still so',
    parameters: identifier,
    body: sendInput,
    reply: campaign,
  },
  'POST /newsletter/campaigns/{id}/schedule/': {
    access: 'newsletter.send',
    summary: 'Let a draft go out at a time, or at another time than it was to; its text stays as it is until then',
    parameters: identifier,
    body: scheduleInput,
    reply: campaign,
  },
  'POST /newsletter/campaigns/{id}/unschedule/': {
    ...step,
    summary: 'Take the time away at which it was to go out: it is a draft again',
  },
  'POST /newsletter/campaigns/{id}/stop/': {
    ...step,
    summary: 'Stop the sending; it can be resumed',
  },
  'POST /newsletter/campaigns/{id}/resume/': {
    ...step,
    summary: 'Go on with a sending that was stopped',
  },
  'POST /newsletter/campaigns/{id}/try-again/': {
    ...step,
    summary: 'Send the mails again that the mail server has refused',
  },
  'GET /newsletter/campaigns/{id}/failed/': {
    access: 'subscribers.view',
    summary: 'The recipients whose mails the mail server has refused',
    parameters: identifier,
    query: listQuery.pick({ page: true, page_size: true }),
    reply: failedRecipients,
  },
});
