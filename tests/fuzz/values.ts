import fc from 'fast-check';
import type { Schema } from './document.ts';
import { oddName, oddValue } from './odd.ts';

/** One value of this many is odd: a body of ten fields is still accepted more often than not. */
const ONE_OF = 40;

const moments = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const byFormat: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.oneof(
    fc.emailAddress(),
    fc.nat(9).map((number) => `staff${number}@example.org`),
  ),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
  date: moments.map((moment) => moment.slice(0, 10)),
  'date-time': moments,
  time: moments.map((moment) => moment.slice(11, 16)),
  'json-string': fc.json(),
};

function matching(pattern: string): fc.Arbitrary<unknown> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // A lookahead cannot be inverted.
    return undefined;
  }
}

function texts({ format = '', pattern, minLength = 0, maxLength = 5000 }: Schema): fc.Arbitrary<unknown> {
  const known = byFormat[format] ?? (pattern === undefined ? undefined : matching(pattern));
  if (known) return known;
  const ordinary = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) });
  const atTheEdge = fc
    .constantFrom(minLength - 1, minLength, maxLength, maxLength + 1)
    .map((length) => 'é'.repeat(Math.max(0, length)));
  const html = fc.constantFrom('<p>Murakaza neza</p>', '<p><b><i>x</p></b>', '<img src=x onerror=y>');
  return fc.oneof({ arbitrary: ordinary, weight: 12 }, { arbitrary: atTheEdge, weight: 1 }, html);
}

/** Numbers are mostly those of records that are there. */
function numbers({ type, minimum = -10, maximum = 2 ** 31 }: Schema): fc.Arbitrary<unknown> {
  const few = fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, Math.max(minimum, 0) + 12) });
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1);
  const any = type === 'integer' ? fc.integer({ min: minimum, max: Math.max(minimum, maximum) }) : fc.double();
  return fc.oneof({ arbitrary: few, weight: 10 }, edges, any);
}

function objects({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valuesOf(property)] as const),
  );
  const whole = fc.record(fields, { requiredKeys: [...required] });
  const partial = fc.record(fields, { requiredKeys: [] });
  const extended = fc.tuple(whole, fc.array(fc.tuple(oddName, oddValue), { minLength: 1, maxLength: 3 }));
  const isMap = typeof additionalProperties === 'object' && Object.keys(properties).length === 0;
  if (isMap) return fc.dictionary(fc.string({ maxLength: 12 }), valuesOf(additionalProperties), { maxKeys: 5 });
  return fc.oneof(
    { arbitrary: whole, weight: 16 },
    { arbitrary: partial, weight: 2 },
    extended.map(([body, more]) => Object.fromEntries([...Object.entries(body), ...more])),
  );
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice)));
  const [all] = schema.allOf ?? [];
  if (all !== undefined) return valuesOf(all);
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(
        valuesOf(typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : true),
        {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? 4, 4),
        },
      );
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return texts(schema);
    default:
      return fc.oneof(fc.nat(20), fc.string({ maxLength: 20 }), fc.boolean());
  }
}

/** Values that a schema takes, with a few among them that it does not. */
export function valuesOf(schema: Schema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return oddValue;
  return fc.oneof({ arbitrary: fitting(schema), weight: ONE_OF - 1 }, { arbitrary: oddValue, weight: 1 });
}

/** A value where only text can stand. */
export const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
