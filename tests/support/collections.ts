import { z } from 'zod';
import type { Collection } from '../../domain/collections/collection.ts';
import type { Field } from '../../domain/collections/field.ts';
import type { Value } from '../../server/database/collection-tables.ts';
import { worded } from '../../server/http/reply-words.ts';
import { MORNING } from './test-app.ts';

// Test data of a collection, made from its descriptor: a new collection is tried like the others.

type Body = Record<string, Value>;

/** A value that the field takes. `{picture}` and `{document}` stand for the numbers of files of the library. */
function valueFor({ control, label }: Field, isVisible: boolean): Value {
  switch (control.kind) {
    case 'checkbox':
      return isVisible;
    case 'day':
      return MORNING.slice(0, 10);
    case 'moment':
      return null;
    case 'choice':
      return control.options[0]?.value;
    case 'icon':
      return control.icons[0];
    case 'slug':
      return '';
    case 'number':
    case 'position':
      return 7;
    case 'dial':
      return '*123#';
    case 'picture':
    case 'document':
      return `{${control.kind}}`;
    case 'link':
    case 'target':
      return 'https://example.org/one';
    default:
      return `${label} one`;
  }
}

/** The input for a record that visitors see, or one that they do not. */
export const bodyFor = ({ fields }: Pick<Collection, 'fields'>, isVisible = true): Body =>
  Object.fromEntries(fields.map((field) => [field.name, valueFor(field, isVisible)]));

/** Another text for each field of text. */
export const changeFor = ({ fields }: Pick<Collection, 'fields'>): Body =>
  Object.fromEntries(
    fields.flatMap(({ name, control, label }) =>
      control.kind === 'line' || control.kind === 'paragraphs' ? [[name, `${label} two`]] : [],
    ),
  );

/** The fields without which no record is made, and nothing else. */
export const requiredFor = ({ fields }: Pick<Collection, 'fields'>): Body =>
  bodyFor({
    fields: fields.filter(({ input, control }) => control.kind === 'document' || !input.safeParse(undefined).success),
  });

/** The errors of an empty form, by field. */
export function missingIn({ input }: Pick<Collection, 'input'>): Record<string, string[]> {
  const { issues } = input.safeParse({}).error ?? { issues: [] };
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), [worded(message, 'en')]]));
}

/** Its fields of text, with the characters that each takes. */
export const textsOf = ({ fields }: Pick<Collection, 'fields'>): Record<string, number> =>
  Object.fromEntries(
    fields.flatMap(({ name, control, input }) => {
      if (control.kind !== 'line' && control.kind !== 'paragraphs') return [];
      return [[name, z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).maxLength ?? 0]];
    }),
  );
