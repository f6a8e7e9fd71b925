import type { Field, Fields } from '../../domain/fields/field.ts';
import type { TextForm } from '../../domain/fields/field-kinds.ts';
import { isPlace } from '../../domain/fields/group.ts';
import { fieldsOfEachEntry, fieldsWithin } from '../../domain/fields/within.ts';
import { type Translatable, type TranslatableField, translatableField } from '../../domain/translation/translatable.ts';
import { sanitise } from '../html/sanitise.ts';

// Which texts a record has: those of its fields, and those of the entries of its lists, each by the entry's id.

/** A text of a record as it is stored and shown: HTML is cleaned. */
export const cleanText = (kind: TextForm, text: string, publicUrl: string): string =>
  kind === 'html' ? sanitise(text, publicUrl) : text;

/** The texts of the entries. In a list that was translated before entries had ids, another may have stood in the place of one. */
const textsOfEntries = (lists: Fields, record: object): TranslatableField[] =>
  Array.from(fieldsWithin(lists, record)).flatMap(({ path, field, label, isByPlace }) => {
    const text = translatableField(path, field);
    const isOfBlock = lists[path.split('-')[0] ?? '']?.kind === 'blocks';
    return text
      ? { ...text, label, ...(isOfBlock && { mayFollow: true }), ...(isByPlace && { isShownOnlyIfCurrent: true }) }
      : [];
  });

/** The texts that a record has. Those of entries are called by the places at which staff see them. */
export const textsOfRecord = ({ fields, lists }: Translatable, record: object): readonly TranslatableField[] =>
  lists ? [...fields, ...textsOfEntries(lists, record)] : fields;

/**
 * Whether what is written is of a text that the record has. The translation of an entry which is gone is of no account until the
 * entry is back.
 */
export const isPresent = (
  { lists = {} }: Translatable,
  { fields }: { fields: readonly TranslatableField[] },
  { field }: { field: string },
): boolean => !Object.hasOwn(lists, field.split('-')[0] ?? '') || fields.some(({ name }) => name === field);

/** The text of an entry that is called so, by its id and its name, perhaps in a list within it. */
function calledWithin(list: Field, [id = '', name = '', ...inner]: readonly string[]): TranslatableField | undefined {
  if (!/^[a-z0-9]+$/.test(id)) return undefined;
  for (const fields of fieldsOfEachEntry(list)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const found = field && (inner.length === 0 ? translatableField(name, field) : calledWithin(field, inner));
    if (found) return isPlace(id) ? { ...found, isShownOnlyIfCurrent: true } : found;
  }
  return undefined;
}

/** The text that has this name in some record, be it there or not. One of an entry is called by its list. */
export function textCalled({ fields, lists = {} }: Translatable, name: string): TranslatableField | undefined {
  const [key = '', ...within] = name.split('-');
  const list = Object.hasOwn(lists, key) ? lists[key] : undefined;
  const found = list && calledWithin(list, within);
  return found ? { ...found, name, label: list.label } : fields.find((one) => one.name === name);
}
