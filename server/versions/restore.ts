import type { LeftOut, versionedCollections } from '../../domain/collections/versioned.ts';
import { heldValues } from '../../domain/fields/field-kinds.ts';
import { uploadOf } from '../../domain/fields/file.ts';
import type { Language } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import { cut } from '../../domain/text.ts';
import { fieldsWords } from '../audit/described.ts';
import { HttpError } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import { withoutGoneFiles } from './gone-files.ts';

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

/**
 * Takes out what the record has no more, files that the library has no more, and what would show visitors again what somebody has hidden: a
 * speaker who no longer agrees to be quoted.
 */
async function restorable(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { fields, visibility: { flag } = {} }: Versioned,
  { kept, now }: { kept: FieldValues; now: FieldValues },
): Promise<Restorable> {
  const values = Object.fromEntries(Object.entries(kept).filter(([name]) => name in fields));
  const said: Said = new Map();
  if (flag !== undefined && now[flag] === false && values[flag] === true) {
    delete values[flag];
    said.set(flag, staffText('notShownAgain'));
  }
  for (const [name, left] of await withoutGoneFiles(db, config.publicUrl, fields, values)) {
    said.set(name, staffText(left === undefined ? 'fileGone' : 'filesInTextGone'));
    if (left === undefined) delete values[name];
    else values[name] = left;
  }
  return { values, said };
}

/**
 * Changes a record to what a version holds. A field whose value is refused, as its file is gone or another record has its name by
 * now, stays as it is, and the change is made without it. Throws what the change throws for any other reason.
 */
export async function restoreWith<Changed extends object>(
  services: Pick<Services, 'db' | 'config'>,
  collection: Versioned,
  { kept, now }: { kept: FieldValues; now: FieldValues },
  change: (values: FieldValues) => Promise<Changed>,
): Promise<{ changed: Changed; said: Said }> {
  const { values, said } = await restorable(services, collection, { kept, now });
  for (;;) {
    try {
      const changed = await change({ ...now, ...values });
      const after = heldValues(collection.fields, changed);
      for (const [name, value] of Object.entries(values)) {
        if (JSON.stringify(after[name]) !== JSON.stringify(value) && !said.has(name))
          said.set(name, staffText('restoredOtherwise', cut(String(after[name] ?? ''), MAX_SAID)));
      }
      return { changed, said };
    } catch (error) {
      const refused = [...refusedFields(error, collection)].filter(([name]) => name in values);
      if (refused.length === 0) throw error;
      for (const [name, reason] of refused) {
        delete values[name];
        said.set(name, reason);
      }
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
