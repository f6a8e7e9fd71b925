import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSettings } from '../../server/commands/settings-file.ts';

const script = readFileSync('deploy/install.sh', 'utf8');
const [setting = ''] = /^setting\(\) \{\n[\s\S]*?^\}\n/m.exec(script) ?? [];

const written = (value: string) =>
  execFileSync('sh', ['-euc', `${setting}\nsetting FIRST "$1" 'Says what' ''; setting LAST last '' ''`, 'sh', value], {
    encoding: 'utf8',
  });

test.each([
  'https://example.org',
  'Example <info@example.org>',
  'smtps://user:a\\nb\\tc\\\\d\\@mail.example.org',
  'ends with a backslash\\',
  `"double" and 'single' o'clock`,
  '$HOME $(id) `id` %s %n \\$HOME',
  '  blanks around  ',
  '# no comment ; nor this #',
  '-n',
  '-e a\\nDATABASE_URL=x',
  'Éric 😀',
])('install.sh writes %j so that the service and the commands read the same', (value) => {
  expect(parseSettings(written(value))).toEqual({ FIRST: value, LAST: 'last' });
});

test('a setting that was not given is commented out', () => {
  expect(parseSettings(written(''))).toEqual({ LAST: 'last' });
});

test.each(['\n', '\r', '\u0007'])('install.sh refuses a value with %j before it does anything', (sign) => {
  const { status, stderr } = spawnSync('sh', ['deploy/install.sh', '--mail', `smtp://a${sign}SECRET_KEY=x`], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'install.sh: The value of --mail has a line break or another sign that cannot be seen in it.\n',
  ]);
});
