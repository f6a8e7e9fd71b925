import type { AuditChange } from '../../domain/audit.ts';
import { cut } from '../../domain/text.ts';

/** Characters of one value that the log shows. */
const MAX_VALUE_LENGTH = 300;

/** The same of a list: long enough for every permission there is, which the reader compares one by one. */
const MAX_LIST_LENGTH = 2000;

/** Fields that change with every write, or say nothing to a reader. */
const untold = new Set(['id', 'created_at', 'updated_at', 'deleted_at', 'can']);

/** The records of a list, by their names where they have one. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('name' in value && typeof value.name === 'string') return value.name;
  return JSON.stringify(value);
}

/** A value in words; null for nothing. */
function inWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.length === 0 ? null : cut(value.map(nameOf).join(', '), MAX_LIST_LENGTH);
  return cut(nameOf(value), MAX_VALUE_LENGTH);
}

/** `first_name` as a reader sees it: `First name`; `is_active`: `Active`. */
function fieldInWords(field: string): string {
  const words = field.replace(/^is_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A record as the log keeps it: JSON of an object. */
export function readRecord(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? {} : JSON.parse(json);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The differences, field by field. A deleted record lists none: it is as it was. */
export function changesBetween(before: string | null, after: string | null): AuditChange[] {
  if (after === null) return [];
  const [old, present] = [readRecord(before), readRecord(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(present)])].filter((field) => !untold.has(field));
  return fields
    .map((field) => ({ field: fieldInWords(field), before: inWords(old[field]), after: inWords(present[field]) }))
    .filter((change) => change.before !== change.after);
}
