import type { TextForm } from '../../domain/fields/field-kinds.ts';
import { isPlace } from '../../domain/fields/group.ts';
import type { Translatable, TranslatableField, TranslatableList } from '../../domain/translation/translatable.ts';
import { sanitise } from '../html/sanitise.ts';

// Which texts a record has: those of its fields, and those of the entries of its lists, each by the entry's id.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const idOf = (entry: unknown): unknown => (isObject(entry) ? entry.id : undefined);

/** The value under this key of a record, or the entry of a list with this id. */
const within = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.find((entry) => idOf(entry) === key);
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
};

/** The text there; empty where there is none. */
export function textAt(record: object, name: string): string {
  const value = name.split('-').reduce<unknown>(within, record);
  return typeof value === 'string' ? value : '';
}

/** The record with another text there. What lies around it is copied, nothing is changed. */
export function withText<Record extends object>(record: Record, name: string, text: string): Record;
export function withText(record: object, name: string, text: string): object {
  const [key = '', ...rest] = name.split('-');
  if (rest.length === 0) return { ...record, [key]: text };
  if (Array.isArray(record))
    return record.map((entry) => (idOf(entry) === key ? withText(entry, rest.join('-'), text) : entry));
  const inner = within(record, key);
  return isObject(inner) ? { ...record, [key]: withText(inner, rest.join('-'), text) } : record;
}

/** A text of a record as it is stored and shown: HTML is cleaned. */
export const cleanText = (kind: TextForm, text: string, publicUrl: string): string =>
  kind === 'html' ? sanitise(text, publicUrl) : text;

/** A text of the entry with this id. In a list that was translated before entries had ids, another may have stood in its place. */
const ofEntry = (
  { name }: TranslatableList,
  id: string,
  field: TranslatableField,
  label: string,
): TranslatableField => ({
  ...field,
  name: `${name}-${id}-${field.name}`,
  label,
  ...(isPlace(id) && { isShownOnlyIfCurrent: true }),
});

const textsOfEntries = (list: TranslatableList, record: object): TranslatableField[] => {
  const entries = within(record, list.name);
  return (Array.isArray(entries) ? entries : []).flatMap((entry, place) =>
    list.fields.map((field) =>
      ofEntry(list, String(idOf(entry)), field, `${list.label}: ${field.label.toLowerCase()} ${place + 1}`),
    ),
  );
};

/** The texts that a record has. Those of entries are called by the places at which staff see them. */
export const textsOfRecord = ({ fields, lists }: Translatable, record: object): readonly TranslatableField[] =>
  lists ? [...fields, ...lists.flatMap((list) => textsOfEntries(list, record))] : fields;

/**
 * Whether what is written is of a text that the record has. The translation of an entry which is gone is of no account until the
 * entry is back.
 */
export const isPresent = (
  { lists = [] }: Translatable,
  { fields }: { fields: readonly TranslatableField[] },
  { field }: { field: string },
): boolean => !lists.some(({ name }) => field.startsWith(`${name}-`)) || fields.some(({ name }) => name === field);

/** The text that has this name in some record, be it there or not. One of an entry is called by its list. */
export function textCalled({ fields, lists = [] }: Translatable, name: string): TranslatableField | undefined {
  const [key, id = '', inner] = name.split('-');
  const list = lists.find((one) => one.name === key);
  const field = list?.fields.find((one) => one.name === inner);
  if (!list || !field) return fields.find((one) => one.name === name);
  return /^[a-z0-9]+$/.test(id) ? ofEntry(list, id, field, list.label) : undefined;
}
