import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicStates } from './public/states.ts';
import type { Row } from './row.ts';
import { staffStates } from './staff/states.ts';

const decision = 'docs/decisions/0039-where-the-specification-is-not-kept-to-the-letter.md';

/** The keys of decision 39, in its order. */
const differences: readonly string[] = readFileSync(decision, 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `([a-z0-9-]+)` \|/.exec(line)?.[1] ?? []);

/** Keys that no row names, and why. */
const unseen: Readonly<Record<string, string>> = {
  'posts-waiting-for-publishing': 'a filter more; tests/browser/drafts-on-server.spec.ts',
  'details-beside-the-list': 'it is looked at on a narrower screen; tests/browser/list-frame.spec.ts',
  'no-event-statistics': 'figures that are not computed are not shown either way',
};

const documents = { 'public site': publicStates, 'staff dashboard': staffStates };
const states = Object.values(documents).flat();
const rows: readonly Row[] = states.flatMap((state) => state.rows);
const named = new Set(rows.flatMap(({ differs }) => differs ?? []));

test('every difference that a row names stands in decision 39, and every one there is named or cannot be seen', () => {
  expect([...named].filter((key) => !differences.includes(key))).toEqual([]);
  expect(differences.filter((key) => !named.has(key) && !Object.hasOwn(unseen, key))).toEqual([]);
  expect(Object.keys(unseen).filter((key) => named.has(key) || !differences.includes(key))).toEqual([]);
  expect(differences).toHaveLength(new Set(differences).size);
});

test('every state has a name of its own, and every row is there once', () => {
  const names = states.map(({ where }) => where);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  for (const { where, rows: own } of states) {
    const said = own
      .filter(({ after }) => after === undefined)
      .map(({ what, section }) => `${where}: ${what} (${section})`);
    expect(said.filter((name, place) => said.indexOf(name) !== place)).toEqual([]);
  }
});

test('the count of the rows', () => {
  const lines = Object.entries(documents).map(([name, own]) => {
    const its = own.flatMap((state) => state.rows);
    const differing = its.filter(({ differs }) => differs !== undefined).length;
    const failing = its.filter(({ fails }) => fails !== undefined).length;
    return `${name}: ${its.length} rows in ${own.length} states; ${its.length - differing - failing} to the letter, ${differing} differ as decided, ${failing} fail`;
  });
  const byDecision = differences.map((key) => [key, rows.filter(({ differs }) => differs === key).length]);
  console.info([...lines, ...byDecision.map(([key, number]) => `  ${key}: ${number}`)].join('\n'));
  expect(rows.length).toBeGreaterThan(0);
});
