import SwaggerParser from '@apidevtools/swagger-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '../../domain/api/api.ts';
import { methodAndPath, namedCalls } from '../../domain/api/call.ts';
import { languages } from '../../domain/languages.ts';
import { openApiDocument } from './document.ts';

const calls = namedCalls(api);
const made = openApiDocument(calls, 'https://intambwe.example');

/** The document as other programs get it, so that nothing they change is changed in ours. */
const document = () => JSON.parse(JSON.stringify(made));

/** The same with everything in place that it refers to. */
const whole = z
  .object({ paths: z.record(z.string(), z.looseObject({})) })
  .parse(await SwaggerParser.dereference(document()));

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(z.looseObject({ name: z.string() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});

const at = (method: string, path: string) => operation.parse(whole.paths[path]?.[method.toLowerCase()]);
const ofKey = (key: string) => {
  const { method, path } = methodAndPath(key);
  return at(method, path);
};
const operations = calls.map((call) => ({ ...call, ...at(call.method, call.path) }));

test('is valid by the rules of OpenAPI 3.1', async () => {
  expect(made.openapi).toBe('3.1.0');
  await SwaggerParser.validate(document());
});

test('is no longer than programs like to read, as every schema with a name stands in it once', () => {
  const text = JSON.stringify(made);
  // As dense as 300 KiB were with 326 calls: more calls make it longer, not each of them.
  expect(text.length / calls.length).toBeLessThan((300 * 1024) / 326);
  for (const name of ['Post', 'StaffPost', 'Event', 'StaffEvent', 'TeamMember', 'Problem', 'Instant', 'Day']) {
    expect(made.components.schemas).toHaveProperty(name);
    expect(text).toContain(`{"$ref":"#/components/schemas/${name}"}`);
  }
  expect(text.match(/"format":"date(-time)?"/g)).toHaveLength(2);
  expect(text).not.toContain('[{},{"type"');
});

test('names every call by itself, as functions are called', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(calls.length);
  expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]*)*$/.test(id))).toEqual([]);
  const named = (key: string) => ofKey(key).operationId;
  expect(
    [
      'GET /posts/',
      'GET /posts/{id}/',
      'POST /posts/',
      'PUT /posts/{id}/',
      'DELETE /posts/{id}/',
      'POST /posts/{id}/restore/',
      'GET /versions/{collection}/{id}/{version}/',
      'POST /events/{id}/registrations/',
      'GET /gallery-categories/{id}/',
      'POST /gifts/{id}/take-back/',
      'GET /site-settings/',
      'GET /admin-contacts/export/',
    ].map(named),
  ).toEqual([
    'listPosts',
    'getPost',
    'createPost',
    'updatePost',
    'deletePost',
    'restorePost',
    'getRecordVersion',
    'registerForEvent',
    'getGalleryCategory',
    'takeBackGift',
    'getSiteSettings',
    'exportAdminContacts',
  ]);
});

test('says what each group of calls is for', () => {
  const described = made.tags.filter(({ description }) => description !== '').map(({ name }) => name);
  expect(new Set(described)).toEqual(new Set(operations.flatMap(({ tags }) => tags)));
  expect(described).toHaveLength(made.tags.length);
});

test('declares the language wherever a reply is put into one, and nowhere else among calls for visitors', () => {
  for (const { access, method, path, translated, parameters } of operations) {
    const language = parameters.find(({ name }) => name === 'language');
    // The search finds texts in every language, and those in this one first.
    const isSearch = path === '/search/';
    if (translated || isSearch)
      expect({ method, path, language }).toMatchObject({ language: { schema: { enum: languages } } });
    else if (access === 'public') expect({ method, path, language }).toEqual({ method, path });
  }
});

test('declares that a record may not be there, also where the body names it', () => {
  const keys = ['GET /posts/{id}/', 'POST /previews/posts/', 'POST /previews/events/', 'POST /event-registrations/'];
  for (const key of keys) expect({ key, ...ofKey(key) }).toHaveProperty('responses.404');
  expect(at('GET', '/posts/').responses).not.toHaveProperty('404');
});

test('says what may be sent to change an event: all of it, or whether it is active', () => {
  const { requestBody } = at('PUT', '/events/{id}/');
  expect(requestBody?.content['application/json']?.schema).toMatchObject({
    anyOf: [
      { allOf: [{ properties: { title: {}, start_date: {} } }, { properties: { tell: {} } }] },
      { properties: { is_active: {}, tell: {} }, required: ['is_active'] },
    ],
  });
  for (const { method, path, requestBody } of operations) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) {
      expect({ method, path, says: Object.keys(schema) }).not.toMatchObject({ says: [] });
    }
  }
});
