import type { AuditChange } from '../../domain/audit.ts';
import type { Language } from '../../domain/languages.ts';
import { cut } from '../../domain/text.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { fieldsWords } from './described.ts';
import type { LoggedEntry } from './store.ts';

/** Characters of one value that the log shows. */
const MAX_VALUE_LENGTH = 300;

/** The same of a list: long enough for every permission there is, which the reader compares one by one. */
const MAX_LIST_LENGTH = 2000;

/** Fields that change with every write, or say nothing to a reader. */
const untold = new Set(['id', 'created_at', 'updated_at', 'deleted_at', 'can']);

/** The records of a list, by their names where they have one. An entry of the settings says what its fields say. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('name' in value && typeof value.name === 'string') return value.name;
  const { id, ...values }: { id?: unknown } = value;
  if (typeof id === 'string') return Object.values(values).join(' · ');
  return JSON.stringify(value);
}

/** Fields whose values are codes. */
const coded = new Set(['status', 'event_type']);

/** A value in words of the language; null for nothing. */
function inWords(field: string, value: unknown, language: Language): string | null {
  const { yes, no, states }: { yes: string; no: string; states: Readonly<Record<string, string>> } =
    catalogues[language].logFields;
  if (value === undefined || value === null || value === '') return null;
  if (value === true) return yes;
  if (value === false) return no;
  if (coded.has(field) && typeof value === 'string') return states[value] ?? value;
  if (Array.isArray(value)) return value.length === 0 ? null : cut(value.map(nameOf).join(', '), MAX_LIST_LENGTH);
  return cut(nameOf(value), MAX_VALUE_LENGTH);
}

/** What the reader calls a field. One that has no word is made of its name: `first_name` becomes `First name`. */
function fieldInWords(resource: string, field: string, language: Language): string {
  const { fields }: { fields: Readonly<Record<string, string>> } = catalogues[language].logFields;
  const known = fieldsWords(language)[resource]?.fields[field]?.label ?? fields[field];
  if (known !== undefined) return known;
  const words = field.replace(/^is_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A record as the log keeps it: JSON of an object. */
export function readRecord(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? {} : JSON.parse(json);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The differences, field by field, in words of the language. A deleted record lists none: it is as it was. */
export function changesBetween(
  { resource, before, after }: Pick<LoggedEntry, 'resource' | 'before' | 'after'>,
  language: Language,
): AuditChange[] {
  if (after === null) return [];
  const [old, present] = [readRecord(before), readRecord(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(present)])].filter((field) => !untold.has(field));
  return fields
    .map((field) => ({
      field: fieldInWords(resource, field, language),
      before: inWords(field, old[field], language),
      after: inWords(field, present[field], language),
    }))
    .filter((change) => change.before !== change.after);
}
