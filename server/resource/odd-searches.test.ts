import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '../../domain/api/api.ts';
import { namedCalls } from '../../domain/api/call.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

/** What people type, and what means something in the languages of databases and of indexes. */
const odd = [
  "don't",
  'n’ubwo',
  '"unclosed',
  '"',
  '(',
  '*',
  '=',
  '@',
  '\\',
  '%',
  '_',
  '100 %',
  'NOT meeting',
  'NEAR(a b)',
  'col:meeting',
  'text : "x"',
  '{about}',
  'multi-agent',
  '20.04',
  'É',
  '🙂',
  'a\tb',
];

const hasSearch = (query: z.ZodType | undefined) =>
  query !== undefined &&
  Object.keys(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}).find((name) =>
    ['search', 'text'].includes(name),
  );

/** Every call that searches, by its path and the name of its parameter. */
const searches = [...namedCalls(api)].flatMap(({ method, path, query, file }) => {
  const parameter = method === 'GET' && file === undefined ? hasSearch(query) : undefined;
  return parameter ? [{ path, parameter }] : [];
});

eachDatabase('a search', (app) => {
  let access: string;
  let event: number;

  beforeAll(async () => {
    ({ access } = await signedIn(app, { isSuperuser: true }));
    const times = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T09:00:00.000Z' };
    event = (await (await app.call('POST', '/events/', { title: 'Meeting', ...times }, access)).json()).id;
    await app.call('POST', '/announcements/', { title: 'A "quoted" \\ meeting (100 %)', message: "Don't" }, access);
    await app.call('POST', '/posts/', { title: 'Secret zanzibar', status: 'draft' }, access);
  });

  test('there are searches', () => {
    expect(searches.length).toBeGreaterThan(15);
  });

  test.each(searches)('of $path finds what was typed, or nothing', async ({ path, parameter }) => {
    for (const text of odd) {
      const address = `${path.replace(/\{\w+\}/, String(event))}?${parameter}=${encodeURIComponent(text)}`;
      const { status } = await app.call('GET', address, undefined, access);
      // One letter is too little for the search over everything, and is told so.
      const isShort = path === '/search/records/' && [...text].length < 2;
      expect(status, address).toBe(isShort ? 400 : 200);
    }
  });

  test('of the log and of a list finds signs as letters', async () => {
    for (const path of ['/announcements/', '/audit/']) {
      const found = async (text: string) => {
        const reply = await app.call('GET', `${path}?page=1&search=${encodeURIComponent(text)}`, undefined, access);
        return (await reply.json()).count > 0;
      };
      expect([await found('"quoted"'), await found('(100'), await found("don't"), await found('%')]).not.toContain(
        false,
      );
      expect([await found('"quote"'), await found('quo*'), await found('quoted OR nobody')]).not.toContain(true);
    }
  });

  test('of a visitor finds no draft, and of who may not read it nothing', async () => {
    for (const { path, parameter } of searches.filter((one) => !one.path.includes('{'))) {
      const reply = await app.call('GET', `${path}?${parameter}=zanzibar`);
      if (reply.status === 200) expect(await reply.text(), path).not.toMatch(/Secret zanzibar/);
      else expect(reply.status).toBe(401);
    }
    const other = await signedIn(app, { permissions: ['contacts.view'] });
    expect((await app.call('GET', '/audit/?search=zanzibar', undefined, other.access)).status).toBe(403);
    expect(await (await app.call('GET', '/search/records/?text=zanzibar', undefined, other.access)).json()).toEqual([]);
  });
});
