import * as words from '#locale/dashboard/page-sections.ts';
import type { Block, BlockType } from '../../../domain/fields/blocks.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import { entryFieldsOf } from '../../../domain/fields/field-kinds.ts';
import { SECTION, sectionNamed } from '../../../domain/page-sections.ts';

const names: ReadonlyMap<string, string> = new Map(Object.entries(words.sections));

/** What staff call a block: the section of the page that it stands for, or its type. */
export function nameOfBlock({ type, part }: Block, { label }: BlockType): string {
  return (type === SECTION && typeof part === 'string' && names.get(part)) || label;
}

/** Some of the fields, by their names. */
const chosen = <All extends Fields>(fields: All, isChosen: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isChosen(name)));

/** The fields of a block that staff write: of a section those that mean something there. */
export function fieldsOfBlock({ type, part }: Block, { fields }: BlockType): Fields {
  if (type !== SECTION) return fields;
  const { takes = [], entries = [] } = (typeof part === 'string' && sectionNamed(part)) || {};
  const written: readonly string[] = takes;
  const ofEntries: readonly string[] = ['title', 'text', ...entries];
  return Object.fromEntries(
    Object.entries(chosen(fields, (name) => written.includes(name))).map(([name, field]) => {
      const inner = name === 'entries' ? entryFieldsOf(field) : undefined;
      if (!inner) return [name, field];
      const options = { ...field.options, fields: chosen(inner, (one) => ofEntries.includes(one)) };
      return [name, { ...field, options }];
    }),
  );
}
