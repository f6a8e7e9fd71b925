import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import { sampleRoles } from '../../server/database/sample/roles.ts';
import { type House, openHouse } from '../support/house.ts';
import { signedIn } from '../support/signed-in.ts';
import { askers, type Expected, type Row, readTable } from './table.ts';

/** A number nothing has, so that whoever is let in finds nothing to change. */
const NOBODYS = '2147483646';
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const rows = readTable(await readFile('tests/access/access.md', 'utf8'));
const calls = rows.filter(({ path }) => path.startsWith('/api/') && !/\/(docs|openapi\.json)$/.test(path));
const paths = [...new Set(calls.map(({ path }) => path))];

/** Other ways to write an address. None but the first may lead to more than a "not found". */
const spellings: Record<string, (path: string) => string> = {
  'without its slash': (path) => path.replace(/\/$/, ''),
  'with a double slash before': (path) => path.replace('/api/', '/api//'),
  'with a double slash behind': (path) => `${path}/`,
  'with its last slash as %2F': (path) => path.replace(/\/$/, '%2F'),
  'with its first slash as %2F': (path) => path.replace('/api/', '/api%2F'),
  'in capitals': (path) => path.replace(/\/api\/(.*)/, (_, rest: string) => `/api/${rest.toUpperCase()}`),
  'with a dot segment': (path) => path.replace('/api/', '/api/%2e%2e/api/x/../'),
};

describe('who may call what', () => {
  let house: House;
  const access = new Map<string, string | undefined>();

  beforeAll(async () => {
    house = await openHouse();
    const as = async (permissions: readonly Permission[]) => (await signedIn(house, { permissions })).access;
    for (const { name, permissions } of sampleRoles) access.set(name, await as(permissions));
    access.set('nobody', undefined);
    access.set('no role', await as([]));
    access.set('superuser', (await signedIn(house, { isSuperuser: true })).access);
  });

  afterAll(() => house.close());

  /** Sends it through the door, where a spelling could be taken for another; the path goes out exactly as it is. */
  async function send(method: string, path: string, asker: string): Promise<number> {
    const headers = new Headers();
    const token = access.get(asker);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const init: RequestInit = { method, headers, redirect: 'manual' };
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) {
      headers.set('content-type', 'application/json');
      init.body = '[]';
    }
    const address = path.replaceAll(/\{\w+\}/g, NOBODYS);
    const response = await fetch(`${house.url}${address}`, init);
    await response.arrayBuffer();
    return response.status;
  }

  /** What the table says of this call; a method it does not name is not allowed to anybody. */
  function expected(method: string, path: string, asker: string): Expected | '405' {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const row = calls.find((one) => one.path === path && one.method === wanted);
    return row?.answers.get(asker) ?? '405';
  }

  /** Let in: whatever the call then makes of an empty body and of a thing that is not there. */
  const isLetIn = (status: number, path: string) =>
    status < 300 || status === 400 || status === 415 || (status === 404 && path.includes('{'));

  function meets(status: number, wanted: Expected | '405', path: string): boolean {
    return wanted === 'in' ? isLetIn(status, path) : status === Number(wanted);
  }

  const inWords = ({ method, path }: Pick<Row, 'method' | 'path'>) => `${method} ${path}`;

  test('every call of the API stands in the table, and nothing else does', () => {
    const declared = house.endpoints.map(({ method, path }) => `${method} /api${path}`);
    expect(calls.map(inWords).sort()).toEqual(declared.sort());
  });

  test('every other address the program answers stands in the table, for everybody', () => {
    const answered = house.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !declaredPaths().has(path))
      .map(({ method, path }) => `${method} ${path}`);
    const others = rows.filter((row) => !calls.includes(row));
    expect(others.map(inWords).sort()).toEqual([...new Set(answered)].sort());
    for (const row of others) expect([...row.answers.values()], inWords(row)).toEqual(askers.map(() => 'in'));
  });

  const declaredPaths = () => new Set(house.endpoints.map(({ path }) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`));

  test.each(askers)('%s, with every method', async (asker) => {
    const wrong: string[] = [];
    for (const path of paths) {
      for (const method of methods) {
        const [status, wanted] = [await send(method, path, asker), expected(method, path, asker)];
        if (!meets(status, wanted, path)) wrong.push(`${method} ${path}: ${status} instead of ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  describe.each(Object.entries(spellings))('an address %s', (name, spell) => {
    test.each(askers)('gives %s nothing more', async (asker) => {
      const wrong: string[] = [];
      for (const path of paths) {
        const spelt = spell(path);
        const same = name === 'without its slash' || spelt === path;
        for (const method of methods) {
          const status = await send(method, spelt, asker);
          const wanted = expected(method, path, asker);
          // What a path parameter is made of may itself look like a slash: then nothing is found, after the same guard.
          const right = same ? meets(status, wanted, path) : status === 404 || refused(status, path, spelt);
          if (!right) wrong.push(`${method} ${spelt}: ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  /** A path whose parameter took the odd character in meets the guard of its call, never the call itself. */
  const refused = (status: number, path: string, spelt: string) =>
    spelt !== path && [401, 403, 405].includes(status);
});
