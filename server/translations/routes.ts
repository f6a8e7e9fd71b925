import { campaignStatus, campaignTexts } from '../../domain/campaign.ts';
import { type Language, mainLanguage } from '../../domain/languages.ts';
import { type Translatable, type TranslatableName, translatables } from '../../domain/translation/translatable.ts';
import type { Translation } from '../../domain/translation/translation.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { conflict, notAllowed, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { readTranslationBoard, summaryOfRecord } from './board.ts';
import { readTranslation } from './read-translation.ts';
import { readSource } from './sources.ts';
import { keepTranslation, readTranslationVersion, translationVersions } from './versions.ts';
import { mayRead, mayTranslate, presentTranslation, viewTranslation } from './view.ts';
import { beginWrite, publishDrafts, type TranslationWrite, withdraw, writeDrafts } from './write.ts';

/** The resource with this name. Throws a 403 for one that the current user may not do this with. */
function allowed(
  resource: TranslatableName,
  currentUser: CurrentUser,
  isAllowed: (currentUser: CurrentUser, described: Translatable) => boolean,
): Translatable {
  const described = translatables.find((one) => one.resource === resource);
  if (!described) throw notFound();
  if (!isAllowed(currentUser, described)) throw notAllowed();
  return described;
}

/** Throws a 409 for a newsletter that is to go out as it is, is being sent, or was: its later readers would get another one than the first. */
async function expectDraft(db: Database, record: string): Promise<void> {
  const campaigns = db
    .selectFrom('newsletter_campaigns')
    .select(['status', 'send_at', 'missed'])
    .where('id', '=', Number(record));
  const campaign = await campaigns.executeTakeFirst();
  if (campaign && campaignStatus(campaign) === 'scheduled') throw conflict(campaignTexts.scheduled);
  if (campaign && campaign.status !== 'draft') throw conflict(campaignTexts.written);
}

const mayPublish = (currentUser: CurrentUser, { publish }: Translatable) => may(currentUser, publish);

/** Writes a record in another language, where all of it is published in that one. */
type ChangePlaces = (unit: UnitOfWork, described: Translatable, record: string, to: Language) => Promise<unknown>;

/** The calls of translators: the board, and side by side. */
export function translationRoutes(services: Services, changePlaces: ChangePlaces): Endpoint[] {
  const { db, write, config } = services;
  const { publicUrl } = config;
  /** Changes a translation in one transaction, with its line in the audit log, and answers it as it is then. */
  const change = (
    currentUser: CurrentUser,
    described: Translatable,
    { record, language }: Pick<Translation, 'record' | 'language'>,
    work: (write: TranslationWrite) => Promise<string | undefined>,
  ) =>
    write(currentUser.userId, async (unit) => {
      await holdLock(unit, 'translations');
      const before = await readTranslation(unit.db, described, { record, language });
      if (!before || before.source.language === language) throw notFound();
      if (described.resource === 'newsletter') await expectDraft(unit.db, record);
      const write = beginWrite(before, { unit, currentUser, publicUrl });
      const action = await work(write);
      if (action !== undefined) await keepTranslation(write);
      const after = await presentTranslation(unit.db, { ...before, rows: write.rows }, currentUser);
      if (action !== undefined) {
        await unit.audit({
          action,
          resource: described.resource,
          resourceId: /^\d+$/.test(record) ? Number(record) : null,
          after: { title: after.title, language },
        });
      }
      // What is written in another language than the main one, and is now translated into it, changes places.
      if (language === mainLanguage()) await changePlaces(unit, described, record, language);
      return after;
    });

  return [
    implement('GET /translations/', ({ query, currentUser }) => readTranslationBoard(db, query, currentUser)),
    implement('GET /translations/{resource}/{record}/', async ({ parameters: { resource, record }, currentUser }) => {
      const described = allowed(resource, currentUser, mayRead);
      const source = await readSource(db, described, record);
      if (!source) throw notFound();
      const summary = await summaryOfRecord(db, described, record);
      const { languages: beside } = await readSiteSettings(db);
      const offered = [mainLanguage(), ...beside].filter((code) => code !== source.language);
      return {
        ...(summary ?? {
          resource,
          record,
          noun: described.noun,
          title: source.title,
          written_in: source.language,
          translations: [],
        }),
        offered,
      };
    }),
    implement('GET /translations/{resource}/{record}/{language}/', ({ parameters, currentUser }) =>
      viewTranslation(db, allowed(parameters.resource, currentUser, mayRead), parameters, currentUser),
    ),
    implement('PUT /translations/{resource}/{record}/{language}/', ({ parameters, body, currentUser }) => {
      const described = allowed(parameters.resource, currentUser, body.publish ? mayPublish : mayTranslate);
      return change(currentUser, described, parameters, async (write) => {
        const changed = await writeDrafts(write, body.fields);
        if (body.publish) await publishDrafts(write, { sent: body.fields, changed });
        if (body.publish) return 'publish_translation';
        return changed.length > 0 ? 'translate' : undefined;
      });
    }),
    implement('POST /translations/{resource}/{record}/{language}/withdraw/', ({ parameters, currentUser }) =>
      change(currentUser, allowed(parameters.resource, currentUser, mayPublish), parameters, async (write) => {
        await withdraw(write);
        return 'withdraw_translation';
      }),
    ),
    implement('GET /translations/{resource}/{record}/{language}/versions/', async ({ parameters, currentUser }) => {
      const described = allowed(parameters.resource, currentUser, mayRead);
      if (!(await readSource(db, described, parameters.record))) throw notFound();
      return translationVersions(db, parameters.resource, parameters);
    }),
    implement(
      'GET /translations/{resource}/{record}/{language}/versions/{version}/',
      async ({ parameters: { resource, record, language, version }, currentUser }) => {
        const described = allowed(resource, currentUser, mayRead);
        const source = await readSource(db, described, record);
        if (!source) throw notFound();
        return readTranslationVersion(db, resource, source, { language, version }, publicUrl);
      },
    ),
  ];
}
