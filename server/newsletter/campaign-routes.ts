import { z } from 'zod';
import {
  type Campaign,
  type CampaignInput,
  campaign,
  campaignInput,
  campaignPreview,
  campaignTexts,
  failedRecipients,
  sendInput,
} from '../../domain/campaign.ts';
import { identifier } from '../../domain/identifier.ts';
import { listQuery, MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { sanitise } from '../html/sanitise.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { type ResourceDescription, readEndpoint, rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { campaignMail } from './campaign-mail.ts';
import { campaignStore, listCampaigns } from './campaign-store.ts';
import { campaignText } from './campaign-text.ts';
import { unsubscribeLink, unsubscribeToken } from './links.ts';
import { listFailed } from './recipients.ts';
import { beginSending, resumeSending, stopSending, tryFailedAgain } from './sending.ts';

const path = '/newsletter/letters/';
const permissions = {
  view: 'newsletter.view',
  create: 'newsletter.send',
  edit: 'newsletter.send',
  delete: 'newsletter.send',
} as const;

/** What may be kept of a campaign: whatever an editor or a paste has put there, links and pictures are as mails take them. */
const cleaned = (input: CampaignInput, publicUrl: string) => ({
  ...input,
  content: sanitise(input.content, publicUrl),
});

/** The campaigns of the newsletter: writing, looking at, sending. */
export function campaignRoutes(services: Services): Endpoint[] {
  const { db, write } = services;
  const { publicUrl, secretKey } = services.config;
  const campaigns = {
    resource: 'newsletter',
    cacheTag: 'newsletter',
    path,
    singular: 'letter of the newsletter',
    record: campaign,
    input: campaignInput,
    store: {
      ...campaignStore,
      create: (all, input, now) => campaignStore.create(all, cleaned(input, publicUrl), now),
      update: (all, id, input, stamp) => campaignStore.update(all, id, cleaned(input, publicUrl), stamp),
    },
    permit(_currentUser, _input, before) {
      if (before && before.status !== 'draft') throw conflict(campaignTexts.written);
    },
    permissions,
  } as const satisfies ResourceDescription<Campaign, CampaignInput>;

  async function campaignOf(id: number): Promise<Campaign> {
    const found = await campaignStore.find(db, id);
    if (!found || found.deleted_at !== null) throw notFound();
    return found;
  }

  /** One step in the life of a campaign that takes nothing but its number. */
  const step = (name: string, summary: string, take: typeof stopSending): Endpoint =>
    endpoint({
      method: 'POST',
      path: `${path}{id}/${name}/`,
      access: 'newsletter.send',
      summary,
      parameters: identifier,
      reply: campaign,
      handle: async ({ currentUser, parameters }) => ({
        ...(await write(currentUser.userId, (unit) => take(unit, parameters.id))),
        can: rightsOf(currentUser, permissions),
      }),
    });

  return [
    endpoint({
      method: 'GET',
      path,
      access: 'newsletter.view',
      summary: 'Every letter, or those in the trash; the newest first',
      query: listQuery.pick({ trash: true }),
      reply: z.array(campaign),
      async handle({ currentUser, query }) {
        const can = rightsOf(currentUser, permissions);
        return (await listCampaigns(db, query.trash ?? false)).map((one) => ({ ...one, can }));
      },
    }),
    readEndpoint(services, campaigns),
    ...writeEndpoints(services, campaigns),
    endpoint({
      method: 'GET',
      path: `${path}{id}/preview/`,
      access: 'newsletter.view',
      summary: 'The letter as subscribers get it, with HTML and without',
      parameters: identifier,
      reply: campaignPreview,
      async handle({ parameters }) {
        const { subject, content } = await campaignOf(parameters.id);
        const shown = sanitise(content, publicUrl);
        return { subject, content: shown, text: campaignText(shown) };
      },
    }),
    endpoint({
      method: 'POST',
      path: `${path}{id}/test/`,
      access: 'newsletter.send',
      summary: 'Send the letter to oneself',
      parameters: identifier,
      reply: z.object({ recipient: z.string() }),
      async handle({ currentUser, parameters }) {
        const found = await campaignOf(parameters.id);
        const { email } = currentUser;
        const reader = { recipient: email, leaveLink: unsubscribeLink(publicUrl, unsubscribeToken(email, secretKey)) };
        await write(currentUser.userId, async (unit) => {
          const mail = campaignMail(found, reader, await readSiteSettings(unit.db), publicUrl);
          await unit.mail({ ...mail, subject: `[Test] ${mail.subject}` });
        });
        return { recipient: email };
      },
    }),
    endpoint({
      method: 'POST',
      path: `${path}{id}/send/`,
      access: 'newsletter.send',
      summary:
        'Send a draft to everybody who has confirmed; with the `updated_at` that was seen, only if it is still so',
      parameters: identifier,
      body: sendInput,
      reply: campaign,
      handle: async ({ currentUser, parameters, body }) => ({
        ...(await write(currentUser.userId, (unit) => beginSending(unit, parameters.id, body.updated_at))),
        can: rightsOf(currentUser, permissions),
      }),
    }),
    step('stop', 'Stop the sending; it can be resumed', stopSending),
    step('resume', 'Go on with a sending that was stopped', resumeSending),
    step('try-again', 'Send the mails again that the mail server has refused', tryFailedAgain),
    endpoint({
      method: 'GET',
      path: `${path}{id}/failed/`,
      access: 'newsletter.view',
      summary: 'The recipients whose mails the mail server has refused',
      parameters: identifier,
      query: listQuery.pick({ page: true, page_size: true }),
      reply: failedRecipients,
      async handle({ parameters: { id }, query }) {
        return asPage(await listFailed(db, id, sliceOf(query, MAX_PAGE_SIZE)), `${path}${id}/failed/`, query);
      },
    }),
  ];
}
