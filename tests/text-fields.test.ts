import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldNames } from '../domain/fields/field.ts';
import { kindOf } from '../domain/fields/field-kinds.ts';
import { everyPlainSubmission } from '../domain/submissions/registry.ts';
import { type NamedSchemas, schemasIn, takenBy } from './linear/schemas.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

let app: TestApp;
let taken: NamedSchemas;

beforeAll(async () => {
  app = await startTestApp({});
  taken = schemasIn(takenBy(app.endpoints));
});

afterAll(() => app.close());

/** The fields of several lines. Every other field is one line. */
const severalLines = new Set([
  'message',
  'text',
  'description',
  'content',
  'excerpt',
  'body',
  'quote',
  'sentence',
  'opening_hours',
  'instructions',
  'until_then',
  'points',
  'outcomes',
  'file',
  // Of forms that staff make, and whatever is answered to them.
  'choices',
  'consent',
  'thanks',
  'catchall',
  ...everyPlainSubmission.flatMap(({ fields }) => fieldNames(fields, (field) => kindOf(field).text === 'paragraphs')),
]);

/** One line all the same. */
const oneLine = new Set(['GET /search/records/ query.text', 'POST /payments/ body.text']);

/** Fields that are compared and neither stored as they are nor shown; and the field that only programs fill in. */
const neverShown = new Set(['password', 'current_password', 'token', 'refresh', 'challenge', 'otp', 'website']);

/** Kept as it was typed, for its writer alone: the form’s own schema reads it when it is saved. */
const keptAsTyped = /^PUT \/drafts\//;

const fieldOf = (name: string) => name.split('.').at(-1) ?? '';
const isSeveralLines = (name: string) => name.includes('.') && severalLines.has(fieldOf(name)) && !oneLine.has(name);

/** The free texts: not a choice of a list, a number or a moment. */
function writtenTexts(): [z.ZodString | z.ZodPipe, string][] {
  const written: [z.ZodString | z.ZodPipe, string][] = [];
  const piped = new Set([...taken.keys()].flatMap((schema) => (schema instanceof z.ZodPipe ? [schema.def.in] : [])));
  for (const [schema, name] of taken) {
    const isText =
      schema instanceof z.ZodString || (schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodString);
    if (isText && !piped.has(schema) && !neverShown.has(fieldOf(name)) && !keptAsTyped.test(name))
      written.push([schema, name]);
  }
  return written;
}

/** Begun in the ways that fields ask for: words, an address of a page, a mailbox, a name in an address. */
const beginnings = ['Aline', '/donate', 'https://site.example/', 'aline@site.example', 'a-b', 'start_date'];
const control = ['\n', '\r\n', '\r', '\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'];

test('a field of one line takes no line break and nothing that cannot be seen', () => {
  const faults = new Set<string>();
  for (const [schema, name] of writtenTexts()) {
    if (isSeveralLines(name)) continue;
    for (const character of control) {
      for (const beginning of beginnings) {
        const { data } = schema.safeParse(`${beginning}${character}b`);
        if (typeof data === 'string' && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(data)) faults.add(name);
      }
    }
  }
  expect([...faults]).toEqual([]);
  expect(writtenTexts().length).toBeGreaterThan(40);
});

test('a field of several lines keeps its line breaks and drops what cannot be seen', () => {
  const several = writtenTexts().filter(([, name]) => isSeveralLines(name));
  expect(several.length).toBeGreaterThan(10);
  for (const [schema, name] of several) {
    expect(schema.safeParse('One\n\ttwo\r\n\r\nthree\u0000\u0007\u001b\u007f!').data, name).toBe(
      'One\n\ttwo\r\n\r\nthree!',
    );
  }
});

test('input that is too long is refused before it is parsed', () => {
  const faults = [...taken].filter(([schema, name]) => {
    // A new password looks at its own length first.
    if (!(schema instanceof z.ZodString) || fieldOf(name) === 'password') return false;
    const checks = (schema.def.checks ?? []).map((check) => check._zod.def);
    const bound = checks.findIndex(({ check, abort }) => check === 'max_length' && abort === true);
    const close = checks.findIndex(({ check }) => check === 'custom' || check === 'string_format');
    return close !== -1 && (bound === -1 || bound > close);
  });
  expect(faults.map(([, name]) => name)).toEqual([]);
});

test('a tab out of a copied table is a space in a field of one line', async () => {
  const body = { name: 'Aline\tUwase', email: 'tab@example.org', subject: 'One\tline', message: 'A question.' };
  expect((await app.call('POST', '/contact/', body)).status).toBe(201);
  const stored = app.services.db.selectFrom('contact_messages').select(['name', 'subject']);
  expect(await stored.where('email', '=', body.email).executeTakeFirst()).toEqual({
    name: 'Aline Uwase',
    subject: 'One line',
  });
});

test('a line break in a title is answered with a text at the field', async () => {
  const body = { name: 'Aline\nBcc: you@example.org', email: 'a@example.org', subject: 'x', message: 'A question.' };
  const reply = await app.call('POST', '/contact/', body);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ errors: { name: ['Enter this on one line.'] } });
});
