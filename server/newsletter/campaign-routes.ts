import { campaignContract } from '../../domain/api/newsletter.ts';
import { type Campaign, type CampaignInput, campaignTexts } from '../../domain/campaign.ts';
import { campaignFields } from '../../domain/campaign-fields.ts';
import { mainLanguage } from '../../domain/languages.ts';
import { MAX_PAGE_SIZE, MAX_STAFF_LIST } from '../../domain/listing.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { sanitise } from '../html/sanitise.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { type ResourceDescription, readEndpoint, rightsOf, writeEndpoints } from '../resource/endpoints.ts';
import { asArrayOrPage, asPage, sliceOf } from '../resource/listing.ts';
import { withRights } from '../resource/public-list.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { campaignMail } from './campaign-mail.ts';
import { campaignStore, findCampaign, listCampaigns } from './campaign-store.ts';
import { campaignText } from './campaign-text.ts';
import { unsubscribeToken } from './mails.ts';
import { listFailed } from './recipients.ts';
import { schedule, unschedule } from './scheduled.ts';
import { beginSending, resumeSending, stopSending, tryFailedAgain } from './sending.ts';

const { path, permissions } = campaignContract;

/** The campaigns of the newsletter: writing, looking at, sending. */
export function campaignRoutes(services: Services): Endpoint[] {
  const { db, write } = services;
  const { publicUrl, secretKey } = services.config;
  const campaigns = {
    ...campaignContract,
    resource: 'newsletter',
    cacheTag: 'newsletter',
    fields: campaignFields,
    store: campaignStore(publicUrl),
    permit(_currentUser, _input, before) {
      if (before?.status === 'scheduled') throw conflict(campaignTexts.scheduled);
      if (before && before.status !== 'draft') throw conflict(campaignTexts.written);
    },
  } as const satisfies ResourceDescription<Campaign, CampaignInput>;

  async function campaignOf(id: number): Promise<Campaign> {
    const found = await findCampaign(db, id);
    if (!found || found.deleted_at !== null) throw notFound();
    return found;
  }

  /** One step in the life of a campaign. */
  const step =
    (take: typeof stopSending) =>
    async ({ currentUser, parameters }: { currentUser: CurrentUser; parameters: { id: number } }) => ({
      ...(await write(currentUser.userId, (unit) => take(unit, parameters.id))),
      can: rightsOf(currentUser, permissions),
    });

  return [
    implement('GET /newsletter/campaigns/', async ({ currentUser, query }) => {
      const listed = await listCampaigns(db, query, sliceOf(query, MAX_STAFF_LIST));
      return asArrayOrPage(withRights(listed, currentUser, permissions), path, query);
    }),
    readEndpoint(services, campaigns),
    ...writeEndpoints(services, campaigns),
    implement('GET /newsletter/campaigns/{id}/preview/', async ({ parameters }) => {
      const { subject, content } = await campaignOf(parameters.id);
      const shown = sanitise(content, publicUrl);
      return { subject, content: shown, text: campaignText(shown) };
    }),
    implement('POST /newsletter/campaigns/{id}/test/', async ({ currentUser, parameters }) => {
      const found = await campaignOf(parameters.id);
      const { email } = currentUser;
      const { testSubject } = catalogues[currentUser.language].staffMails;
      const reader = { recipient: email, language: mainLanguage(), leaveToken: unsubscribeToken(email, secretKey) };
      await write(currentUser.userId, async (unit) => {
        const mail = campaignMail(found, reader, await readSiteSettings(unit.db), publicUrl);
        await unit.mail({ ...mail, subject: testSubject(mail.subject) });
      });
      return { recipient: email };
    }),
    implement('POST /newsletter/campaigns/{id}/send/', async ({ currentUser, parameters, body }) => ({
      ...(await write(currentUser.userId, (unit) => beginSending(unit, parameters.id, body.updated_at))),
      can: rightsOf(currentUser, permissions),
    })),
    implement('POST /newsletter/campaigns/{id}/schedule/', async ({ currentUser, parameters, body }) => ({
      ...(await write(currentUser.userId, (unit) => schedule(unit, parameters.id, body, services.config.timeZone))),
      can: rightsOf(currentUser, permissions),
    })),
    implement('POST /newsletter/campaigns/{id}/unschedule/', step(unschedule)),
    implement('POST /newsletter/campaigns/{id}/stop/', step(stopSending)),
    implement('POST /newsletter/campaigns/{id}/resume/', step(resumeSending)),
    implement('POST /newsletter/campaigns/{id}/try-again/', step(tryFailedAgain)),
    implement('GET /newsletter/campaigns/{id}/failed/', async ({ parameters: { id }, query }) => {
      return asPage(await listFailed(db, id, sliceOf(query, MAX_PAGE_SIZE)), `${path}${id}/failed/`, query);
    }),
  ];
}
