import type { TranslationLanguage } from '../../domain/languages.ts';
import { type Translatable, translatables } from '../../domain/translation/translatable.ts';
import { BUNDLE_PART, type BundlePart, type BundleQuery } from '../../domain/translation/translation.ts';
import type { Database } from '../database/open.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { notAllowed, notFound } from '../http/http-error.ts';
import { type BundledRecord, bundleOf, fileOf, nameInBundle, recordCalled } from './bundle.ts';
import { canBeCalled, eachSources, fingerprintsOf, hasTexts, type Stretch } from './sources.ts';
import { byField, readRows } from './store.ts';
import { mayTranslate, stateOf } from './view.ts';

// Texts for translators outside. The records have one order, that of the board; a part is a stretch of it, so that each
// record is read once to find the parts, and once for its own.

/** Where the record with this name is: among which of the chosen kinds, and what it is called there. Throws a 404. */
function placeIn(chosen: readonly Translatable[], name: string) {
  const called = recordCalled(name);
  if (!called || !chosen.includes(called.described) || !canBeCalled(called.described, called.record)) throw notFound();
  return { index: chosen.indexOf(called.described), record: called.record };
}

/** The stretches of all kinds that one part goes through. */
function stretchesOf(chosen: readonly Translatable[], { from, until }: BundlePart): [Translatable, Stretch][] {
  const begin = from === undefined ? undefined : placeIn(chosen, from);
  const end = until === undefined ? undefined : placeIn(chosen, until);
  return chosen.flatMap((described, index): [Translatable, Stretch][] => {
    if (index < (begin?.index ?? 0) || index > (end?.index ?? index)) return [];
    const stretch = {
      from: index === begin?.index ? begin.record : undefined,
      until: index === end?.index ? end.record : undefined,
    };
    return [[described, stretch]];
  });
}

/** The records in this state that may be translated, with their texts, one by one. Throws a 403 for who may translate none. */
async function* bundledRecords(
  db: Database,
  language: TranslationLanguage,
  { resource, state, ...part }: BundleQuery,
  currentUser: CurrentUser,
): AsyncGenerator<BundledRecord> {
  const chosen = translatables.filter(
    (described) => mayTranslate(currentUser, described) && (resource === undefined || described.resource === resource),
  );
  if (chosen.length === 0) throw notAllowed();
  for (const [described, stretch] of stretchesOf(chosen, part)) {
    for await (const sources of eachSources(db, described, stretch)) {
      const records = sources.map(({ record }) => record);
      const found = await readRows(db, { resource: described.resource, records, language });
      const rowsOf = Map.groupBy(found, ({ record }) => record);
      for (const source of sources) {
        const rows = byField(rowsOf.get(source.record) ?? []);
        const fingerprints = fingerprintsOf(source);
        if (!hasTexts(fingerprints)) continue;
        if (state === undefined || stateOf(described, fingerprints, rows) === state) yield { described, source, rows };
      }
    }
  }
}

/** The texts that may be translated, as a file. */
export async function exportBundle(...asked: Parameters<typeof bundledRecords>): Promise<string> {
  const [, language] = asked;
  const files: string[] = [];
  for await (const record of bundledRecords(...asked)) files.push(fileOf(record));
  return bundleOf(language, files);
}

/** The parts of the texts, each of at most so many characters unless a single record has more. At least one. */
export async function partsOf(...asked: Parameters<typeof bundledRecords>): Promise<BundlePart[]> {
  const parts: BundlePart[] = [];
  let part: BundlePart = {};
  let room = BUNDLE_PART;
  let isEmpty = true;
  for await (const record of bundledRecords(...asked)) {
    const { length } = fileOf(record);
    if (length > room && !isEmpty) {
      const name = nameInBundle(record);
      parts.push({ ...part, until: name });
      part = { from: name };
      room = BUNDLE_PART;
    }
    room -= length;
    isEmpty = false;
  }
  return [...parts, part];
}
