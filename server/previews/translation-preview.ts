import { z } from 'zod';
import { describedCollections } from '../../domain/collections/registry.ts';
import type { Outcome } from '../../domain/problem.ts';
import { staffText } from '../../domain/reply-text.ts';
import { offPage, recordPage } from '../../domain/translation/record-pages.ts';
import { type Translatable, type TranslatableName, translatables } from '../../domain/translation/translatable.ts';
import type { Translation, TranslationPreviewInput } from '../../domain/translation/translation.ts';
import type { ServedCollection } from '../collections/calls.ts';
import { collectionStore } from '../collections/store.ts';
import { summaryOf } from '../html/plain-text.ts';
import type { DirectCalls } from '../http/direct-calls.ts';
import type { TextsOfRecord } from '../http/dispatcher.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { badRequest, notAllowed, notFound } from '../http/http-error.ts';
import type { BuiltSite } from '../pages/public-pages.ts';
import type { Services } from '../services.ts';
import { translatedRecords } from '../translations/overlay.ts';
import { textCalled } from '../translations/texts-of-record.ts';
import { mayTranslate, viewTranslation } from '../translations/view.ts';
import { checkedText } from '../translations/write.ts';
import { type OwnPlace, ownPlaces } from './own-places.ts';
import { previewRenderer } from './render.ts';

// A translation as visitors would read it. The record may be one that visitors do not see yet, as a draft: the page is given
// it in place of what its call would answer.

/** Where a record is shown, the call that brings it there, and what that call says of it. */
interface Place {
  page: string;
  query?: Record<string, string> | undefined;
  /** The path of the call: of the record itself, or of the list it stands in. */
  call: string;
  isList?: true;
  visible: z.ZodType;
  record: object | undefined;
}

async function placeOf(services: Services, resource: TranslatableName, id: number): Promise<Place | undefined> {
  const { db } = services;
  const places: Partial<Record<TranslatableName, OwnPlace>> = ownPlaces(services);
  const own = places[resource];
  if (own) {
    const record = (await own.store.find(db, id)) ?? { id };
    return { page: own.page(record), query: own.query?.(id), call: own.call(record), visible: own.reply, record };
  }
  const collection: ServedCollection | undefined = describedCollections.find(({ name }) => name === resource);
  const page = recordPage(resource, String(id));
  if (!collection || page === undefined) return undefined;
  const { visible, path } = collection;
  const call = resource === 'announcements' ? '/announcements/active/' : path;
  const record = await collectionStore(services, collection).find(db, id);
  return { page, call, isList: true, visible, record };
}

const loaded = (reply: unknown): Outcome => ({ isRefused: false, reply });

const numbered = z.looseObject({ id: z.number() });
const listReply = z.union([z.array(numbered), z.looseObject({ results: z.array(numbered) })]);

/** The list with the record in it: where it stands already, otherwise before all others. */
function withRecord(reply: unknown, record: object, id: number): unknown {
  const list = listReply.parse(reply);
  if (!Array.isArray(list)) return { ...list, results: withRecord(list.results, record, id) };
  return list.some((one) => one.id === id) ? list : [record, ...list];
}

/** The settings of a site that offers the language, also where staff have not switched it on yet. */
function offering(reply: unknown, language: string): unknown {
  const settings = z.looseObject({ languages: z.array(z.string()) }).parse(reply);
  return settings.languages.includes(language)
    ? settings
    : { ...settings, languages: [...settings.languages, language] };
}

/** The texts as they would be published. Throws a 400 at the field for one that could not be saved. */
function textsOf(
  described: Translatable,
  translation: Translation,
  sent: TranslationPreviewInput['fields'],
  publicUrl: string,
): TextsOfRecord['texts'] {
  const { derived = {} } = described;
  const unknown = sent.find(({ name }) => !textCalled(described, name));
  if (unknown) throw badRequest(staffText('noField', unknown.name));
  const texts = new Map<string, { text: string; fingerprint: string | null }>();
  for (const { name, published, draft, fingerprint, state } of translation.fields) {
    const field = textCalled(described, name);
    const inForm = sent.find((one) => one.name === name);
    if (!field) continue;
    const text = checkedText(field, inForm?.text ?? draft ?? published ?? '', publicUrl);
    // Nothing translated: visitors read the source.
    if (text === '') continue;
    const isOutdated = state === 'outdated' && text === published && !inForm?.is_checked;
    texts.set(name, { text, fingerprint: isOutdated ? null : fingerprint });
    const made = derived[name];
    const summary = summaryOf(text);
    if (made && summary !== '') texts.set(made.name, { text: summary, fingerprint });
  }
  return texts;
}

/** The call that shows a translation to those who may write it. */
export function translationPreviewRoutes(
  services: Services,
  site: BuiltSite,
  directCalls: () => DirectCalls,
): Endpoint[] {
  const { db, config } = services;
  const render = previewRenderer(services, site, directCalls);
  return [
    implement(
      'POST /previews/translations/{resource}/{record}/{language}/',
      async ({ parameters: { resource, record, language }, body, currentUser }) => {
        const described = translatables.find((one) => one.resource === resource);
        if (!described) throw notFound();
        if (!mayTranslate(currentUser, described)) throw notAllowed();

        if (offPage(resource)) throw notFound();
        const translation = await viewTranslation(db, described, { record, language }, currentUser);
        const instead = { resource, record, texts: textsOf(described, translation, body.fields, config.publicUrl) };
        const id = Number(record);
        const place = await placeOf(services, resource, id);
        const page = place?.page ?? recordPage(resource, record);
        if (page === undefined) throw notFound();
        // A record whose list says more of it than the record does, as how many there are of a category, is in that list.
        const visible = place?.visible.safeParse(place.record);
        const shown =
          visible?.success && (await translatedRecords(services, resource, visible.data, language, instead));

        return render({
          page,
          ...(place?.query && { query: place.query }),
          language,
          instead,
          async answer(path, ask) {
            if (place && path === place.call && shown && !place.isList) return loaded(shown);
            const outcome = await ask();
            if (outcome.isRefused) return outcome;
            if (path === '/site-settings/') return loaded(offering(outcome.reply, language));
            if (path !== place?.call || !place.isList || typeof shown !== 'object' || shown === null) return outcome;
            return loaded(withRecord(outcome.reply, shown, id));
          },
        });
      },
    ),
  ];
}
