import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { always, areas, slowTestsNotOf, specsForChange } from './chosen-tests.ts';

describe('the browser tests of a change', () => {
  test('every spec is run always or belongs to an area, and there is no name without a spec', async () => {
    const files = [
      ...(await readdir('tests/browser')),
      ...(await readdir('modules', { recursive: true })).map((file) => basename(file)),
    ].filter((file) => file.endsWith('.spec.ts'));
    const placed = new Set([...always, ...areas.flatMap(({ specs = [] }) => specs)]);
    expect([...placed].sort()).toEqual(files.map((file) => file.replace('.spec.ts', '')).sort());
  });

  test.each([
    ['server/giving/receipts.ts', 'receipts-at-once'],
    ['web/dashboard/media/Library.tsx', 'media-library'],
    ['locales/fr/dashboard/list.ts', 'longer-words'],
    ['domain/post.ts', 'posts-dashboard'],
    ['tests/browser/print.spec.ts', 'print'],
  ])('%s brings %s, and what is always run', (file, spec) => {
    expect(specsForChange([file])).toEqual(expect.arrayContaining([spec, 'forms']));
  });

  test('a change of no area brings what is always run, once', () => {
    expect(specsForChange(['docs/look.md', 'package.json'])).toEqual([...always].sort());
    expect(
      specsForChange(['server/giving/a.ts', 'domain/giving/b.ts']).filter((spec) => spec === 'payments'),
    ).toHaveLength(1);
  });
});

describe('the slow tests of a change', () => {
  test('each is there', () => {
    const all = areas.flatMap(({ slow = [] }) => slow);
    expect(all.filter((name) => !existsSync(`${name}.test.ts`))).toEqual([]);
  });

  test('are left out where the change touches neither their area nor themselves', () => {
    expect(slowTestsNotOf(['docs/look.md'])).toContain('tests/faults/disk');
    expect(slowTestsNotOf(['server/backup/schedule.ts'])).not.toContain('tests/faults/disk');
    expect(slowTestsNotOf(['tests/faults/disk.test.ts'])).not.toContain('tests/faults/disk');
    expect(slowTestsNotOf(['server/backup/schedule.ts'])).toContain('tests/uploads/memory');
  });
});
