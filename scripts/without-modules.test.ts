import { expect, test } from 'vitest';
import { withoutLinesOf } from './without-modules.ts';

const list = `import type { Brought } from '../server/brought.ts';
import { letters } from './letters/server.ts';
import { lettersAbroad } from './letters-abroad/server.ts';

/** What each module brings. */
export const brought: readonly Brought[] = [letters, lettersAbroad];
export const together = { ...letters, ...lettersAbroad };
`;

test('a list loses the lines of one module, and no other', () => {
  expect(withoutLinesOf('letters', list)).toBe(`import type { Brought } from '../server/brought.ts';
import { lettersAbroad } from './letters-abroad/server.ts';

/** What each module brings. */
export const brought: readonly Brought[] = [lettersAbroad];
export const together = { ...lettersAbroad };
`);
  expect(withoutLinesOf('stamps', list)).toBe(list);
});

test('a list loses what it imports in several lines, under another name, or exports at once', () => {
  const several = `import {
  letters,
  type Letter as SomeLetter,
} from './letters/calls.ts';
import * as stamps from './stamps/calls.ts';

export type Sent = SomeLetter;
export const brought = {
  ...letters,
  ...stamps,
};
`;
  const without = withoutLinesOf('letters', several);
  expect(without).not.toMatch(/letters|SomeLetter/);
  expect(without).toContain('  ...stamps,');
  expect(withoutLinesOf('stamps', several)).not.toContain('stamps');
  const words = `export * as stamps from './stamps/words/en/dashboard.ts';\nexport * from './letters/words/en/dashboard.ts';\n`;
  expect(withoutLinesOf('letters', words)).toBe(`export * as stamps from './stamps/words/en/dashboard.ts';\n`);
});

test('a list of nothing can still be imported', () => {
  expect(withoutLinesOf('letters', `// What modules say.\nexport * from './letters/replies.ts';\n`)).toBe(
    '// What modules say.\nexport {};\n',
  );
});
