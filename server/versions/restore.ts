import type { LeftOut, versionedCollections } from '../../domain/collections/versioned.ts';
import { entryFieldsOf, heldValues } from '../../domain/fields/field-kinds.ts';
import { uploadOf } from '../../domain/fields/file.ts';
import type { Language } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import { cut } from '../../domain/text.ts';
import { fieldsWords } from '../audit/described.ts';
import { HttpError } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import { withoutGoneFiles, withoutGoneRecords } from './gone.ts';
import { isSame } from './same.ts';

export type Versioned = (typeof versionedCollections)[number];

/** Values of fields by their names. */
export type FieldValues = Record<string, unknown>;

/** Fields, each with a text about it. */
type Said = Map<string, string>;

/** Characters of a value that is said. */
const MAX_SAID = 100;

/** What is wrong with which fields, of a change that was refused for them alone. */
function refusedFields(error: unknown, { fields }: Versioned): Said {
  const refused: Said = new Map();
  const { errors = {} } = error instanceof HttpError && error.status === 400 ? error.problem : {};
  for (const [name, field] of Object.entries(fields)) {
    const upload = uploadOf(field)?.upload;
    // What is wrong in an entry of a list is said there: at `fun_facts.0.value`.
    const inEntry = Object.keys(errors).find((path) => path.startsWith(`${name}.`));
    const [said] = errors[name] ?? errors[upload ?? ''] ?? errors[inEntry ?? ''] ?? [];
    if (said !== undefined) refused.set(name, upload === undefined ? said : staffText('fileGone'));
  }
  return refused;
}

/** What a version holds as far as it can be brought back, and what is said of the fields that cannot. */
interface Restorable {
  values: FieldValues;
  said: Said;
}

interface Versions {
  kept: FieldValues;
  now: FieldValues;
  /** The record was written in another language then: its words do not take the place of those of now. */
  hasOtherWords: boolean;
}

/** Whether visitors read it, or a part of it, in their own language. */
const hasWords = (field: Versioned['fields'][string]): boolean =>
  field.translated === true || Object.values(entryFieldsOf(field) ?? {}).some(({ translated }) => translated);

/** The fields that come back with this one, or not at all. */
const groupOf = ({ together = [] }: Versioned, name: string) => (together.includes(name) ? together : [name]);

/** Leaves a field as it is, with those that make no sense without it, and says so where they are otherwise now. */
function leave(collection: Versioned, { values, said }: Restorable, now: FieldValues, name: string, reason: string) {
  for (const one of groupOf(collection, name)) {
    if (one === name || (one in values && !isSame(values[one], now[one]))) said.set(one, reason);
    delete values[one];
  }
}

/**
 * Takes out what the record has no more, files and records that are gone, and what would show visitors again what somebody has
 * hidden: a speaker who no longer agrees to be quoted.
 */
async function restorable(
  { db, config }: Pick<Services, 'db' | 'config'>,
  collection: Versioned,
  { kept, now, hasOtherWords }: Versions,
): Promise<Restorable> {
  const { fields, visibility: { flags = [] } = {}, staying = [] } = collection;
  const values = Object.fromEntries(Object.entries(kept).filter(([name]) => name in fields));
  const restored: Restorable = { values, said: new Map() };
  if (hasOtherWords) {
    for (const [name, field] of Object.entries(fields)) {
      if (hasWords(field) && name in values && !isSame(values[name], now[name]))
        leave(collection, restored, now, name, staffText('writtenInOtherLanguage'));
    }
  }
  for (const flag of flags) {
    if (!staying.includes(flag) && now[flag] === false && values[flag] === true)
      leave(collection, restored, now, flag, staffText('notShownAgain'));
  }
  for (const name of staying) {
    if (name in values && !isSame(values[name], now[name]))
      leave(collection, restored, now, name, staffText('notChangedByRestoring'));
  }
  const gone = [
    { left: await withoutGoneFiles(db, config.publicUrl, fields, values), all: 'fileGone', some: 'filesInTextGone' },
    { left: await withoutGoneRecords(db, fields, values, now), all: 'choiceGone', some: 'someChoicesGone' },
  ] as const;
  for (const { left, all, some } of gone) {
    for (const [name, value] of left) {
      if (value === undefined) leave(collection, restored, now, name, staffText(all));
      else {
        values[name] = value;
        restored.said.set(name, staffText(some));
      }
    }
  }
  return restored;
}

/**
 * Changes a record to what a version holds. A field whose value is refused, as its file is gone or another record has its name by
 * now, stays as it is, and the change is made without it. Throws what the change throws for any other reason.
 */
export async function restoreWith<Changed extends object>(
  services: Pick<Services, 'db' | 'config'>,
  collection: Versioned,
  versions: Versions,
  change: (values: FieldValues) => Promise<Changed>,
): Promise<{ changed: Changed; said: Said }> {
  const { now } = versions;
  const restored = await restorable(services, collection, versions);
  const { values, said } = restored;
  for (;;) {
    try {
      const changed = await change({ ...now, ...values });
      const after = heldValues(collection.fields, changed);
      for (const [name, value] of Object.entries(values)) {
        if (!isSame(after[name], value) && !said.has(name))
          said.set(name, staffText('restoredOtherwise', cut(String(after[name] ?? ''), MAX_SAID)));
      }
      return { changed, said };
    } catch (error) {
      const refused = [...refusedFields(error, collection)].filter(([name]) =>
        groupOf(collection, name).some((one) => one in values),
      );
      if (refused.length === 0) throw error;
      for (const [name, reason] of refused) leave(collection, restored, now, name, reason);
    }
  }
}

/** The fields that did not come back as they were, and why, in words of that language. */
export const saidInWords = ({ name, fields }: Versioned, said: Said, language: Language): LeftOut[] =>
  Object.entries(fields).flatMap(([field, { label }]) => {
    const reason = said.get(field);
    if (reason === undefined) return [];
    return { field: fieldsWords(language)[name]?.fields[field]?.label ?? label, reason: worded(reason, language) };
  });
