import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

const byFormat: Record<string, string> = {
  email: 'somebody@example.org',
  uri: 'https://example.org/',
  date: '2026-12-01',
  'date-time': '2026-12-01T08:00:00.000Z',
  uuid: '2f0b9d0e-7d3c-4a57-9a6e-3f1f3a7b6c11',
};

/** Text that most fields take: long enough, not too long, and the same each time. */
function anyText({ format = '', minLength = 0, maxLength = 100 }: Schema): string {
  return byFormat[format] ?? 'umusozi w’izuba '.repeat(Math.ceil(minLength / 16) + 1).slice(0, maxLength);
}

function anyOf(schema: Schema | boolean): unknown {
  if (typeof schema === 'boolean') return null;
  if ('default' in schema) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice !== undefined) return anyOf(choice);
  if (schema.type === 'object') return anyObject(schema);
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return anyText(schema);
}

function anyObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, anyOf(properties[name] ?? true)]));
}

/** A body that the schema most likely takes, made from its required fields. */
export function anyBody(schema: z.ZodType): Record<string, unknown> {
  return anyObject(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}
