import { expect, test } from 'vitest';
import { ContentVersions } from './content-versions.ts';

/** The news of a change of posts: the new version, and the parts that changed. */
const change = (version: number, parts: string | null, parts_version: number | null = version) => ({
  tag: 'posts',
  version,
  parts,
  parts_version,
});

const is = (versions: ContentVersions, since: number, ...parts: string[]) =>
  versions.isUnchanged('posts', since, new Set(parts)) ? 'unchanged' : 'changed';

test('a change touches the parts it names, and whoever depends on everything', () => {
  const versions = new ContentVersions();
  versions.learn(change(1, '7 order'));
  versions.learn(change(2, '7'));
  expect([is(versions, 1, '7'), is(versions, 1, '8', 'order'), is(versions, 0, '8', 'order')]).toEqual([
    ...['changed', 'unchanged', 'changed'],
  ]);
  expect([1, 2].map((since) => versions.isUnchanged('posts', since, undefined))).toEqual([false, true]);
});

test.each([
  ['a change that says nothing of its parts', [change(2, null)]],
  ['a change by an older release, which leaves the parts of an earlier one', [change(2, '7', 1)]],
  ['a change before which one was missed', [change(3, '7')]],
])('%s touches everything', (_, news) => {
  const versions = new ContentVersions();
  versions.learn(change(1, '7'));
  for (const row of news) versions.learn(row);
  expect(is(versions, 1, '8')).toBe('changed');
  expect(is(versions, versions.of('posts'), '8')).toBe('unchanged');
});

test('news that comes twice, or late, changes nothing', () => {
  const versions = new ContentVersions();
  for (const version of [1, 2, 3]) versions.learn(change(version, String(version)));
  const { generation } = versions;
  versions.learn(change(2, null));
  versions.learn(change(3, null));
  expect([versions.generation, is(versions, 1, '4')]).toEqual([generation, 'unchanged']);
});

test('of many changes the latest are remembered, and whatever is older than those counts as changed', () => {
  const versions = new ContentVersions();
  for (let version = 1; version <= 1500; version += 1) versions.learn(change(version, String(version)));
  expect([is(versions, 499, 'other'), is(versions, 500, 'other')]).toEqual(['changed', 'unchanged']);
  expect([is(versions, 1000, '1001'), is(versions, 1001, '1001')]).toEqual(['changed', 'unchanged']);
});
