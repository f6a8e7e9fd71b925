import { resourceNames } from '../roles/permission-words.ts';

/** A word of the log as staff read it: `sign_in` becomes "Sign in". */
function plain(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What a kind of record is called. */
export const resourceWord = (resource: string) => resourceNames[resource] ?? plain(resource);

/** What an action is called. */
export const actionWord = plain;
