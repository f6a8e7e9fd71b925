import { type Language, mainLanguage } from '../../../domain/languages.ts';
import { type Translatable, translatables } from '../../../domain/translation/translatable.ts';
import type { Database } from '../../../server/database/open.ts';
import type { CurrentUser } from '../../../server/http/current-user.ts';
import { notAllowed, notFound } from '../../../server/http/http-error.ts';
import { AT_ONCE, canBeCalled, orderNumberOf, readSources, recordAt } from '../../../server/translations/sources.ts';
import { statesUpToDate } from '../../../server/translations/states.ts';
import { readTranslationRows, rowsByField } from '../../../server/translations/store.ts';
import { mayTranslate } from '../../../server/translations/view.ts';
import { BUNDLE_PART, type BundlePart, type BundleQuery } from '../domain/bundle.ts';
import { bundleEnd, bundleHead, fileOf, nameInBundle, recordCalled } from './bundle.ts';

// Texts for translators outside. The records have one order, that of the board; a part is a stretch of it.

/** Lengths that are read at once. */
const LENGTHS_AT_ONCE = 5000;

/** What is asked for: of which language, and in which state. */
interface Asked extends Pick<BundleQuery, 'state'> {
  language: Language;
}

/** Records of one resource: from one on, and before another. */
interface Stretch {
  described: Translatable;
  from?: number | undefined;
  until?: number | undefined;
}

/** The kinds that may be translated. Throws a 403 for who may translate none. */
function chosenBy(currentUser: CurrentUser, resource: BundleQuery['resource']): readonly Translatable[] {
  const chosen = translatables.filter(
    (described) => mayTranslate(currentUser, described) && (resource === undefined || described.resource === resource),
  );
  if (chosen.length === 0) throw notAllowed();
  return chosen;
}

/** Where the record with this name is: among which of the chosen kinds, and at which number there. Throws a 404. */
function placeIn(chosen: readonly Translatable[], name: string) {
  const called = recordCalled(name);
  if (!called || !chosen.includes(called.described) || !canBeCalled(called.described, called.record)) throw notFound();
  return { index: chosen.indexOf(called.described), number: orderNumberOf(called.described, called.record) };
}

/** The stretches of all kinds that one part goes through. */
function stretchesOf(chosen: readonly Translatable[], { from, until }: BundlePart): Stretch[] {
  const begin = from === undefined ? undefined : placeIn(chosen, from);
  const end = until === undefined ? undefined : placeIn(chosen, until);
  return chosen.flatMap((described, index): Stretch[] => {
    if (index < (begin?.index ?? 0) || index > (end?.index ?? index)) return [];
    const from = index === begin?.index ? begin.number : undefined;
    return [{ described, from, until: index === end?.index ? end.number : undefined }];
  });
}

/** The records of a stretch, some at a time. */
async function* recordsOf(db: Database, { described, from, until }: Stretch, { language, state }: Asked, most: number) {
  let list = db
    .selectFrom('translation_states')
    .select(['number', 'length'])
    .where('resource', '=', described.resource)
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .limit(most);
  if (state !== undefined) list = list.where('state', '=', state);
  if (until !== undefined) list = list.where('number', '>', until);
  let next = from === undefined ? list : list.where('number', '<=', from);
  for (;;) {
    const found = await next.execute();
    if (found.length > 0) yield found;
    const last = found.at(-1);
    if (!last || found.length < most) return;
    next = list.where('number', '<', last.number);
  }
}

/** The records of a stretch as they stand in a file, one by one. */
async function* filesOf(db: Database, stretch: Stretch, asked: Asked): AsyncGenerator<string> {
  const { described } = stretch;
  const { resource } = described;
  for await (const some of recordsOf(db, stretch, asked, AT_ONCE)) {
    const records = some.map(({ number }) => recordAt(described, number));
    const found = await readTranslationRows(db, { resource, records, language: asked.language });
    const rowsOf = Map.groupBy(found, ({ record }) => record);
    for (const source of await readSources(db, described, records)) {
      // A file is translated from one language.
      if (source.language !== mainLanguage()) continue;
      yield `${fileOf({ described, source, rows: rowsByField(rowsOf.get(source.record) ?? []) })}\n`;
    }
  }
}

/** The texts that may be translated, as a file that is made as it is read. */
export async function exportBundle(
  db: Database,
  language: Language,
  { resource, state, ...part }: BundleQuery,
  currentUser: CurrentUser,
): Promise<AsyncGenerator<Uint8Array>> {
  const stretches = stretchesOf(chosenBy(currentUser, resource), part);
  await statesUpToDate(db);
  return (async function* () {
    yield Buffer.from(bundleHead(language));
    for (const stretch of stretches) {
      for await (const file of filesOf(db, stretch, { language, state })) yield Buffer.from(file);
    }
    yield Buffer.from(bundleEnd);
  })();
}

/** The parts of the texts, each of at most so many characters unless a single record has more. At least one. */
export async function exportParts(
  db: Database,
  language: Language,
  { resource, state }: BundleQuery,
  currentUser: CurrentUser,
): Promise<BundlePart[]> {
  const chosen = chosenBy(currentUser, resource);
  await statesUpToDate(db);
  const parts: BundlePart[] = [];
  let part: BundlePart = {};
  let room = BUNDLE_PART;
  let isEmpty = true;
  for (const described of chosen) {
    for await (const some of recordsOf(db, { described }, { language, state }, LENGTHS_AT_ONCE)) {
      for (const { number, length } of some) {
        if (length > room && !isEmpty) {
          const name = nameInBundle(described, recordAt(described, number));
          parts.push({ ...part, until: name });
          part = { from: name };
          room = BUNDLE_PART;
        }
        room -= length;
        isEmpty = false;
      }
    }
  }
  return [...parts, part];
}
