import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../domain/api/api.ts';
import { namedCalls } from '../../domain/api/call.ts';
import type { Permission } from '../../domain/permission.ts';
import { sampleRoles } from '../../server/sample/roles.ts';
import { signedIn } from '../support/signed-in.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type AccessRow, accessRows, callers, type Expected } from './table.ts';

/** An id that no record has, so that a permitted call finds nothing to change. */
const NOBODYS = '2147483646';
const agent = new Agent({ keepAlive: true });
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const rows = await accessRows();
const calls = rows.filter(({ path }) => path.startsWith('/api/') && !/\/(docs|openapi\.json)$/.test(path));
const paths = [...new Set(calls.map(({ path }) => path))];

/** Other ways to write an address, and whether it is still the same address. */
const spellings: { name: string; same: boolean; spell(path: string): string }[] = [
  { name: 'without its slash', same: true, spell: (path) => path.replace(/\/$/, '') },
  { name: 'with a step aside and back', same: true, spell: (path) => path.replace('/api/', '/api/aside/../') },
  { name: 'with a double slash in front', same: false, spell: (path) => path.replace('/api/', '/api//') },
  { name: 'with a double slash at its end', same: false, spell: (path) => `${path}/` },
  { name: 'with its first slash as %2F', same: false, spell: (path) => path.replace('/api/', '/api%2F') },
  { name: 'with its last slash as %2F', same: false, spell: (path) => path.replace(/\/$/, '%2F') },
  { name: 'in capitals', same: false, spell: (path) => path.replace(/(?<=\/api\/).*/, (rest) => rest.toUpperCase()) },
];

describe('who may call what', () => {
  let app: TestApp;
  const access = new Map<string, string | undefined>();

  beforeAll(async () => {
    app = await startTestApp();
    const as = async (permissions: readonly Permission[]) => (await signedIn(app, { permissions })).access;
    for (const { name, permissions } of sampleRoles) access.set(name, await as(permissions));
    access.set('nobody', undefined);
    access.set('no role', await as([]));
    access.set('superuser', (await signedIn(app, { isSuperuser: true })).access);
  });

  afterAll(async () => {
    agent.destroy();
    await app.close();
  });

  const hasBody = (method: string) => ['POST', 'PUT', 'PATCH'].includes(method);

  /** Through the HTTP front, where a spelling could be taken for another; the path goes out exactly as it is. */
  function sendAnonymously(method: string, path: string): Promise<number> {
    const headers = hasBody(method) ? { 'content-type': 'application/json' } : {};
    return new Promise((resolve, reject) => {
      const sent = request(`${app.url}`, { method, path, headers, agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      // The server may have ended a connection that nobody used for some seconds.
      sent.on('error', (error) => (sent.reusedSocket ? resolve(sendAnonymously(method, path)) : reject(error)));
      sent.end(hasBody(method) ? '[]' : undefined);
    });
  }

  /** The HTTP front passes on requests with a token as they are, so it is left out here. */
  async function send(method: string, path: string, currentUser: string): Promise<number> {
    const address = path.replaceAll(/\{\w+\}/g, NOBODYS);
    const token = access.get(currentUser);
    if (token === undefined) return sendAnonymously(method, address);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = hasBody(method) ? '[]' : null;
    const { status } = await app.app.fetch(new Request(`${app.url}${address}`, { method, headers, body }));
    return status;
  }

  /** The table's answer for this call; a method that it does not name is allowed to nobody. */
  function expected(method: string, path: string, currentUser: string): Expected | '405' {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const row = calls.find((one) => one.path === path && one.method === wanted);
    return row?.answers.get(currentUser) ?? '405';
  }

  /** Let in: whatever the call then makes of an empty body and of a record that is not there. */
  const isLetIn = (status: number, path: string) =>
    status < 300 || status === 400 || status === 415 || (status === 404 && path.includes('{'));

  function meets(status: number, wanted: Expected | '405', path: string): boolean {
    return wanted === 'in' ? isLetIn(status, path) : status === Number(wanted);
  }

  const inWords = ({ method, path }: Pick<AccessRow, 'method' | 'path'>) => `${method} ${path}`;

  test('every call of the API stands in the table, and nothing else does', () => {
    const declared = namedCalls(api).map(({ method, path }) => `${method} /api${path}`);
    expect(calls.map(inWords).sort()).toEqual(declared.sort());
  });

  test('every other address the program answers stands in the table: for everybody, or as it says', async () => {
    const answered = app.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !declaredPaths().has(path))
      .map(({ method, path }) => `${method} ${path}`);
    const others = rows.filter((row) => !calls.includes(row));
    expect(others.map(inWords).sort()).toEqual([...new Set(answered)].sort());
    const guarded = others.filter(({ answers }) => [...answers.values()].some((wanted) => wanted !== 'in'));
    for (const row of guarded) {
      const got = await Promise.all(callers.map((currentUser) => send(row.method, row.path, currentUser)));
      expect(
        got.map((status) => (status === 200 ? 'in' : String(status))),
        inWords(row),
      ).toEqual([...row.answers.values()]);
    }
  });

  const declaredPaths = () => new Set(namedCalls(api).map(({ path }) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`));

  test.each(callers)('%s, with every method', async (currentUser) => {
    const wrong: string[] = [];
    for (const path of paths) {
      for (const method of methods) {
        const [status, wanted] = [await send(method, path, currentUser), expected(method, path, currentUser)];
        if (!meets(status, wanted, path)) wrong.push(`${method} ${path}: ${status} instead of ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  describe.each(spellings)('an address $name', ({ same, spell }) => {
    /**
     * Another address: nothing is there, or it is a number that cannot be, behind the guard of the call it is for. Below
     * no `/api/` are the pages, which take forms only (415).
     */
    const isElsewhere = (status: number) => [401, 403, 404, 405, 415].includes(status);

    test.each(callers)('gives %s nothing more', async (currentUser) => {
      const wrong: string[] = [];
      for (const path of paths) {
        for (const method of methods) {
          const status = await send(method, spell(path), currentUser);
          const right = same ? meets(status, expected(method, path, currentUser), path) : isElsewhere(status);
          if (!right) wrong.push(`${method} ${spell(path)}: ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });
});
