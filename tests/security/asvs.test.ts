import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';

interface Row {
  item: string;
  state: string;
}

let rows: Row[];
let files: string[];

/** The files of the repository that a page means by a name: its whole path, or the end of it. */
const meant = (name: string) => files.filter((file) => file === name || basename(file) === name);

const namesIn = (text: string) => [...text.matchAll(/`([^`\s]+\.\w+)`/g)].map(([, name]) => name ?? '');

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

beforeAll(async () => {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  files = stdout.trimEnd().split('\n');
  const table = await readFile('docs/asvs.md', 'utf8');
  rows = [...table.matchAll(/^\| ([\d.]+) \| [^|]+ \| (.+) \|$/gm)].map(([, item = '', state = '']) => ({
    item,
    state,
  }));
});

describe('docs/asvs.md', () => {
  test('goes through the items one by one', () => {
    expect(rows.length).toBeGreaterThan(170);
    expect(new Set(rows.map(({ item }) => item)).size).toBe(rows.length);
    for (const { item, state } of rows)
      expect([item, state]).toEqual([item, expect.stringMatching(/^(met|written|accepted|not applicable): ./)]);
  });

  test('names a test that exists for each item it calls met', () => {
    const without = rows
      .filter(({ state }) => state.startsWith('met: '))
      .filter(({ state }) => !namesIn(state).some((name) => meant(name).some(isTest)))
      .map(({ item }) => item);
    expect(without).toEqual([]);
  });

  test('names a page that exists for each item it calls written', () => {
    const without = rows
      .filter(({ state }) => state.startsWith('written: '))
      .filter(({ state }) => !namesIn(state).some((name) => meant(name).length > 0))
      .map(({ item }) => item);
    expect(without).toEqual([]);
  });

  test.each(['docs/asvs.md', 'docs/security.md'])('every file that %s names is there, and is one', async (page) => {
    const named = namesIn(await readFile(page, 'utf8')).filter((name) => /\.(tsx?|md|yaml|service)$/.test(name));
    expect(named.length).toBeGreaterThan(20);
    const unclear = [...new Set(named)].filter((name) => meant(name).length !== 1);
    expect(unclear).toEqual([]);
  });
});
