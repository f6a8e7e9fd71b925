import { readFile } from 'node:fs/promises';

/** Commands that docs/operations.md gives, and whether the install test runs them. */
export interface DocumentedCommands {
  /** The name that the test runs them by; undefined where they are not run, or nothing is said about it. */
  tried: string | undefined;
  /** Why they are not run. */
  reason: string | undefined;
  script: string;
}

const block = /(?:<!-- (?:tried: (?<tried>[^\n]+)|not tried: (?<reason>[^\n]+)) -->\n)?```sh\n(?<script>[^`]*)```/g;

/** Every block of commands of the document, in its order. */
export async function documentedCommands(): Promise<DocumentedCommands[]> {
  const text = await readFile('docs/operations.md', 'utf8');
  return [...text.matchAll(block)].map(({ groups = {} }) => ({
    tried: groups.tried,
    reason: groups.reason,
    script: groups.script ?? '',
  }));
}
