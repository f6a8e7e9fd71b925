import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { releaseFault } from './release-fault.ts';

const dated = '# Changes\n\n## 0.2.0, 2027-01-15\n\nNew.\n\n## 0.1.0, 2026-11-22\n';
const undated = dated.replace('2027-01-15', 'not yet released');
const version = '0.2.0';

test.each([
  ['before the tag is set', { version, changelog: undated, tags: [], isTagged: false }],
  ['at the tag', { version, changelog: dated, tags: ['v0.2.0', 'tested'], isTagged: true }],
])('an archive is made %s', (_, sources) => {
  expect(releaseFault(sources)).toBeNull();
});

test.each([
  ['the newest entry of CHANGELOG.md is 0.2.0', { version: '0.3.0', changelog: dated, tags: [], isTagged: false }],
  ['the commit has the tag v0.1.9', { version, changelog: dated, tags: ['v0.1.9'], isTagged: false }],
  ['write its date into CHANGELOG.md', { version, changelog: undated, tags: ['v0.2.0'], isTagged: true }],
  ['v0.2.0 is the tag of another commit: raise the version', { version, changelog: dated, tags: [], isTagged: true }],
])('none is made where %s', (fault, sources) => {
  expect(releaseFault(sources)).toContain(fault);
});

test('version and changes of these sources agree', async () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile('package.json', 'utf8')));
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  expect(releaseFault({ version, changelog, tags: [], isTagged: false })).toBeNull();
});
