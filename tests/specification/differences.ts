import { readFileSync } from 'node:fs';

const decision = 'docs/decisions/0039-where-the-specification-is-not-kept-to-the-letter.md';

/** The keys of decision 39, in its order. */
export const differences: readonly string[] = readFileSync(decision, 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `([a-z0-9-]+)` \|/.exec(line)?.[1] ?? []);

/** Keys that no row names, and why. */
export const unseen: Readonly<Record<string, string>> = {
  'no-event-statistics': 'figures that are not computed are not shown either way',
};
